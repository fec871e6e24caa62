import { beforeAll, expect, it } from 'vitest';
import { scanWithObservatory, type Judgment } from '../../tools/dev/test-hosts/observatory.ts';
import { startNginx } from '../../tools/dev/test-hosts/servers.ts';
import { copySite, type HostedSite } from '../../tools/dev/test-hosts/site.ts';
import { testProviderOrigin } from '../../tools/dev/test-site/settings.ts';
import { securityHeaders } from '../../tools/hosts/security/security-headers.ts';

/** The site with the headers of a build for https: such a build has providers on https, too. */
function secured({ description, ...rest }: HostedSite): HostedSite {
  const served = new Map(description.rules.find(({ path }) => path === '/*')?.headers);
  const plain = served.get('Content-Security-Policy') ?? '';
  const headers = securityHeaders({
    policy: plain.replaceAll(testProviderOrigin, 'https://forms.example.com'),
    secure: true,
    preview: false,
  });
  const rules = description.rules.map((rule) => (rule.path === '/*' ? { ...rule, headers } : rule));
  return { ...rest, description: { ...description, rules } };
}

let judged: Judgment;
beforeAll(async () => {
  const server = await startNginx(secured(await copySite('observatory')), {
    protocol: ' ssl',
    // Plain http on the same port is redirected, as on port 80.
    inServer: ({ certificate, key }) =>
      `ssl_certificate ${certificate}; ssl_certificate_key ${key}; error_page 497 =301 https://$http_host$request_uri;`,
  });
  try {
    judged = await scanWithObservatory(server.port, server.certificate);
  } finally {
    await server.stop();
  }
}, 180_000);

/**
 * The rest is not to be had here: 5 points for cookies, which the site does not
 * set, 5 for scripts of other companies named by hash, which pages do not load,
 * and 5 for a name on the browsers' preload list, which only the owner of the name can ask for.
 */
const highestScore = 130;

/** What the site does not need, so that its tests pass without points to gain. */
const notApplicable = {
  cookies: 'cookies-not-found',
  'cross-origin-resource-sharing': 'cross-origin-resource-sharing-not-implemented',
  'subresource-integrity': 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
};

it('the HTTP Observatory gives A+ and every point that is to be had', () => {
  expect(judged.scan).toMatchObject({ grade: 'A+', score: highestScore });
});

it('every test of the HTTP Observatory passes', () => {
  const failed = Object.entries(judged.tests).filter(([, { pass }]) => !pass);
  expect(failed).toEqual([]);
});

it.each(Object.entries(notApplicable))('%s does not apply', (test, result) => {
  expect(judged.tests[test]?.result).toBe(result);
});
