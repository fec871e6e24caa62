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

/** All that the editor has kept in the browser's databases, the drafts among it, as one text. */
const keptDrafts = () =>
  editor.page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error('The browser refused to read its database.', { cause: request.error }));
        };
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(await done<unknown[]>(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

/** Waits until the words are in a draft, and the browser lets the page go without a question. */
async function draftKept(words: string) {
  const { page } = editor;
  await expect.poll(keptDrafts).toContain(words);
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(leave)).toBe(true);
}

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
  // The browser asks only within two seconds of the last keystroke, so the page's time stands still.
  await note().evaluate((field: HTMLTextAreaElement) => {
    const now = performance.now();
    performance.now = () => now;
    field.value += ' Unkept.';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    location.reload();
  });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  await expect(note()).toHaveValue(/Unkept\.$/);
});

test('a reload offers the draft again, in the session that chose the folder', async () => {
  await draftKept('Unkept.');
  await editor.page.reload();
  await restore().getByRole('button', { name: 'Restore' }).click();
  await expect(note()).toHaveValue(/Unkept\.$/);
});

test('a closed form offers its draft when it is opened again', async () => {
  const { page } = editor;
  await typeNote(' Closed.');
  await draftKept('Closed.');
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
  await draftKept('2020-01-01');
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
