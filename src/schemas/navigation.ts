import { z } from 'zod';
import { position, sitePath, slug, text } from './fields.ts';

const path = sitePath('Menus only link to pages on this site.');

const link = z
  .strictObject({
    title: text('Link text.', { min: 2, max: 40 }),
    href: path,
    description: text('One line under the link in a menu.', { max: 90 }).optional(),
  })
  .describe('A link.');

/**
 * A menu of the header or a list of the footer. `links` are written here; a
 * menu with `from` takes them from a collection, so that a new city or guide
 * appears by itself.
 */
export const navigationSchema = z.strictObject({
  id: slug('Short name, for example "resources".', 40),
  place: z.enum(['header', 'footer']).describe('Where it appears.'),
  order: position('Position in the row.'),
  label: text('Label of the menu, or heading of the list.', { min: 2, max: 40 }),
  href: path.optional().describe('Where the label itself leads; required when there are no links.'),
  from: z.enum(['cities', 'resources']).optional().describe('Collection that the links come from.'),
  links: z.array(link).max(12).default([]).describe('Links written here.'),
});
