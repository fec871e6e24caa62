import { defineHastPlugin } from 'satteri';

/**
 * Wide tables scroll alone, reachable by keyboard, and never move the page.
 * Alignment becomes a data attribute, because a style attribute is forbidden
 * by the site's security policy.
 */
export const scrollingTables = defineHastPlugin({
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
