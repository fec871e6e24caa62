import { defineHastPlugin } from 'satteri';

/** Links to other sites say so to the browser: no opener, no endorsement of what stands there. */
export const externalLinks = defineHastPlugin({
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(link, context) {
      if (/^https?:\/\//.test(String(link.properties.href)))
        context.setProperty(link, 'rel', ['noopener']);
    },
  },
});
