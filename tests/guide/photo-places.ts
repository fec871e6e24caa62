/** Every place of the content that can name a picture, with a photograph in it. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../../tools/dev/project-copy.ts';
import { formats, orientations, photograph } from './photographs.ts';

const pictures = 'src/assets/pictures';
const article = 'src/content/blog/true-cost-homeownership.md';
const other = 'src/content/blog/refinancing-mortgage.md';

/** Name of the one photograph that only hidden articles show. */
export const hiddenName = 'nobody-yet';

/** Photographs by format and orientation, "photo-png-6.png". */
export const photoNames = formats.flatMap((format) =>
  orientations.map((orientation) => ({
    name: `photo-${format}-${orientation}.${format}`,
    format,
    orientation,
  })),
);

/** All pictures of fields become photographs; a Markdown and an MDX text show all of them, one twice. */
export async function placePhotographs(copy: Copy): Promise<void> {
  for (const { name, format, orientation } of photoNames)
    copy.write(`${pictures}/${name}`, await photograph(format, orientation));
  let next = 0;
  for (const file of globSync('src/content/**/*.{json,md}', { cwd: copy.folder }).sort())
    copy.write(
      file,
      copy
        .read(file)
        .replace(
          /(?<=assets\/pictures\/)[\w-]+\.webp/g,
          () => photoNames[next++ % photoNames.length]?.name ?? '',
        ),
    );
  const shown = [...photoNames, ...photoNames.slice(0, 1)]
    .map(({ name }) => `![Four fields of four colors.](../../assets/pictures/${name})`)
    .join('\n\n');
  copy.write(article, `${copy.read(article)}\n${shown}\n`);
  copy.write(other.replace(/md$/, 'mdx'), `${copy.read(other)}\n${shown}\n`);
  rmSync(join(copy.folder, other));
  await hideArticle(copy, 'a-draft', 'draft: true');
  await hideArticle(copy, 'a-later-one', "publishDate: '2030-01-01'");
}

async function hideArticle(copy: Copy, slug: string, line: string): Promise<void> {
  const name = `${hiddenName}-${slug}.jpg`;
  // Files with the same bytes would be published as one, under the name of the other.
  const bytes = Buffer.concat([await photograph('jpeg', 6), Buffer.from(slug)]);
  copy.write(`${pictures}/${name}`, bytes);
  const own = copy
    .read('src/content/blog/improve-credit-score.md')
    .replace(/(?<=assets\/pictures\/)[\w.-]+/, name)
    .replace(/^order: .*\n/m, '')
    .replace(/^(?:title|metaTitle): .*$/gm, (field) =>
      field.replace(/: .*/, `: 'All about ${slug}'`),
    )
    .replace(/^description: '/m, `description: '${slug} `)
    .replace('---\n', `---\n${line}\n`);
  copy.write(
    `src/content/blog/${slug}.md`,
    `${own}\n![Four fields of four colors.](../../assets/pictures/${name})\n`,
  );
}
