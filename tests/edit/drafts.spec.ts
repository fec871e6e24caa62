/**
 * What is typed is kept: when the form is closed, the page reloaded, the save refused, and the editor
 * opened twice.
 */
import { expect, test } from '@playwright/test';
import { startEditor, type Editor } from './open-editor.ts';

test.describe.configure({ mode: 'serial' });

const entry = 'figures/entries/fee-tolerance';
const path = 'src/content/figures/fee-tolerance.json';
let editor: Editor;

test.beforeAll(async ({ browser }) => {
  editor = await startEditor(browser);
});

test.afterAll(async () => {
  await editor.close();
});

const note = () => editor.page.getByRole('textbox', { name: 'Note', exact: true });
const restore = () => editor.page.getByRole('alertdialog', { name: 'Restore Draft' });

/** Waits until the browser lets the page go without a question. */
const draftKept = () =>
  expect
    .poll(() =>
      editor.page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(true);

async function typeNote(words: string) {
  await note().click();
  await editor.page.keyboard.press('End');
  await editor.page.keyboard.type(words);
}

test('the browser asks before a page is left whose last words are not kept yet', async () => {
  const { page } = editor;
  await editor.open(entry);
  await note().click();
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  // All in one call, because the browser asks only within two seconds of the last keystroke.
  await note().evaluate((field: HTMLTextAreaElement) => {
    field.value += ' Unkept.';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    location.reload();
  });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(note()).toHaveValue(/Unkept\.$/);
});

test('a reload offers the draft again, in the session that chose the folder', async () => {
  await draftKept();
  await editor.page.reload();
  await restore().getByRole('button', { name: 'Restore' }).click();
  await expect(note()).toHaveValue(/Unkept\.$/);
});

test('a closed form offers its draft when it is opened again', async () => {
  const { page } = editor;
  await typeNote(' Closed.');
  await draftKept();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(note()).toBeHidden();
  await editor.open(entry);
  await restore().getByRole('button', { name: 'Restore' }).click();
  await expect(note()).toHaveValue(/Closed\.$/);
});

test('a save that is refused keeps the form, and the draft after a reload', async () => {
  const { page } = editor;
  const before = await editor.read(path);
  const reviewBy = page.getByRole('group', { name: 'Review by' }).locator('input[type="date"]');
  await reviewBy.fill('2020-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('"reviewBy" must be later than "checkedOn"');
  await message.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: "Why it wasn't saved" }).click();
  const reason = page.getByRole('dialog');
  await expect(reason).toContainText('"reviewBy" must be later than "checkedOn"');
  await reason.getByRole('button', { name: 'Close' }).click();
  await expect(reviewBy).toHaveValue('2020-01-01');
  expect(await editor.read(path)).toBe(before);
  await draftKept();
  await page.reload();
  await restore().getByRole('button', { name: 'Restore' }).click();
  await expect(reviewBy).toHaveValue('2020-01-01');
});

test('nothing is saved while the check does not answer', async () => {
  const { page } = editor;
  const before = await editor.read(path);
  await page.route('**/check', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('nothing was saved. Start "npm run edit" again.');
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(note()).toHaveValue(/Closed\.$/);
  expect(await editor.read(path)).toBe(before);
});

test('a second tab waits until the first is closed, so that neither undoes the saves of the other', async () => {
  const { page } = editor;
  const second = await page.context().newPage();
  await second.goto(page.url());
  const notice = second.getByText('The editor is already open in another tab');
  await expect(notice).toBeVisible();
  await expect(second.getByRole('button')).toHaveCount(0);
  await page.close();
  await expect(notice).toBeHidden();
  await expect(second.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
});
