/**
 * Astro's loaders log some errors and go on: a text that could not be rendered
 * leaves an empty page, and the build exits with 0. Here they stop the build.
 */
import { basename } from 'node:path/posix';
import type { Loader, LoaderContext } from 'astro/loaders';

/**
 * The loader, which fails when it logged an error or left a Markdown text
 * without its HTML. In development it is as before: there the log is read.
 * @throws Error with every error of the collection: file, reason, what to do
 */
export const strictLoader = (loader: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    if (context.watcher) {
      await loader.load(context);
      return;
    }
    // The store of an earlier build may hold one; without it the loader tries again and says why.
    for (const { id } of unrendered(context)) context.store.delete(id);
    const errors: string[] = [];
    const logger = context.logger.fork(context.logger.label);
    logger.error = (message) => {
      errors.push(message);
    };
    await loader.load({ ...context, logger });
    const faults = faultsOf(context, errors);
    if (faults.length > 0) throw new Error(`\n${faults.join('\n\n')}\n\nNothing was published.`);
  },
});

const unrendered = ({ store }: LoaderContext) =>
  store
    .values()
    .filter(({ filePath, rendered }) => filePath?.endsWith('.md') === true && !rendered);

/** Every error in the shape of the content check's messages, which this file can't import. */
function faultsOf(context: LoaderContext, errors: readonly string[]): string[] {
  const folder = `src/content/${context.collection}`;
  const files = unrendered(context).map(({ filePath }) => filePath ?? folder);
  const named = (error: string) => files.find((file) => error.includes(basename(file)));
  const silent = files.filter((file) => !errors.some((error) => named(error) === file));
  return [
    ...errors.map((error) => faultOf(named(error) ?? folder, error)),
    ...silent.map((file) => faultOf(file, 'a text that Astro did not turn into HTML')),
  ];
}

const faultOf = (file: string, found: string) =>
  [
    `${file} - the file as a whole`,
    `  Found:   ${found}`,
    '  Wanted:  An entry that can be read and rendered. Undo the last change to it, or take out its pictures, links, and tables one by one until the build passes.',
    '  Example: git diff src/content',
  ].join('\n');
