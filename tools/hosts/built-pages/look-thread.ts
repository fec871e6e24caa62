/** A thread that reads its share of the pages for their links and for what the security policy judges. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { linkReader } from '../../content/check/links/built-page-links.ts';
import { checkPages, type BuiltPage } from '../security/check-pages.ts';
import type { Look, LookInput } from './index.ts';

const { folder, known, share } = workerData as LookInput & { share: string[] };
const linksIn = linkReader();
const links: Look['links'] = [];

function* readPages(): Generator<BuiltPage> {
  for (const file of share) {
    const html = readFileSync(join(folder, file), 'utf8');
    links.push([file, linksIn(html)]);
    yield { file, html };
  }
}

const check = await checkPages(readPages(), new Set(known));
parentPort?.postMessage({ links, check } satisfies Look);
