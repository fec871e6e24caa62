/** What our Markdown adds to the plain one, alike for .md and .mdx. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHastPlugin } from 'satteri';
import sharp from 'sharp';

/** Notes to colleagues, "<!-- Ask Dana. -->", are in no page. The content check lets no other HTML through. */
export const noComments = defineHastPlugin({
  name: 'no-comments',
  raw: (html, context) => {
    if (html.value.trimStart().startsWith('<!--')) context.removeNode(html);
  },
});

/**
 * Wide tables scroll alone, reachable by keyboard, and never move the page.
 * Alignment becomes a data attribute, because a style attribute is forbidden
 * by the site's security policy.
 */
const scrollingTables = defineHastPlugin({
  name: 'scrolling-tables',
  element: [
    {
      filter: ['table'],
      visit(table, context) {
        const [head] = table.children.filter((child) => child.type === 'element');
        const [row] = head?.children.filter((child) => child.type === 'element') ?? [];
        const columns =
          row?.children
            .filter((child) => child.type === 'element')
            .map((cell) => context.textContent(cell).trim())
            .filter((text) => text !== '') ?? [];
        context.wrapNode(table, {
          type: 'element',
          tagName: 'div',
          properties: {
            className: ['table-scroll'],
            role: 'group',
            tabIndex: 0,
            ariaLabel: `Table: ${columns.join(', ')}`,
          },
          children: [],
        });
      },
    },
    {
      filter: ['th', 'td'],
      visit(cell, context) {
        const { style } = cell.properties;
        const align =
          typeof style === 'string' && /text-align:\s*(left|center|right)/.exec(style)?.[1];
        if (!align) return;
        context.setProperty(cell, 'style', undefined);
        context.setProperty(cell, 'dataAlign', align);
      },
    },
  ],
});

/**
 * Gives turned pictures the size at which they are seen. Astro reads the
 * orientation of a JPEG only, and would cut any other to the size it has lying down.
 */
const uprightPictures = defineHastPlugin({
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

/** Plugins for the Markdown processor, in order. */
export const markdownPlugins = [noComments, scrollingTables, uprightPictures];
