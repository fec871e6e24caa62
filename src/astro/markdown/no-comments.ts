import { defineHastPlugin } from 'satteri';

/** Notes to colleagues, "<!-- Ask Dana. -->", are in no page. The content check lets no other HTML through. */
export const noComments = defineHastPlugin({
  name: 'no-comments',
  raw: (html, context) => {
    if (html.value.trimStart().startsWith('<!--')) context.removeNode(html);
  },
});
