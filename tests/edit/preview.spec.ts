/** `npm run edit` as a person starts it, in a copy of the project: what it prints, and the site beside the form. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { formatDate } from '../../src/lib/format/calendar-date.ts';
import { makeCopy, type Copy } from '../../tools/dev/project-copy.ts';
import { fieldsOfForm } from '../../tools/edit/entry-text.ts';
import { dayAhead } from '../days-ahead.ts';
import { fillForm } from './fill-form.ts';
import { bridgeLoan } from './new-entries.ts';
import { openEditor, type Editor } from './open-editor.ts';

test.describe.configure({ mode: 'serial' });

const draft = {
  ...bridgeLoan,
  body: 'A bridge loan is short. It ends when the current home is sold.',
};

let copy: Copy;
let command: ChildProcess;
let ended: Promise<unknown>;
let printed = '';
let editor: Editor;

test.beforeAll(async ({ browser }) => {
  copy = makeCopy();
  command = spawn(process.execPath, ['tools/edit/cli.ts'], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ended = once(command, 'exit');
  command.stdout?.on('data', (words: Buffer) => {
    printed += words.toString();
  });
  const address = /Editor: (http:\S+)/;
  await expect.poll(() => printed).toMatch(address);
  editor = await openEditor(browser, address.exec(printed)?.[1] ?? '');
});

test.afterAll(async () => {
  command.kill();
  await ended;
  copy.remove();
  await editor.close();
});

/** The page of the site, in the frame of the preview. */
const site = () => editor.page.frameLocator('iframe').frameLocator('iframe');

/** Saves the entry, writes its file to the command's folder as a real browser would, and reopens it. */
async function saveAndReopen(address: string, path: string) {
  await editor.save();
  copy.write(path, await editor.read(path));
  await editor.open(address);
}

test('the command says which browsers work, and which folder to choose', () => {
  expect(printed).toContain('Chrome, Edge, or another Chromium browser');
  expect(printed).toContain("Firefox and Safari can't");
  expect(printed).toContain(copy.folder);
});

test('the site starts by itself', async () => {
  const answer = () =>
    fetch(new URL('/preview?path=src/content/blog/closing-costs.md', editor.page.url()), {
      redirect: 'manual',
    });
  await expect.poll(async () => (await answer()).status).toBe(302);
});

for (const [collection, path, label, words] of [
  ['blog', 'src/content/blog/closing-costs.md', 'Title', 'Closing costs, line by line'],
  ['cities', 'src/content/cities/dublin.md', 'Why heading', 'One city, three county offices'],
] as const)
  test(`a saved entry of ${collection} appears beside its form, in the look of the site`, async () => {
    const { page } = editor;
    const address = `${collection}/entries/${path.replace(/.*\/|\.md$/g, '')}`;
    await editor.open(address);
    await page.getByRole('textbox', { name: label, exact: true }).fill(words);
    await saveAndReopen(address, path);
    const heading = site().getByRole('heading', { name: words }).first();
    await expect(heading).toHaveCSS('font-family', /Besley/);
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

test('a new program that is a draft has its page and the ribbon', async () => {
  const { page } = editor;
  const path = 'src/content/loan-programs/bridge-loan.md';
  await editor.open('loan-programs/new');
  await fillForm(editor.form, fieldsOfForm(path, draft), draft);
  await page.getByRole('radiogroup', { name: 'Draft' }).getByRole('radio', { name: 'Yes' }).click();
  await saveAndReopen('loan-programs/entries/bridge-loan', path);
  await expect(site().getByText('It ends when the current home is sold')).toBeVisible();
  await expect(site().getByText('Draft: not on the public site yet')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
});

test('a scheduled question is on the page of questions, with its publish date', async () => {
  const { page } = editor;
  const publishDate = dayAhead(30);
  await editor.open('_singletons/entries/faqs');
  await page.getByRole('button', { name: 'Expand', exact: true }).last().click();
  await page
    .getByRole('group', { name: /Publish date/ })
    .locator('input[type="date"]')
    .fill(publishDate);
  await saveAndReopen('_singletons/entries/faqs', 'src/content/faqs/faqs.json');
  await expect(site().getByText(`(Scheduled for ${formatDate(publishDate)})`)).toBeVisible();
});
