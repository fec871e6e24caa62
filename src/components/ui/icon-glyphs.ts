import { icons } from 'lucide';
import type { IconNode } from 'lucide';
import type { IconName } from '../../schemas/icons';

/** Icons of controls, besides those that content may name. */
export type ControlIcon = 'menu' | 'x' | 'chevron-down' | 'check';

const byExport = new Map(Object.entries(icons));

/**
 * The shapes of an icon.
 * @param name Lucide's name in kebab case, "badge-check".
 * @throws Error when Lucide has no such icon
 */
export function glyph(name: IconName | ControlIcon): IconNode {
  const exported = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const shapes = byExport.get(exported);
  if (!shapes) throw new Error(`Lucide has no icon "${name}". Correct src/schemas/icons.ts.`);
  return shapes;
}
