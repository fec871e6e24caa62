import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkAll } from '../../tools/edit/check-entry.ts';
import { editorConfig } from '../../tools/edit/config.ts';
import { entryText, fieldsOfForm } from '../../tools/edit/entry-text.ts';
import { fillForm, type Value } from './fill-form.ts';
import { newEntries } from './new-entries.ts';
import { startEditor, type Editor } from './open-editor.ts';

/**
 * An entry of each collection, the longest, with a field that takes one more word. All of them would take
 * a quarter of an hour; normalize.test.ts says that every file is as the editor writes it.
 */
const entries = [
  [
    'src/content/blog/true-cost-homeownership.md',
    'blog/entries/true-cost-homeownership',
    'Excerpt',
  ],
  ['src/content/businesses/brokerage.json', 'businesses/entries/brokerage', 'Slogan'],
  ['src/content/cities/columbus.md', 'cities/entries/columbus', 'Lead'],
  [
    'src/content/figures/pmi-value-share-first.json',
    'figures/entries/pmi-value-share-first',
    'Note',
  ],
  ['src/content/legal/privacy.md', 'legal/entries/privacy', 'Lead'],
  ['src/content/loan-programs/va.md', 'loan-programs/entries/va', 'Summary'],
  ['src/content/pages/home.json', 'pages/entries/home', 'Lead'],
  ['src/content/resources/closing-costs.md', 'resources/entries/closing-costs', 'Lead'],
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
  editor = await startEditor(browser);
});

test.afterAll(async () => {
  await editor.close();
});

test('an entry of each collection is saved with the one changed line', async () => {
  const { page } = editor;
  // The check before each save would take most of the time; here it runs once, after all.
  await page.route('**/check', (route) => route.fulfill({ json: { message: '' } }));
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
  await page.unroute('**/check');
});

test('every collection that takes new entries is tried with one', () => {
  const { collections = [], singletons = [] } = editorConfig();
  const growing = [...collections.filter((one) => 'create' in one && one.create), ...singletons];
  // tasks.spec.ts creates the other two.
  expect([...newEntries.map(({ collection }) => collection), 'blog', 'faqs'].sort()).toEqual(
    growing.map((one) => ('name' in one ? one.name : '')).sort(),
  );
});

for (const { collection, file, entry } of newEntries)
  test(`a new entry of ${collection} is written with no more than its form asks for`, async () => {
    const { page } = editor;
    await page.route('**/check', (route) => route.fulfill({ json: { message: '' } }));
    const path = `src/content/${file ?? `${collection}/${collection}.json`}`;
    await editor.open(file ? `${collection}/new` : `_singletons/entries/${collection}`);
    // In the form, a list is a field of its name.
    const inForm = (list: readonly Value[]) => (file ? entry : { [collection]: list });
    const others = file ? [] : (JSON.parse(await editor.read(path)) as Value[]);
    await fillForm(editor.form, fieldsOfForm(path, entry), inForm([entry]));
    await editor.save();
    await page.unroute('**/check');
    expect(await editor.read(path)).toBe(entryText(path, inForm([...others, entry])));
  });

test('the check accepts all that was saved', async () => {
  expect(await checkAll(await editor.project())).toBe('');
});

test('the preview is a frame of the site, or says why there is none', async () => {
  const { page } = editor;
  const preview = page.frameLocator('iframe').frameLocator('iframe');
  for (const [address, words] of [
    ['blog/entries/closing-costs', 'The site is still starting'],
    ['figures/entries/appraisal-fee', 'This entry has no page of its own'],
  ] as const) {
    await editor.open(address);
    await expect(preview.getByText(words)).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('The page is loading')).toBeHidden();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await expect(preview.getByText(words)).toBeHidden();
  }
});

test('the whole content is checked on request', async () => {
  const { page } = editor;
  await page.getByRole('button', { name: 'Check everything' }).click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('status')).toHaveText('No mistakes found.');
  await report.getByRole('button', { name: 'Close' }).click();
});

test('an entry that others link to can be deleted, and the check names every link', async () => {
  const { page } = editor;
  const path = 'src/content/loan-programs/fha.md';
  await page.getByRole('treeitem', { name: /^Loan programs/ }).click();
  await page.getByRole('checkbox', { name: /FHA Loan/ }).check();
  await page.getByRole('button', { name: 'Delete Selected Entr' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => editor.has(path)).toBe(false);
  const report = await checkAll(await editor.project());
  expect(report).toContain('/loan-programs/fha');
  expect(report).toContain('src/content/navigation/navigation.json');
});

test('a number keeps its thousands when it is typed with a dollar sign and a comma', async () => {
  const { page } = editor;
  await editor.open('figures/entries/appraisal-fee');
  const high = page.getByRole('group', { name: 'High' }).getByRole('spinbutton');
  await high.press('Control+A');
  await high.pressSequentially('$1,200');
  await editor.save();
  const written = await editor.read('src/content/figures/appraisal-fee.json');
  expect(JSON.parse(written)).toMatchObject({ high: 1200 });
});

test('a value in the wrong format is refused beside its field, with an example', async () => {
  const { page } = editor;
  const path = 'src/content/businesses/brokerage.json';
  const before = await editor.read(path);
  await editor.open('businesses/entries/brokerage');
  const field = page.getByRole('group', { name: 'Phone' });
  await field.getByRole('textbox').fill('614.555.0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field.getByRole('alert')).toContainText('must look like (614) 555-0148');
  expect(await editor.read(path)).toBe(before);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
});

test('nothing is asked of a foreign host: the policy refuses it', () => {
  expect([...editor.foreign.values()].filter((end) => end !== 'csp')).toEqual([]);
});
