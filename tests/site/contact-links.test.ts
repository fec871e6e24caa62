import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';
import { brokerage, remodeler } from './content.ts';
import { textOf } from './text.ts';

const businesses = [brokerage, remodeler];

/** Elements with text of their own that name a phone or an address. */
const naming = (document: Document, words: string) =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.nodeName) &&
      [...element.childNodes].some(
        (node) => node.nodeType === node.TEXT_NODE && (node.textContent ?? '').includes(words),
      ),
  );

test.each([...builtPages.values()])(
  '$path links every phone and e-mail address',
  ({ document }) => {
    const plain = businesses.flatMap(({ phone, telHref, email }) => [
      ...naming(document, phone).filter((one) => one.closest(`a[href="${telHref}"]`) === null),
      ...naming(document, email).filter((one) => one.closest(`a[href="mailto:${email}"]`) === null),
    ]);
    expect(plain.map(textOf)).toEqual([]);
  },
);

test.each([...builtPages.values()])('$path forbids guessing at phone numbers', ({ document }) => {
  const meta = document.querySelector('meta[name="format-detection"]');
  expect(meta?.getAttribute('content')).toBe('telephone=no');
});
