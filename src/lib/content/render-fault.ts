/** What an error while a page renders is told with. */
import { cleanPath } from '../urls.ts';

/** What Astro's middleware knows of the page. */
interface RenderedPage {
  url: URL;
  /** Props of the page; one of them is the entry that it was made for, if there is one. */
  props: object;
}

/** The error with the file of the page's entry, so that an editor knows where to look. */
export function renderFault(error: unknown, { url, props }: RenderedPage): Error {
  const address = cleanPath(url.pathname);
  const file = fileOfEntry(props);
  return new Error(
    [
      file === undefined ? `${address} - the page` : `${file} - the page ${address}`,
      `  Found:   ${error instanceof Error ? error.message : String(error)}`,
      `  Wanted:  A page that renders without an error. Undo the last change to ${file === undefined ? 'this page' : 'this entry'}, or fix the component it uses. Nothing was published.`,
      '  Example: git diff src',
    ].join('\n'),
    { cause: error },
  );
}

function fileOfEntry(props: object): string | undefined {
  const values: unknown[] = Object.values(props);
  return values.map(filePathOf).find((file) => file !== undefined);
}

const filePathOf = (value: unknown): string | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'filePath' in value &&
  typeof value.filePath === 'string'
    ? value.filePath
    : undefined;
