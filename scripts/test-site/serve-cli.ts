/**
 * `npm run serve:test`: serves the test site and the stand-in provider for the
 * browser tests, building the site first when it is missing or out of date.
 */
import { once } from 'node:events';
import { startProvider } from '../../tests/provider/server.ts';
import { listenOnLoopback } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { interrupted } from '../setup/npm.mjs';
import { ensureTestSite } from './build.ts';
import { testOrigin, testPorts, testProviderOrigin, testSiteFolder } from './settings.ts';

await ensureTestSite();
const provider = await startProvider({ port: testPorts.provider });
const site = await listenOnLoopback(createSiteHandler(testSiteFolder), testPorts.site);
console.log(`Test site: ${testOrigin}, stand-in provider: ${testProviderOrigin}`);

await once(interrupted, 'abort');
await Promise.all([site.close(), provider.close()]);
