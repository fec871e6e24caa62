/** What an error while a page renders is told with. */
import { z } from 'zod';
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

const entry = z.object({ filePath: z.string() });

const fileOfEntry = (props: object) =>
  Object.values(props)
    .map((value) => entry.safeParse(value).data?.filePath)
    .find((file) => file !== undefined);
