import { expect, test } from 'vitest';
import { withoutMarks, wordsOf } from '../../tools/content/check/wording/sentences.ts';
import { builtPage } from './built-site.ts';
import { articles, brokerage, printed } from './content.ts';
import { linksIn, partOf } from './outline.ts';
import { textOf } from './text.ts';

test.each(articles)('$id has a quote button and a phone link inside', ({ id }) => {
  const article = partOf(builtPage(`/blog/${id}`), 'article');
  expect(article.querySelector('[commandfor="quote-dialog"]')).not.toBeNull();
  expect(linksIn(article)).toContain(brokerage.telHref);
});

test.each(articles)('$id prints the read time of its words', ({ id, body }) => {
  const minutes = Math.max(1, Math.round(wordsOf(withoutMarks(printed(body))).length / 220));
  const seen = textOf(partOf(builtPage(`/blog/${id}`), 'article header'));
  const shown = Number(/(?<minutes>\d+) min read/.exec(seen)?.groups?.minutes);
  expect(Math.abs(shown - minutes)).toBeLessThanOrEqual(1);
});
