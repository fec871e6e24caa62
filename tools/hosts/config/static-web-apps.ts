import { splitRules, type HostDescription } from './description.ts';

/** The `staticwebapp.config.json` of Azure Static Web Apps. */
export function staticWebAppsJson({ rules, redirects }: HostDescription): string {
  const { everywhere, special } = splitRules(rules);
  const configuration = {
    trailingSlash: 'never',
    globalHeaders: Object.fromEntries(everywhere),
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...special.map(({ path, headers }) => ({
        route: path,
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
