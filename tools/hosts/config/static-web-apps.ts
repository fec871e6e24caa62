import { splitRules, type HeaderRule, type HostDescription } from './description.ts';

/** The `staticwebapp.config.json` of Azure Static Web Apps. */
export function staticWebAppsJson({ rules, redirects }: HostDescription): string {
  const { everywhere, special } = splitRules(rules);
  const configuration = {
    trailingSlash: 'never',
    globalHeaders: Object.fromEntries(everywhere),
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...oneRuleEach(special).map(({ path, headers }) => ({
        route: path,
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}

/**
 * Azure applies only the first rule that matches, so all extensions share one
 * rule, which is repeated for each folder with rules of its own.
 */
function oneRuleEach(special: readonly HeaderRule[]): HeaderRule[] {
  const [ending] = special.filter(hasEnding);
  if (!ending) return [...special];
  const endings = special.filter(hasEnding).map(({ path }) => path.replace('/*.', ''));
  const files = `*.{${endings.join(',')}}`;
  const others = special.filter((rule) => !hasEnding(rule));
  const inFolders = others
    .filter(({ path }) => path.endsWith('*'))
    .map(({ path, headers }) => ({
      path: path.replace('*', files),
      headers: [...headers, ...ending.headers],
    }));
  return [...inFolders, { path: `/${files}`, headers: ending.headers }, ...others];
}

const hasEnding = ({ path }: HeaderRule) => path.startsWith('/*.');
