import { revalidated, splitRules, type HeaderRule, type HostDescription } from './description.ts';
import { mediaTypes, textEndings } from './media-types.ts';

/** Where the server finds the site and where it listens. */
export interface NginxPlace {
  folder: string;
  listen: string;
  /** Pattern of files for the server block: Brotli, TLS. It may fit no file at all. */
  additions: string;
}

/** What `docs/deploying.md` sets up. */
const usualNginxPlace: NginxPlace = {
  folder: '/srv/site',
  listen: '80',
  additions: '/etc/nginx/snippets/site-*.conf',
};

/**
 * The nginx configuration of the site, a file for `conf.d`. Only one address of
 * each page answers 200: every other spelling of it answers 308.
 */
export function nginxConfiguration(
  { rules, redirects, siteName }: HostDescription,
  { folder, listen, additions }: NginxPlace = usualNginxPlace,
): string {
  const { everywhere, special } = splitRules(rules);
  const charsets = textEndings.filter((ending) => ending !== 'html').map((end) => mediaTypes[end]);
  return `# Written by the build. docs/deploying.md says where it goes.

# The path as it was asked for.
map $request_uri $asked { "~^([^?]*)" $1; }
# The same path without "/" or ".html" at its end, "" for the home page.
map $uri $stem { "~(?s)^(.*?)(?:/index)?(?:\\.html)?/?\\z" $1; }
map $stem $clean { "" /; default $stem; }
map $stem $page_file { "" /index.html; /404 ""; default $stem.html; }

map $request_method $allow { GET ""; HEAD ""; default "GET, HEAD"; }
map $uri $moved_to {
  default "";
${redirects.flatMap(({ from, to }) => [`  ${quote(from)} ${quote(to)};`, `  ${quote(`${from}/`)} ${quote(to)};`]).join('\n')}
}
# Only what is there may be kept: a missing file may be there tomorrow.
map $status$uri $cache_control {
  default "${revalidated}";
${cacheLines(special)}
}

server {
  listen ${listen};
  server_name ${siteName};
  root ${folder};

  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_static on;
  gzip_types ${charsets.join(' ')};
  gzip_vary on;
  include ${additions};
  charset utf-8;
  charset_types ${charsets.join(' ')};
  default_type application/octet-stream;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }

${everywhere.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`).join('\n')}
  add_header Cache-Control $cache_control always;
  add_header Allow $allow always;

  if ($allow) { return 405; }
  if ($moved_to) { return 301 $moved_to$is_args$args; }
  set $other_spelling "";
  if ($asked != $clean) { set $other_spelling asked; }
  if (-f $document_root$page_file) { set $other_spelling "$other_spelling page"; }
  if ($other_spelling = "asked page") { return 308 $clean$is_args$args; }

  error_page 404 @not_found;
  location @not_found { try_files /404.html =404; }
  location = / { try_files /index.html =404; }
  location ~ "^/404(?:\\.html)?$" { return 404; }
  location / { try_files $uri.html $uri =404; }
${typeLocations(special)}
  location ~ "/\\.(?!well-known(?:/|$))|^/_(?:headers|redirects)$|\\.(?:br|gz)$" { return 404; }
}
`;
}

function cacheLines(special: readonly HeaderRule[]): string {
  return special
    .flatMap(({ path, headers }) =>
      headers
        .filter(([name]) => name === 'Cache-Control')
        .map(([, value]) => `  "~^(?:200|206|304)${pattern(path)}" ${quote(value)};`),
    )
    .join('\n');
}

function typeLocations(special: readonly HeaderRule[]): string {
  return special
    .flatMap(({ path, headers }) =>
      headers
        .filter(([name]) => name === 'Content-Type')
        .map(([, value]) => `  location = ${path} { types {} default_type ${value}; }`),
    )
    .join('\n');
}

const pattern = (path: string) =>
  path.endsWith('*') ? escapePattern(path.slice(0, -1)) : `${escapePattern(path)}$`;
const escapePattern = (text: string) => text.replaceAll('.', '\\.');
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
