/** What visitors call the parts of the site that most journeys meet. */
import type { Target } from './visitor.ts';

export const button = (name: string, within?: Target): Target => ({ role: 'button', name, within });
export const link = (name: string, within?: Target): Target => ({ role: 'link', name, within });
export const heading = (name: string): Target => ({ role: 'heading', name });
export const text = (name: string, within?: Target): Target => ({ role: 'text', name, within });

export const banner: Target = { role: 'banner' };
export const main: Target = { role: 'main' };
export const menus: Target = { role: 'navigation', name: 'Main' };
export const phoneMenu: Target = { role: 'navigation', name: 'Mobile menu' };
export const dialog: Target = { role: 'dialog', name: 'Get a quote or apply' };
export const menuButton = button('Menu', banner);
export const applyNow = button('Apply Now', banner);
export const close = button('Close', dialog);

/** A place beside every dialog and menu. */
export const OUTSIDE = [20, 400] as const;
