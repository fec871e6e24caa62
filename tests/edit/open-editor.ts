/** The editor in Chromium with the project's content in a folder of the browser, which only the test sees. */
import { readFileSync } from 'node:fs';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { createEditHandler } from '../../tools/edit/server.ts';
import {
  readContentFiles,
  type ContentFiles,
} from '../../tools/content/check/read/content-files.ts';
import { contentPaths } from '../../tools/edit/entry-text.ts';
import { listenOnLoopback } from '../../tools/hosts/serve/listen.ts';

/** The opened editor. */
export interface Editor {
  page: Page;
  /** The fields of the open entry. */
  form: Locator;
  /** Addresses outside the editor that the page asked for, each with why it came to nothing. */
  foreign: Map<string, string>;
  /** Text of a file of the folder. */
  read: (path: string) => Promise<string>;
  /** Whether the folder has a file. */
  has: (path: string) => Promise<boolean>;
  /** Bytes of every file of the folder, by path. */
  files: () => Promise<ReadonlyMap<string, Uint8Array>>;
  /** The project's files with those of the folder in place of its content, for the check. */
  project: () => Promise<ContentFiles>;
  /** Opens the form at an address of the editor, such as "figures/entries/appraisal-fee". */
  open: (address: string) => Promise<void>;
  /** Saves, and waits until the form is closed. */
  save: () => Promise<void>;
  close: () => Promise<void>;
}

/** The only picture in the folder. */
const picturePath = 'src/assets/pictures/faqs.webp';

/** Starts a server without a site, and opens its editor with the project's content. */
export async function startEditor(browser: Browser): Promise<Editor> {
  const server = await listenOnLoopback(
    createEditHandler(() => undefined),
    0,
  );
  const editor = await openEditor(browser, `http://localhost:${server.port}`);
  return {
    ...editor,
    close: async () => {
      await editor.close();
      await server.close();
    },
  };
}

/** Opens a server's editor with the project's content. */
export async function openEditor(browser: Browser, origin: string): Promise<Editor> {
  // Fields out of sight are not rendered; painting them in full takes a quarter more processor time.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 4000 },
    deviceScaleFactor: 0.25,
  });
  const page = await context.newPage();
  const foreign = watchForeign(page, origin);
  await page.addInitScript(() => {
    // The real one needs a person who chooses the folder.
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(origin);
  await fillFolder(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  // The list of articles, with which the editor begins, comes when all files are read.
  await expect(page.getByText('Closing costs explained').first()).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel Editing' });
  return {
    page,
    form: page.getByRole('group', { name: /^Edit .+ Content$/ }),
    foreign,
    read: (path) => readText(page, path),
    has: (path) => hasFile(page, path),
    files: () => readFolder(page),
    project: async () => inProject(await readFolder(page)),
    open: async (address) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/collections/${address}`);
      await expect(cancel).toBeVisible();
    },
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(cancel).toBeHidden();
    },
    close: () => context.close(),
  };
}

function watchForeign(page: Page, origin: string): Map<string, string> {
  const foreign = new Map<string, string>();
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.set(request.url(), 'sent');
  });
  page.on('requestfailed', (request) => {
    if (foreign.has(request.url()))
      foreign.set(request.url(), request.failure()?.errorText ?? 'failed');
  });
  return foreign;
}

async function fillFolder(page: Page): Promise<void> {
  const paths = [...contentPaths(), picturePath];
  // In Latin-1, each character of a string stands for one byte.
  const files = paths.map((path) => [path, readFileSync(path, 'latin1')] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, bytes] of all) {
      let folder = root;
      const names = path.split('/');
      const last = names.pop() ?? '';
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(last, { create: true });
      const writer = await file.createWritable();
      await writer.write(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
      await writer.close();
    }
  }, files);
}

const readText = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    let folder = await navigator.storage.getDirectory();
    const names = wanted.split('/');
    const last = names.pop() ?? '';
    for (const name of names) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(last);
    return (await handle.getFile()).text();
  }, path);

/** Reads no file: one that is being deleted may be gone by then. */
const hasFile = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    let folder = await navigator.storage.getDirectory();
    const names = wanted.split('/');
    const last = names.pop() ?? '';
    for (const name of names) folder = await folder.getDirectoryHandle(name);
    for await (const name of folder.keys()) if (name === last) return true;
    return false;
  }, path);

async function readFolder(page: Page): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = await page.evaluate(async () => {
    const found: [path: string, bytes: number[]][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([`${path}${name}`, [...bytes]]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });
  return new Map(files.map(([path, bytes]) => [path, Uint8Array.from(bytes)]));
}

function inProject(folder: ReadonlyMap<string, Uint8Array>): ContentFiles {
  const { content, others } = readContentFiles();
  const edited = new Set(contentPaths());
  const kept = [...content].filter(([path]) => !edited.has(path));
  const saved = [...folder].filter(([path]) => path.startsWith('src/content/'));
  return {
    content: new Map([...kept, ...saved]),
    others: new Set([...others, ...folder.keys()]),
  };
}
