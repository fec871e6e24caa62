import type { HostDescription } from './description.ts';

/** The `vercel.json` that is uploaded with the built files. */
export function vercelJson({ rules, redirects }: HostDescription): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
