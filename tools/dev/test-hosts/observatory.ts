import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ensurePackage } from '../setup/ensure-package.ts';

const judgment = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

/** The verdict of MDN's HTTP Observatory: grade, score, and each test. */
export type Judgment = z.infer<typeof judgment>;

/**
 * Scans a site on this machine with MDN's HTTP Observatory, in a process of its
 * own: Node reads the certificates it trusts when it starts.
 * @param port Of loopback, where the site answers over https as `localhost`.
 * @param certificate Path of the certificate to trust.
 * @throws Error with the scanner's output when it doesn't finish.
 */
export async function scanWithObservatory(port: number, certificate: string): Promise<Judgment> {
  const modules = await ensurePackage('@mdn/mdn-http-observatory', '1.4.8');
  const home = `${modules}/@mdn/mdn-http-observatory`;
  // Its list of preloaded names is a download; the name `localhost` is on no such list.
  writeFileSync(`${home}/conf/hsts-preload.json`, '{}');
  const scanner = pathToFileURL(`${home}/src/scanner/index.js`);
  const program = `
    const { scan } = await import(${JSON.stringify(scanner.href)});
    console.log(JSON.stringify(await scan('localhost:${port}')));`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const words = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    env,
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (stdout === '')
    throw new Error(`The HTTP Observatory did not finish within two minutes:\n${stderr}`);
  return judgment.parse(JSON.parse(stdout));
}
