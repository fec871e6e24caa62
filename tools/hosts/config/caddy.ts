import { contactKinds } from '../../../src/third-party/contact-count.ts';
import { revalidated, splitRules, type HeaderRule, type HostDescription } from './description.ts';

/**
 * The Caddyfile of the site, for Caddy 2.6 and later. Address and folder come
 * from the environment, so that the same file serves a container and a machine.
 */
export function caddyfile({ rules, redirects, siteName, countsContacts }: HostDescription): string {
  const { constant, replaced, special } = splitRules(rules);
  const sameHeaders = Map.groupBy(special, ({ headers }) => JSON.stringify(headers));
  return `# Written by the build. docs/deploying.md says where it goes.
# SITE_ADDRESS=:8080 serves plain HTTP behind a proxy; a name makes Caddy fetch a certificate.
{
	admin "{$SITE_ADMIN:localhost:2019}"
}

(headers) {
	header {
${constant.map(([name, value]) => `\t\t${name} ${quote(value)}`).join('\n')}
		-Server
	}
	# Apart, because Caddy writes a block that takes a header away last, over what follows here.
	header Cache-Control "${revalidated}"
${replaced.map(([name, value]) => `\theader ${name} ${quote(value)}`).join('\n')}
}

# In quotes, so that a variable is one word whatever it holds.
"{$SITE_ADDRESS:${siteName}}" {
	root * "{$SITE_FOLDER:/srv/site}"
	import headers
	# Rules of this server's own; usually none.
	import /etc/caddy/site-*.conf
	log
	# Nobody has seen a page yet that a browser fetches ahead. Every Caddy since 2.6 knows this name.
	@ahead header Sec-Purpose prefetch*
	skip_log @ahead
	encode gzip

	map {path} {moved_to} {
${redirects
  .flatMap(({ from, to }) => [from, `${from}/`].map((path) => `\t\t${path} ${quote(to)}`))
  .join('\n')}
		default ""
	}
	# The path of a page that was asked for with "/", ".html" or "/index" at its end.
	map {path} {page} {
		~^(/.+?)(?:(?:/index)?\\.html/?|/index/?|/)$ "\${1}"
		default ""
	}

	route {
${countsContacts ? contactCount : ''}		@other_method not method GET HEAD
		header @other_method Allow "GET, HEAD"
		respond @other_method 405

		@moved expression \`{moved_to} != ""\`
		handle @moved {
			# A new address with a query or a place of its own keeps that.
			@query expression \`{query} != "" && !{moved_to}.matches("[?#]")\`
			redir @query {moved_to}?{query} 301
			redir {moved_to} 301
		}
		@private {
			path_regexp (?:^|/)\\.|^/_(?:headers|redirects)$|\\.(?:br|gz)$
			not path_regexp ^/\\.well-known(?:/[^./][^/]*)*/?$
		}
		error @private 404
		# Spellings that no address of this site has, and that Caddy would tidy.
		@untidy vars_regexp {http.request.orig_uri} ^[^?]*(?://|/\\.\\.|%)
		error @untidy 404
		@not_found_page path /404 /404/ /404.html
		error @not_found_page 404

		# No file has such a name; some systems fail on it.
		@no_name path_regexp [^/]{250}|^.{1000}|[[:cntrl:]]
		error @no_name 404
		@home path /index /index/ /index.html
		handle @home {
			@query expression \`{query} != ""\`
			redir @query /?{query} 308
			redir * / 308
		}
		@other_spelling {
			expression \`{page} != ""\`
			file {page}.html
		}
		handle @other_spelling {
			@query expression \`{query} != ""\`
			redir @query {page}?{query} 308
			redir {page} 308
		}

		@folder path_regexp .+/$
		error @folder 404
${[...sameHeaders.values()].map(specialRules).join('\n')}
		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import headers
		# They're about the file that was asked for, and would leave the not-found page empty.
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			rewrite * /404.html
			file_server {
				status 404
				precompressed br gzip
			}
		}
		handle {
			respond "{err.status_code} {err.status_text}" {err.status_code}
		}
	}
}
`;
}

const contactCount = `\t\t@contact {
			method POST
			path ${contactKinds.map((kind) => `/count/${kind}`).join(' ')}
		}
		respond @contact 204
`;

/** Rules with the same headers, as one. */
function specialRules(rules: readonly HeaderRule[], index: number): string {
  const headers = rules[0]?.headers ?? [];
  // A star before an ending stands for one folder only where a slash precedes it.
  const paths = rules.map(({ path }) => path.replace(/^\/\*(?=.)/, '*'));
  return [
    `\t\t@special${index} {`,
    `\t\t\tpath ${paths.join(' ')}`,
    '\t\t\tfile',
    '\t\t}',
    ...headers.map(([name, value]) => `\t\theader @special${index} ${name} ${quote(value)}`),
  ].join('\n');
}

function quote(text: string): string {
  if (/[{}\p{Cc}]/u.test(text)) {
    throw new Error(`Caddy would read a placeholder or a new line in ${JSON.stringify(text)}.`);
  }
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
