import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureTestSite } from '../../tools/dev/test-site/build.ts';
import { testPorts, testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { hostsFolder } from '../../tools/hosts/config/write-host-files.ts';
import { listenOnLoopback } from '../../tools/hosts/serve/listen.ts';
import { createSiteHandler } from '../../tools/hosts/serve/site-handler.ts';
import { startProvider } from '../provider/server.ts';
import { errorsKey } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    origin: string;
  }
}

/**
 * Notes every error of a page: WebKit's driver tells nothing of the console. First script of each
 * page; the notes outlive the page, so that a journey through several is read at its end. A hint to
 * fetch a module that fails is no error: the import that needs the module tells. What a page still
 * loads when it is left is none, either; WebKit says it is.
 */
const recorder = `{
  const note = (text) => {
    const notes = JSON.parse(sessionStorage.getItem('${errorsKey}') ?? '[]');
    sessionStorage.setItem('${errorsKey}', JSON.stringify([...notes, \`\${location.pathname}: \${text}\`]));
  };
  const print = console.error;
  console.error = (...parts) => { note(parts.join(' ')); print(...parts); };
  const isExpected = ({ rel }) => rel === 'modulepreload' || 'left' in document.documentElement.dataset;
  addEventListener('error', ({ message, target }) => {
    if (message !== undefined) note(message);
    else if (!isExpected(target)) note(\`\${target.localName} without \${target.currentSrc || target.src || target.href}\`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note(\`rejected: \${reason}\`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(\`policy: \${effectiveDirective} \${blockedURI}\`));
}`;

/**
 * Serves a copy of the test site on a free port, with the recorder in its pages, and the stand-in provider.
 *
 * @throws Error when the build fails or the provider's port is taken, as by the browser tests
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureTestSite();
  const temporary = mkdtempSync(join(tmpdir(), 'mortgage-site-'));
  const folder = join(temporary, 'site');
  cpSync(hostsFolder(testSiteFolder), hostsFolder(folder), { recursive: true });
  // Compressed copies of the pages would be sent without the recorder.
  cpSync(testSiteFolder, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  writeFileSync(join(folder, 'recorder.js'), recorder);
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const page = join(folder, name);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  const provider = await startProvider(testPorts.provider);
  const site = await listenOnLoopback(createSiteHandler(folder), 0);
  project.provide('origin', `http://localhost:${site.port}`);
  return async () => {
    await Promise.all([site.close(), provider.close()]);
    rmSync(temporary, { recursive: true });
  };
}
