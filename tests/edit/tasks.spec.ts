/** The tasks that docs/editing.md describes for the browser, from the first click to the built pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { z } from 'zod';
import { checkAll } from '../../tools/edit/check-entry.ts';
import { makeCopy } from '../../tools/dev/project-copy.ts';
import { dayAhead } from '../days-ahead.ts';
import { fieldName } from './fill-form.ts';
import { startEditor, type Editor } from './open-editor.ts';

test.describe.configure({ mode: 'serial' });

const slug = 'what-a-rate-lock-does-and-when-to-ask';
const review = 'They called back the same afternoon, and the closing came in under the estimate.';
const question = 'Can I visit a finished kitchen?';

let editor: Editor;

test.beforeAll(async ({ browser }) => {
  editor = await startEditor(browser);
});

test.afterAll(async () => {
  await editor.close();
});

const choose = (collection: string) =>
  editor.page.getByRole('treeitem', { name: new RegExp(`^${collection}`) }).click();

/** The field of a label; within a list, the last one that is expanded. */
const field = (label: string) =>
  editor.page
    .getByRole('group', { name: fieldName(label), exact: true })
    .filter({ visible: true })
    .last();

const type = (label: string, value: string, group = label) =>
  field(group).getByRole('textbox', { name: label, exact: true }).last().fill(value);

const setDate = (label: string, day: string) =>
  field(label).locator('input[type="date"]').fill(day);

test('the guide describes these tasks', () => {
  const headings = readFileSync('docs/editing.md', 'utf8').matchAll(/^### (.+) in the browser$/gm);
  expect([...headings].map(([, heading]) => heading)).toEqual([
    'Publish an article',
    'Change the phone number',
    'Correct a figure',
    'Replace a review',
    'Schedule a question',
  ]);
});

test('publish an article', async () => {
  const { page } = editor;
  await choose('Articles');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await type('Title', 'What a rate lock does and when to ask');
  await type('Description', 'A rate lock keeps your rate while your loan is prepared for closing.');
  await type(
    'Excerpt',
    'A rate lock keeps the rate that you were offered while your loan is being prepared.',
  );
  await setDate('Date', '2026-11-20');
  await page.getByRole('radio', { name: 'Home Buying' }).click();
  await field('Hero')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'Rate lock.webp',
      mimeType: 'image/webp',
      buffer: readFileSync('src/assets/pictures/city-dublin.webp'),
    });
  // Only a picture that the form has taken can be replaced.
  await expect(field('Hero').getByRole('button', { name: /^Replace/ })).toBeVisible();
  await type('Alt', 'A padlock beside a calendar on a kitchen table.', 'Hero');
  await type('Heading', 'Ask about a rate lock', 'Closing');
  await type('Text', 'Tell us your plans, and a loan officer will call you back.', 'Closing');
  const flag = page.getByText('No such figure or business fact: [[rate-lock]]');
  await type('Text', 'It keeps your rate for [[rate-lock]].');
  await expect(flag).toBeVisible();
  await type('Text', '## What is a rate lock?\n\nIt keeps your rate until closing, usually for ');
  await field('Text').getByRole('textbox', { name: 'Text', exact: true }).press('End');
  await expect(flag).toBeHidden();
  await page.getByRole('button', { name: 'Insert a figure' }).click();
  const token = page.getByRole('combobox', { name: /figure or business fact$/ });
  const { label } = z
    .object({ label: z.string() })
    .parse(JSON.parse(readFileSync('src/content/figures/rate-lock-period.json', 'utf8')));
  await expect(page.locator('datalist option', { hasText: label }).first()).toHaveAttribute(
    'value',
    'rate-lock-period',
  );
  await token.fill('rate lock');
  await token.press('Enter');
  await expect(token).toBeVisible();
  await token.fill('rate-lock-period');
  await token.press('Tab');
  await editor.save();
  const written = await editor.read(`src/content/blog/${slug}.md`);
  expect(written).toContain("image: '../../assets/pictures/rate-lock.webp'");
  expect(written).toContain('usually for [[rate-lock-period]]');
});

test('change the phone number', async () => {
  const { page } = editor;
  await choose('Businesses');
  await page.getByRole('row', { name: 'Alum Creek Mortgage Group' }).click();
  await type('Phone', '(614) 555-0199');
  await editor.save();
  expect(await editor.read('src/content/businesses/brokerage.json')).toContain('555-0199');
});

test('correct a figure', async () => {
  const { page } = editor;
  await page.getByRole('searchbox', { name: /^Search/ }).fill('appraisal fee');
  await page.getByRole('row', { name: /Typical appraisal fee on a home purchase/ }).click();
  await field('Low').getByRole('spinbutton').fill('350');
  await field('High').getByRole('spinbutton').fill('700');
  await type('As of', '2026-11');
  await field('Checked on').getByRole('button', { name: 'Today' }).click();
  await setDate('Review by', dayAhead(180));
  await editor.save();
  const written = await editor.read('src/content/figures/appraisal-fee.json');
  expect(JSON.parse(written)).toMatchObject({ low: 350, high: 700, asOf: '2026-11' });
});

test('replace a review', async () => {
  const { page } = editor;
  await choose('Reviews');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await type('Name', 'Rosa M., Yonkers');
  await type('Text', review);
  await field('Sample').getByRole('switch').click();
  await type('Source', 'Google');
  await setDate('Date', '2026-10-28');
  await type('Permission', 'by email, November 4, 2026');
  await editor.save();
  const written: unknown = JSON.parse(
    await editor.read('src/content/testimonials/testimonials.json'),
  );
  expect(written).toContainEqual(expect.objectContaining({ text: review, sample: false }));
});

test('schedule a question', async () => {
  const { page } = editor;
  await choose('Questions');
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await type('Id', 'visit-a-kitchen');
  await type('Question', question);
  await type('Answer', 'Yes. Call us, and we will ask an owner whether you may come by.');
  await field('Business').getByRole('radio', { name: 'remodeler' }).click();
  await setDate('Publish date', dayAhead(30));
  await editor.save();
  const written: unknown = JSON.parse(await editor.read('src/content/faqs/faqs.json'));
  expect(written).toContainEqual(expect.objectContaining({ question }));
});

test('the check accepts all of it, and the built pages show it', async () => {
  test.setTimeout(480_000);
  expect(await checkAll(await editor.project())).toBe('');
  const copy = makeCopy();
  try {
    for (const [path, bytes] of await editor.files()) copy.write(path, Buffer.from(bytes));
    const built = await copy.run('build:test');
    expect(built.code, built.output).toBe(0);
    const page = (file: string) => parseHTML(copy.read(join('.cache/test-site', file))).document;
    const article = page(`blog/${slug}.html`);
    expect(article.querySelector('h1')?.textContent).toBe('What a rate lock does and when to ask');
    expect(article.querySelector('article header img')?.getAttribute('alt')).toBe(
      'A padlock beside a calendar on a kitchen table.',
    );
    const home = page('index.html').documentElement.outerHTML;
    expect(home).toContain('tel:+16145550199');
    expect(home).toContain(review);
    expect(page('blog/closing-costs.html').documentElement.textContent).toContain('$350–$700');
    expect(page('faqs.html').documentElement.textContent).not.toContain(question);
  } finally {
    copy.remove();
  }
});
