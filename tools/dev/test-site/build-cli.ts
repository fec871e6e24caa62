/** `npm run build:test`: builds the site that site checks and browser tests look at. */
import { buildTestSite } from './build.ts';
import { testSiteFolder } from './settings.ts';

await buildTestSite();
console.log(`Built ${testSiteFolder}.`);
