/**
 * `npm run bench:scale`: builds the site with 500 and with 3,000 articles and
 * 100 cities in a scratch copy, and Eleventy with one bare layout from the same
 * files beside it, as information.
 * `npm run bench:scale -- 200 --cities 0` takes other numbers.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCopy } from '../../dev/project-copy.ts';
import { ensurePackage } from '../../dev/setup/ensure-package.ts';
import { articleEntry, cityEntry } from './entries.ts';

/** What a command took: seconds of wall time and of all processors, bytes of memory at the peak. */
interface Cost {
  seconds: number;
  processor: number;
  memory: number;
}

/** Seconds that one build may take. */
const limit = 1200;

const { values, positionals } = parseArgs({
  options: { cities: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const sizes = (positionals.length > 0 ? positionals : ['500', '3000']).map(Number);
const eleventy = join(await ensurePackage('@11ty/eleventy', '3.1.8'), '@11ty/eleventy/cmd.cjs');

/** Notes what its own process used when it ends. */
const noteUse = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync('resource-usage.json', JSON.stringify(process.resourceUsage())));`,
)}`;

/** Runs a Node program to its end and measures it. */
function measured(cwd: string, ...args: string[]): Cost {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', noteUse, ...args], {
    cwd,
    encoding: 'utf8',
    timeout: limit * 1000,
    maxBuffer: Infinity,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`${stdout}${stderr}\nFailed or took over ${limit} s: ${args.join(' ')}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(
    readFileSync(join(cwd, 'resource-usage.json'), 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
}

/** Makes a folder in which Eleventy prints the articles of a copy in a bare layout. */
function eleventyFolder(copy: string): string {
  const folder = join(copy, 'eleventy');
  mkdirSync(join(folder, '_includes'), { recursive: true });
  cpSync(join(copy, 'src/content/blog'), join(folder, 'blog'), { recursive: true });
  writeFileSync(join(folder, 'blog/blog.json'), '{"layout": "bare.njk"}');
  writeFileSync(
    join(folder, '_includes/bare.njk'),
    '<!doctype html><title>{{ title }}</title><h1>{{ title }}</h1>{{ content | safe }}',
  );
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "commonjs"}');
  return folder;
}

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
const described = ({ seconds, processor, memory }: Cost) =>
  `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processors), ${mebibytes(memory)} at the peak`;
/** How many times as much one cost is as another. */
const times = (one: Cost, other: Cost) =>
  `${(one.seconds / other.seconds).toFixed(2)} times the time, ${(one.processor / other.processor).toFixed(2)} times the processors`;
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)).size)
    .reduce((total, size) => total + size, 0);

const firsts: Cost[] = [];
for (const size of sizes) {
  const copy = makeCopy();
  for (let number = 1; number <= size; number++)
    copy.write(`src/content/blog/part-${number}.md`, articleEntry(number));
  for (let number = 1; number <= Number(values.cities); number++)
    copy.write(`src/content/cities/city-${number}.md`, cityEntry(number));
  const check = measured(copy.folder, 'tools/content/check/cli.ts');
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force', '--silent'];
  const first = measured(copy.folder, ...build);
  const bare = measured(eleventyFolder(copy.folder), eleventy, '--quiet');
  firsts.push(first);
  console.log(
    [
      `${size} articles, ${values.cities} cities more, load ${loadavg()[0]?.toFixed(1)} at the end:`,
      `content check ${described(check)}`,
      `build ${described(first)}, output ${mebibytes(sizeOf(join(copy.folder, 'dist')))}`,
      `Eleventy with a bare layout ${described(bare)}; ours takes ${times(first, bare)}`,
    ].join('\n  '),
  );
  copy.remove();
}
const [small, large] = firsts;
if (small && large)
  console.log(`First builds, ${sizes[1]} to ${sizes[0]} articles: ${times(large, small)}`);
