/** The small valid content of the tests, and what the check says of it after a change. */
import { globSync, readFileSync } from 'node:fs';
import { checkContent } from './check-content.ts';

const base = 'tests/fixtures/base';

/** Its files by path. */
export const validContent: ReadonlyMap<string, Uint8Array> = new Map(
  globSync(`${base}/**/*.{md,json}`)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path.slice(base.length + 1), readFileSync(path)]),
);

/** A file of the valid content. */
export const textOf = (path: string) => Buffer.from(validContent.get(path) ?? []).toString();

/** Its article. */
export const article = 'src/content/blog/first-article.md';

/** Problems after some files were added, replaced, or (`undefined`) deleted. */
export async function problemsWith(
  changed: Readonly<Record<string, string | Uint8Array | undefined>>,
) {
  const content = new Map(validContent);
  for (const [path, text] of Object.entries(changed))
    if (text === undefined) content.delete(path);
    else content.set(path, Buffer.from(text));
  const others = new Set(['src/assets/pictures/brick-house.webp']);
  const context = { today: '2026-01-15', showsAll: false, site: 'https://www.example.com' };
  return checkContent({ content, others }, context);
}

/** The same as what is wanted. */
export const wantedWith = async (changed: Parameters<typeof problemsWith>[0]) =>
  (await problemsWith(changed)).map(({ wanted }) => wanted);
