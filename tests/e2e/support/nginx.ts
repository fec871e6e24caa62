import { test as base } from '@playwright/test';
import { startNginx } from '../../../tools/dev/test-hosts/servers.ts';
import { copySite } from '../../../tools/dev/test-hosts/site.ts';

interface Fixtures {
  /** Address of the site on nginx. */
  nginx: string;
}

/** Tests whose pages come from nginx with the generated configuration, headers and all. */
export const test = base.extend<object, Fixtures>({
  nginx: [
    async ({}, use, { workerIndex }) => {
      const server = await startNginx(await copySite(`browser-${workerIndex}`));
      await use(`http://localhost:${server.port}`);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => {
    await use(nginx);
  },
});
