import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { noComments } from './index.ts';

const html = (text: string) => markdownToHtml(text, { hastPlugins: [noComments] }).html;

test.each([
  ['on a line of its own', 'One.\n\n<!-- Ask Dana. -->\n\nTwo.'],
  ['over several lines', 'One.\n\n<!--\nAsk Dana.\n\nSoon.\n-->\n\nTwo.'],
  ['inside a sentence', 'One <!-- Ask Dana. --> and two. Two.'],
  ['in a list', 'One.\n\n- <!-- Ask Dana. -->\n- Two.'],
  ['at the end of the text', 'One. Two.\n\n<!-- Ask Dana. -->'],
])('a note to colleagues %s is not in the page', (_where, text) => {
  const page = html(text);
  expect(page).not.toMatch(/<!--|Dana/);
  expect(page).toContain('One');
  expect(page).toContain('Two.');
});

test('a note in code is printed', () => {
  expect(html('`<!-- Ask Dana. -->`')).toContain('Ask Dana.');
});
