/**
 * Serves the test site and the stand-in provider for the
 * browser tests, building the site first when it is missing or out of date.
 */
import { once } from 'node:events';
import { interrupted } from '../setup/npm.mjs';
import { serveTestSite } from './serve.ts';
import { testOrigin, testProviderOrigin } from './settings.ts';

const servers = await serveTestSite();
console.log(`Test site: ${testOrigin}, stand-in provider: ${testProviderOrigin}`);

await once(interrupted, 'abort');
await servers.close();
