/**
 * `npm run check:links`: reports which links to other sites are gone, moved or
 * silent. Always ends with 0: other people's sites are no reason to stop ours.
 * `-- --fresh` asks for all of them again.
 */
import { parseArgs } from 'node:util';
import { readContentFiles } from '../check/read/content-files.ts';
import { officeDay } from '../../../src/lib/content/publishing.ts';
import { siteAddress } from '../../../src/third-party/environment.ts';
import { checkLinks } from './check-links.ts';
import { findLinks } from './find-links.ts';
import { readMemory, writeMemory } from './memory.ts';
import { report } from './report.ts';

const memoryFile = '.cache/links.json';
const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });

const { content } = await readContentFiles();
const decoder = new TextDecoder();
const texts = new Map([...content].map(([file, bytes]) => [file, decoder.decode(bytes)]));
const found = findLinks(texts, new URL(siteAddress()).host);
const { links, memory } = await checkLinks(found, readMemory(memoryFile), {
  today: officeDay(new Date()),
  timeout: 10_000,
  atOnce: 6,
  keepDays: values.fresh ? 0 : 7,
});
writeMemory(memoryFile, memory);
console.log(report(links));
