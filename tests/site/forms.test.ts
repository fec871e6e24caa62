/** What stands beside each form, dialog, and chat, and under buttons that promise more than a form. */
import { expect, test } from 'vitest';
import { quoteDialogs } from '../../src/lib/quote-dialogs.ts';
import { builtPage, builtPages } from './built-site.ts';
import { brokerage, pageWords, printed, remodeler } from './content.ts';
import { linksIn, mainOf, partOf } from './outline.ts';
import { textOf } from './text.ts';

const businesses = { brokerage, remodeler };
const goesTo = (name: string) => `This form goes to ${name} through an outside provider.`;

test.each([
  ['/', '#quote', [goesTo(brokerage.name), brokerage.nextStep]],
  ['/gallery', '#quote-form', [goesTo(remodeler.name), remodeler.nextStep]],
  ['/faqs', '#quote-form', [goesTo(remodeler.name), remodeler.nextStep]],
  ['/help', '#quote-form', [pageWords('help').form.beforeYouSend]],
])('%s says beside its form who gets it and what happens next', (path, form, words) => {
  const beside = partOf(builtPage(path), form);
  for (const part of words) expect(textOf(beside)).toContain(printed(part));
  expect(linksIn(beside)).toContain('/privacy');
});

test('the form of /help names both businesses, which share it', () => {
  const { beforeYouSend } = pageWords('help').form;
  for (const { name } of [brokerage, remodeler]) expect(printed(beforeYouSend)).toContain(name);
  expect(beforeYouSend).not.toContain('loan officer');
});

test.each([...builtPages.values()])('each dialog of $path says who gets its form', (page) => {
  for (const owner of ['brokerage', 'remodeler'] as const) {
    const dialog = page.document.getElementById(quoteDialogs[owner].id);
    if (owner === 'remodeler' && !dialog) continue;
    const words = dialog ? textOf(dialog) : '';
    const { name, nextStep } = businesses[owner];
    expect(words).toContain(goesTo(name));
    expect(words).toContain(printed(nextStep));
    expect(dialog && linksIn(dialog)).toContain('/privacy');
  }
});

test.each([...builtPages.values()])(
  'the chat button of $path has the privacy page beside it',
  (page) => {
    const beside = partOf(page, '[data-chat]').parentElement;
    expect(beside && textOf(beside)).toContain('Chats go through an outside provider.');
    expect(beside && linksIn(beside)).toContain('/privacy');
  },
);

const promising = [
  'Get Pre-Approved Today',
  'Start Your Application',
  'Calculate Your Cash-Out Amount',
];
const promises = [...builtPages.values()].flatMap((page) =>
  [...mainOf(page).querySelectorAll('button')]
    .filter((button) => promising.includes(textOf(button)))
    .map((button) => ({ path: page.path, page, button, label: textOf(button) })),
);

test('each label that promises more than a form is in use', () => {
  expect(new Set(promises.map(({ label }) => label))).toEqual(new Set(promising));
});

test.each(promises)('$path says under "$label" what happens next', ({ page, button }) => {
  const parts = [...mainOf(page).querySelectorAll('button, p')];
  const after = parts.slice(parts.indexOf(button)).find(({ localName }) => localName === 'p');
  expect(after && textOf(after)).toBe(printed(brokerage.nextStep));
  expect(brokerage.nextStep).toContain('This is an inquiry, not a loan application.');
});
