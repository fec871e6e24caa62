import { contactKinds } from '../../../src/third-party/contact-count.ts';
import { revalidated, splitRules, type HeaderRule, type HostDescription } from './description.ts';
import type { Header } from '../security/security-headers.ts';
import { mediaTypes, textEndings } from './media-types.ts';

/** Where the server finds the site and where it listens. */
export interface NginxPlace {
  folder: string;
  listen: string;
  /** Glob of files to include in the server block: Brotli, TLS. It may match none. */
  additions: string;
  /** File for a line about each request. */
  log: string;
}

/** The place that `docs/deploying.md` sets up. */
const usualNginxPlace: NginxPlace = {
  folder: '/srv/site',
  listen: '80',
  additions: '/etc/nginx/snippets/site-*.conf',
  log: '/var/log/nginx/access.log',
};

/**
 * The nginx configuration of the site, a file for `conf.d`. Only one address of
 * each page answers 200: every other spelling of it answers 308.
 */
export function nginxConfiguration(
  { rules, redirects, siteName, countsContacts }: HostDescription,
  { folder, listen, additions, log }: NginxPlace = usualNginxPlace,
): string {
  const { constant, replaced, special } = splitRules(rules);
  const varying: Header[] = [['Cache-Control', revalidated], ...replaced];
  const charsets = textEndings.filter((ending) => ending !== 'html').map((end) => mediaTypes[end]);
  return `# Written by the build. docs/deploying.md says where it goes.

# The path as requested.
map $request_uri $asked { "~^([^?]*)" $1; }
# The same path without a final "/" or ".html", "" for the home page.
map $uri $stem { "~(?s)^(.*?)(?:/index)?(?:\\.html)?/?\\z" $1; }
map $stem $clean { "" /; default $stem; }
map $stem $page_file { "" /index.html; /404 ""; default $stem.html; }

${countsContacts ? allowWithCount : allow}
# Nobody has seen a page yet that a browser fetches ahead.
map $http_sec_purpose $logged { "~^prefetch" 0; default 1; }
# Regular expressions: exact names would need a larger hash, and nginx refuses to change
# its size after the first map of any file. 5,000 of them take 0.6 ms of a request.
map $uri $moved_to {
  default "";
${redirects.map(({ from, to }) => `  "~^${escapePattern(from)}/?\\z" ${quote(to)};`).join('\n')}
}
# A new address with a query or fragment of its own keeps it.
map $moved_to $moved_query { "~[?#]" ""; default $is_args$args; }
# Only existing files get special headers: a missing one may exist tomorrow.
${varying.map((header) => headerMap(header, special)).join('\n')}

server {
  listen ${listen};
  server_name ${serverName(siteName)};
  root ${folder};

  server_tokens off;
  absolute_redirect off;
  access_log ${log} combined if=$logged;
  gzip on;
  gzip_static on;
  gzip_types ${charsets.join(' ')};
  include ${additions};
  charset utf-8;
  charset_types ${charsets.join(' ')};
  default_type application/octet-stream;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }

${constant.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`).join('\n')}
${varying.map(([name]) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
  add_header Allow $allow always;

  if ($allow) { return 405; }
  if ($moved_to) { return 301 $moved_to$moved_query; }
  set $other_spelling "";
  if ($asked != $clean) { set $other_spelling asked; }
  if (-f $document_root$page_file) { set $other_spelling "$other_spelling page"; }
  if ($other_spelling = "asked page") { return 308 $clean$is_args$args; }

  # No named location: nginx fails on one when the address is malformed.
  error_page 400 404 /404.html;
  error_page 414 =404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri.html $uri =404; }${countsContacts ? countLocation : ''}
${typeLocations(special)}
  location ~ "/\\.(?!well-known(?:/|$))|^/_(?:headers|redirects)$|\\.(?:br|gz)$" { return 404; }
}
`;
}

const allow = 'map $request_method $allow { GET ""; HEAD ""; default "GET, HEAD"; }';

const allowWithCount = `map "$request_method $uri" $allow {
  "~^(?:GET|HEAD) |^POST /count/(?:${contactKinds.join('|')})\\z" "";
  default "GET, HEAD";
}`;

const countLocation = `
  location /count/ { if ($request_method = POST) { return 204; } return 404; }`;

/** A map of one header's value by path; `elsewhere` is the value on all other paths. */
function headerMap([name, elsewhere]: Header, special: readonly HeaderRule[]): string {
  const lines = special.flatMap(({ path, headers }) =>
    headers
      .filter(([other]) => other === name)
      .map(([, value]) => `  "~*^(?:200|206|304)${pattern(path)}" ${quote(value)};`),
  );
  return [
    `map $status$uri ${variable(name)} {`,
    `  default ${quote(elsewhere)};`,
    ...lines,
    '}',
  ].join('\n');
}

/** Longest name that fits nginx's default hash of server names. */
const longestHashedName = 46;

const serverName = (name: string) =>
  name.length > longestHashedName ? `"~^${escapePattern(name)}$"` : name;

function typeLocations(special: readonly HeaderRule[]): string {
  return special
    .flatMap(({ path, headers }) =>
      headers
        .filter(([name]) => name === 'Content-Type')
        .map(([, value]) => `  location = ${path} { types {} default_type ${value}; }`),
    )
    .join('\n');
}

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

/** A rule's path as a regular expression, to follow the status. */
function pattern(path: string): string {
  const [start = '', end] = path.split('*');
  return end === undefined
    ? `${escapePattern(start)}$`
    : `${escapePattern(start)}${end === '' ? '' : `.*${escapePattern(end)}$`}`;
}

const escapePattern = (text: string) => text.replaceAll('.', '\\.');

function quote(text: string): string {
  // nginx expands variables inside quotes, too, and has no way to escape them.
  if (/[$\p{Cc}]/u.test(text)) {
    throw new Error(`nginx would read a variable or a new line in ${JSON.stringify(text)}.`);
  }
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
