import { startProvider } from '../../../tests/provider/server.ts';
import { listenOnLoopback } from '../../hosts/serve/listen.ts';
import { createSiteHandler } from '../../hosts/serve/site-handler.ts';
import { ensureTestSite } from './build.ts';
import { testPorts, testSiteFolder } from './settings.ts';

/** Serves the test site and the stand-in provider, after building a site that is missing or out of date. */
export async function serveTestSite(): Promise<{ close: () => Promise<void> }> {
  await ensureTestSite();
  const provider = await startProvider(testPorts.provider);
  const site = await listenOnLoopback(createSiteHandler(testSiteFolder), testPorts.site);
  return {
    async close() {
      await Promise.all([site.close(), provider.close()]);
    },
  };
}
