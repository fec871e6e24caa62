/** The content check holds entries to this; here are the words that templates and islands add. */
import { expect, test } from 'vitest';
import { claim } from '../../tools/content/check/wording/advertising.ts';
import { builtPages } from './built-site.ts';
import { textOf } from './text.ts';

test.each([...builtPages.values()])('$path claims nothing that it cannot prove', ({ document }) => {
  expect(claim.exec(textOf(document.body))?.[0]).toBeUndefined();
});
