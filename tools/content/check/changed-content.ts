/** The small valid content of the tests, and what the check says of it after a change. */
import { globSync, readFileSync } from 'node:fs';
import { checkContent } from './check-content.ts';

const base = 'tests/fixtures/base';
const valid = new Map(
  globSync(`${base}/**/*.{md,json}`)
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path.slice(base.length + 1), readFileSync(path, 'utf8')]),
);

/** A file of the valid content. */
export const textOf = (path: string) => valid.get(path) ?? '';

/** Its article. */
export const article = 'src/content/blog/first-article.md';

/** Problems after some files were added or replaced. */
export async function problemsWith(changed: Readonly<Record<string, string>>) {
  const files = new Map([...valid, ...Object.entries(changed)]);
  const content = new Map([...files].map(([path, text]) => [path, Buffer.from(text)]));
  const others = new Set(['src/assets/pictures/brick-house.webp']);
  const context = { today: '2026-01-15', showsAll: false, site: 'https://www.example.com' };
  return checkContent({ content, others }, context);
}

/** The same as what is wanted. */
export const wantedWith = async (changed: Readonly<Record<string, string>>) =>
  (await problemsWith(changed)).map(({ wanted }) => wanted);
