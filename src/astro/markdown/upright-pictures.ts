import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHastPlugin } from 'satteri';
import sharp from 'sharp';

/**
 * Gives turned pictures the size at which they are seen. Astro reads the
 * orientation of a JPEG only, and would cut any other to the size it has lying down.
 */
export const uprightPictures = defineHastPlugin({
  name: 'upright-pictures',
  element: {
    filter: ['img'],
    async visit(picture, context) {
      const { src } = picture.properties;
      if (typeof src !== 'string' || src.startsWith('/') || URL.canParse(src)) return;
      if (!context.fileURL) throw new Error('Pictures are named from the file that shows them.');
      const file = resolve(dirname(fileURLToPath(context.fileURL)), decodeURI(src));
      const { format, width, height, autoOrient } = await sharp(file).metadata();
      // AVIF is turned while it is read, so its sides look the same before and after.
      if (format !== 'heif' && autoOrient.width === width && autoOrient.height === height) return;
      context.setProperty(picture, 'width', autoOrient.width);
      context.setProperty(picture, 'height', autoOrient.height);
    },
  },
});
