import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnLoopback, type Listening } from '../../tools/hosts/serve/listen.ts';
import { createSiteHandler } from '../../tools/hosts/serve/site-handler.ts';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { builtPages } from './built-site.ts';
import { pagelessProgramSlugs, routes } from './routes.ts';

let server: Listening;

beforeAll(async () => {
  server = await listenOnLoopback(createSiteHandler(testSiteFolder), 0);
});
afterAll(async () => {
  await server.close();
});

const statusOf = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' });
  await response.body?.cancel();
  return response.status;
};

test('the build has the pages of the route table, the not-found screen and nothing else', () => {
  const expected = [...routes.map(({ path }) => path), '/404'].sort();
  expect([...builtPages.keys()].sort()).toEqual(expected);
});

test.each(routes)('$path answers 200 without a redirect', async ({ path }) => {
  expect(await statusOf(path)).toBe(200);
});

test.each([
  ...pagelessProgramSlugs.map((slug) => `/loan-programs/${slug}`),
  '/fha',
  '/va',
  '/refinance',
  '/cash-out',
  '/About',
  '/blog/page/1',
  '/404',
  '/nothing-here',
])('%s answers 404', async (path) => {
  expect(await statusOf(path)).toBe(404);
});
