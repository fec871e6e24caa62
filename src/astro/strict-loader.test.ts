import type { DataStore, Loader, LoaderContext } from 'astro/loaders';
import { describe, expect, it } from 'vitest';
import { strictLoader } from './strict-loader.ts';

type StoredEntry = ReturnType<DataStore['values']>[number];

const article = (id: string, rendered?: StoredEntry['rendered']): StoredEntry => ({
  id,
  data: {},
  filePath: `src/content/blog/${id}`,
  ...(rendered && { rendered }),
});
const rendered = { html: '<p>Words.</p>' };

/** What a loader gets, with a store that can be looked into. */
function contextWith(entries: StoredEntry[], watcher?: object) {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const logged: string[] = [];
  const logger = {
    label: 'glob-loader',
    fork: () => ({ ...logger }),
    error: (message: string) => logged.push(message),
  };
  const store = {
    values: () => [...stored.values()],
    delete: (id: string) => stored.delete(id),
    set: (entry: StoredEntry) => stored.set(entry.id, entry),
  };
  // Of all that Astro hands in, what this loader looks at.
  const context = { collection: 'blog', store, logger, watcher } as unknown as LoaderContext;
  return { context, stored, logged };
}

const load = (context: LoaderContext, act: (inner: LoaderContext) => void) => {
  const loader: Loader = {
    name: 'test',
    load: (inner) => {
      act(inner);
      return Promise.resolve();
    },
  };
  return strictLoader(loader).load(context);
};

describe('a loader', () => {
  it('passes when all was read and rendered', async () => {
    const { context } = contextWith([]);
    await expect(
      load(context, ({ store }) => {
        store.set(article('one.md', rendered));
        store.set(article('empty.md', { html: '' }));
        store.set(article('rendered-with-its-page.mdx'));
        store.set(article('record.json'));
      }),
    ).resolves.toBeUndefined();
  });

  it('stops the build at every text that could not be rendered, with file and reason', async () => {
    const { context } = contextWith([]);
    const loading = load(context, ({ store, logger }) => {
      for (const id of ['one.md', 'two.md']) {
        logger.error(`Error rendering ${id}: URI malformed`);
        store.set(article(id));
      }
    });
    await expect(loading).rejects.toThrow(
      /src\/content\/blog\/one\.md - .*\n {2}Found: {3}Error rendering one\.md: URI malformed\n {2}Wanted: [^]*src\/content\/blog\/two\.md - .*\n {2}Found: {3}Error rendering two\.md: URI malformed\n/,
    );
  });

  it.each([
    ['a file that cannot be read', 'Error reading one.md: EACCES'],
    ['a list that is no JSON', 'Error reading data from src/content/faqs/faqs.json'],
    ['a file that is missing', 'File not found: src/content/faqs/faqs.json'],
  ])('stops the build at %s', async (_, message) => {
    const { context } = contextWith([article('one.md', rendered)]);
    await expect(
      load(context, ({ logger }) => {
        logger.error(message);
      }),
    ).rejects.toThrow(message);
  });

  it('stops the build at a text that is not rendered for no known reason', async () => {
    const { context } = contextWith([]);
    await expect(
      load(context, ({ store }) => {
        store.set(article('one.md'));
      }),
    ).rejects.toThrow(/one\.md - [^]*a text that Astro did not turn into HTML/);
  });

  it('reads again what an earlier build stored without its HTML', async () => {
    const { context, stored } = contextWith([article('one.md'), article('two.md', rendered)]);
    await load(context, () => {
      expect([...stored.keys()]).toEqual(['two.md']);
    });
  });

  it('only logs while somebody watches, in development', async () => {
    const { context, logged } = contextWith([], {});
    await load(context, ({ logger }) => {
      logger.error('Error rendering one.md');
    });
    expect(logged).toEqual(['Error rendering one.md']);
  });
});
