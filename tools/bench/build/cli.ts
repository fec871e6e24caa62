/**
 * `npm run bench:scale`: builds the site with 500 and with 3,000 articles and
 * 100 cities in a scratch copy, and Eleventy with one bare layout from the same
 * files beside it, as information.
 * `npm run bench:scale -- 200 --cities 0` takes other numbers.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runNpm } from '../../dev/setup/npm.mjs';
import { articleEntry, cityEntry, readEntry } from './entries.ts';
import { folderSize, measured, type Cost } from './measure.ts';

const eleventy = '@11ty/eleventy@3.1.8';
/** Seconds that one build may take. */
const limit = 1200;

const { values, positionals } = parseArgs({
  options: { cities: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const sizes = (positionals.length > 0 ? positionals : ['500', '3000']).map(Number);
const scratch = mkdtempSync(join(tmpdir(), 'bench-scale-'));
const astro = resolve('node_modules/astro/bin/astro.mjs');

/** Entries of a collection in src/content. */
const modelsOf = (collection: string) => {
  const folder = join('src/content', collection);
  return readdirSync(folder).map((name) => readEntry(readFileSync(join(folder, name), 'utf8')));
};

/** A copy of the project with the wanted number of articles more. */
function copyWith(articles: number): string {
  const copy = join(scratch, `site-${articles}`);
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']).toString();
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  // Pictures and social images that are made already are none of the entries' cost.
  for (const made of ['.cache/astro', '.cache/social-images'])
    if (existsSync(made)) cpSync(made, join(copy, made), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const blog = modelsOf('blog');
  const cities = modelsOf('cities');
  for (let number = 1; number <= articles; number++)
    writeFileSync(join(copy, `src/content/blog/part-${number}.md`), articleEntry(blog, number));
  for (let number = 1; number <= Number(values.cities); number++)
    writeFileSync(join(copy, `src/content/cities/city-${number}.md`), cityEntry(cities, number));
  return copy;
}

/** The same articles for Eleventy, in a bare layout. */
async function eleventyWith(copy: string): Promise<string> {
  const folder = join(copy, '..', 'eleventy');
  rmSync(join(folder, 'blog'), { recursive: true, force: true });
  mkdirSync(join(folder, '_includes'), { recursive: true });
  cpSync(join(copy, 'src/content/blog'), join(folder, 'blog'), { recursive: true });
  writeFileSync(join(folder, 'blog/blog.json'), '{"layout": "bare.njk"}');
  writeFileSync(
    join(folder, '_includes/bare.njk'),
    '<!doctype html><title>{{ title }}</title><h1>{{ title }}</h1>{{ content | safe }}',
  );
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "commonjs"}');
  const { code, output } = await runNpm(
    ['install', '--prefix', folder, '--no-audit', '--no-fund', eleventy],
    {},
  );
  if (code !== 0)
    throw new Error(`${output}\nThe bench needs ${eleventy}, and npm could not get it.`);
  return folder;
}

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
const described = ({ seconds, processor, memory }: Cost) =>
  `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processors), ${mebibytes(memory)} at the peak`;
/** How many times as much one cost is as another. */
const times = (one: Cost, other: Cost) =>
  `${(one.seconds / other.seconds).toFixed(2)} times the time, ${(one.processor / other.processor).toFixed(2)} times the processors`;
const firsts: Cost[] = [];
for (const size of sizes) {
  const copy = copyWith(size);
  const check = await measured(['tools/content/check/cli.ts'], { cwd: copy, limit });
  const first = await measured([astro, 'build', '--force', '--silent'], { cwd: copy, limit });
  const output = await folderSize(join(copy, 'dist'));
  const folder = await eleventyWith(copy);
  const bare = await measured(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], {
    cwd: folder,
    limit,
  });
  firsts.push(first);
  console.log(
    [
      `${size} articles, ${values.cities} cities more, load ${loadavg()[0]?.toFixed(1)} at the end:`,
      `content check ${described(check)}`,
      `build ${described(first)}, output ${mebibytes(output)}`,
      `Eleventy with a bare layout ${described(bare)}; ours takes ${times(first, bare)}`,
    ].join('\n  '),
  );
}
const [small, large] = firsts;
if (small && large)
  console.log(`First builds, ${sizes[1]} to ${sizes[0]} articles: ${times(large, small)}`);
rmSync(scratch, { recursive: true });
