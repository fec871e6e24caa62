import { z } from 'zod';
import { picture, slug, text } from './fields.ts';
import type { SchemaContext } from './fields.ts';

/** A project of the sister company: a tile, or a half of the before/after pair. */
export const gallerySchema = (context: SchemaContext) =>
  z.strictObject({
    id: slug('Short name, for example "walnut-kitchen".', 60),
    role: z
      .enum(['tile', 'before', 'after'])
      .describe('"tile", or "before" and "after" for the pair.'),
    title: text('Title of the project.', { min: 4, max: 60 }),
    category: text('Kind of work, for example "Kitchen Remodeling".', { min: 3, max: 40 }),
    caption: text('What was done, one or two sentences.', { min: 20, max: 240 }),
    picture: picture(context),
    sample: z
      .boolean()
      .describe('On (true) while the picture is a drawing and not a photo of a finished project.'),
  });
