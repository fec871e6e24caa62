import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestProject } from 'vitest/node';
import { listenOnLoopback } from '../../tools/hosts/serve/listen.ts';
import { createSiteHandler } from '../../tools/hosts/serve/site-handler.ts';
import { ensureTestSite } from '../../tools/dev/test-site/build.ts';
import { testPorts, testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { startProvider } from '../provider/server.ts';
import { errorsKey } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    origin: string;
  }
}

const recorderPath = '/record-errors.js';

/**
 * Notes every error of a page: WebKit's driver tells nothing of the console. First script of each
 * page; the notes outlive the page, so that a journey through several is read at its end. A hint to
 * fetch a module that fails is no error: the import that needs the module tells.
 */
const recorder = `{
  const note = (text) => {
    const notes = JSON.parse(sessionStorage.getItem('${errorsKey}') ?? '[]');
    sessionStorage.setItem('${errorsKey}', JSON.stringify([...notes, \`\${location.pathname}: \${text}\`]));
  };
  const print = console.error;
  console.error = (...parts) => { note(parts.join(' ')); print(...parts); };
  addEventListener('error', ({ message, target }) =>
    target.rel !== 'modulepreload' && note(message ?? \`\${target.localName} without \${target.currentSrc || target.src || target.href}\`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(\`rejected: \${reason}\`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(\`policy: \${effectiveDirective} \${blockedURI}\`));
}`;

/**
 * Serves the test site on a free port, with the recorder in its pages, and the stand-in provider.
 *
 * @throws Error when the build fails or the provider's port is taken, as by "npm run serve:test"
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureTestSite();
  const provider = await startProvider({ port: testPorts.provider });
  const site = await listenOnLoopback(createSiteHandler(testSiteFolder), 0);
  const front = await listenOnLoopback((request, response) => {
    forward(`http://localhost:${site.port}`, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  }, 0);
  project.provide('origin', `http://localhost:${front.port}`);
  return async () => {
    await Promise.all([front.close(), site.close(), provider.close()]);
  };
}

async function forward(origin: string, { url = '/' }: IncomingMessage, response: ServerResponse) {
  const answer =
    url === recorderPath
      ? new Response(recorder, { headers: { 'Content-Type': 'text/javascript' } })
      : await fetch(origin + url, {
          redirect: 'manual',
          headers: { 'Accept-Encoding': 'identity' },
        });
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const headers = [...answer.headers].filter(([name]) => name !== 'content-length').flat();
  response.writeHead(answer.status, headers);
  response.end(
    isPage
      ? (await answer.text()).replace('<head>', `<head><script src="${recorderPath}"></script>`)
      : Buffer.from(await answer.arrayBuffer()),
  );
}
