import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEditor, type Editor } from './open-editor.ts';

/** One entry of each collection, with a field that takes one more word. */
const entries = [
  ['src/content/blog/closing-costs.md', 'blog/entries/closing-costs', 'Excerpt'],
  ['src/content/businesses/brokerage.json', 'businesses/entries/brokerage', 'Slogan'],
  ['src/content/cities/dublin.md', 'cities/entries/dublin', 'Lead'],
  ['src/content/figures/appraisal-fee.json', 'figures/entries/appraisal-fee', 'Note'],
  ['src/content/legal/privacy.md', 'legal/entries/privacy', 'Lead'],
  ['src/content/loan-programs/usda.md', 'loan-programs/entries/usda', 'Summary'],
  ['src/content/pages/help.json', 'pages/entries/help', 'Lead'],
  ['src/content/resources/calculator.md', 'resources/entries/calculator', 'Lead'],
  ['src/content/team/lending-team.json', 'team-team/entries/lending-team', 'Name'],
  ['src/content/faqs/faqs.json', '_singletons/entries/faqs', 'Answer'],
  ['src/content/gallery/gallery.json', '_singletons/entries/gallery', 'Caption'],
  ['src/content/glossary/glossary.json', '_singletons/entries/glossary', 'Definition'],
  ['src/content/navigation/navigation.json', '_singletons/entries/navigation', 'Label'],
  [
    'src/content/service-areas/service-areas.json',
    '_singletons/entries/service-areas',
    'Description',
  ],
  ['src/content/testimonials/testimonials.json', '_singletons/entries/testimonials', 'Text'],
] as const;

test.describe.configure({ mode: 'serial' });

let editor: Editor;

test.beforeAll(async ({ browser }) => {
  editor = await openEditor(browser);
});

test.afterAll(async () => {
  await editor.close();
});

test('an entry of each collection is saved with the one changed line', async () => {
  test.setTimeout(120_000);
  const { page } = editor;
  for (const [path, address, label] of entries) {
    await test.step(path, async () => {
      await editor.open(address);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      if (address.startsWith('_singletons'))
        await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
      const field = page.getByRole('textbox', { name: label, exact: true }).first();
      const before = await field.inputValue();
      await field.fill(`${before} More.`);
      await editor.save();
      const written = (await editor.read(path)).split('\n');
      const old = readFileSync(path, 'utf8').split('\n');
      const changed = written.filter((line, index) => line !== old[index]);
      expect(changed).toHaveLength(1);
      expect(changed[0]).toContain(' More.');
      expect(written).toHaveLength(old.length);
    });
  }
});

test('nothing is asked of a foreign host: the policy refuses it', () => {
  expect([...editor.foreign.values()].filter((end) => end !== 'csp')).toEqual([]);
});
