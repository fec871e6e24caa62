import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installScript, writeProgram } from './rehearsal.ts';

/**
 * Sets up a server in one folder as docs/deploying.md does. The scripts are the
 * real ones; ssh runs what it's told right here; nginx, Caddy and curl refuse,
 * reload, and answer as the files of the live release say.
 * @param place An empty folder; its `programs` go on the PATH.
 */
export function setUpServer(place: string): void {
  const at = (...parts: string[]) => join(place, ...parts);
  for (const folder of ['releases', 'programs', 'etc/nginx/conf.d', 'etc/nginx/snippets'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('etc/nginx/nginx.conf'), `include ${place}/etc/nginx/conf.d/*.conf;`);
  symlinkSync(at('releases/current/dist-hosts/nginx/site.conf'), at('etc/nginx/conf.d/site.conf'));
  symlinkSync(
    at('releases/current/dist-hosts/nginx/site-brotli.conf'),
    at('etc/nginx/snippets/site-brotli.conf'),
  );
  installScript('deploy/switch-release', at('programs/switch-release'), [
    ['/srv/releases', at('releases')],
    ['/etc/', at('etc/')],
    ['/run/switch-release.lock', at('lock')],
  ]);
  writeProgram(
    at('programs/ssh'),
    `if [ -e ${place}/connection-breaks ]; then head --bytes 100 | true; exit 255; fi
    command=\${!#}
    command=\${command//\\/srv\\/releases/${place}/releases}
    command=\${command//\\/usr\\/local\\/sbin/${place}/programs}
    bash -c "$command" || exit
    if [[ $command = *switch-release* && -e ${place}/answer-is-lost ]]; then rm ${place}/answer-is-lost; exit 255; fi`,
  );
  writeProgram(at('programs/sudo'), 'exec "$@"');
  writeProgram(at('programs/date'), 'echo "2026-11-29T1020${SECOND}Z"');
  writeProgram(at('programs/sleep'), '');
  writeProgram(
    at('programs/nginx'),
    `config=${place}/etc/nginx/nginx.conf; [ "$3" != -c ] || config=$4
    if grep --dereference-recursive "^BROKEN" "$(dirname "$config")"; then echo 'unknown directive "BROKEN"' >&2; exit 1; fi`,
  );
  writeProgram(
    at('programs/caddy'),
    `if grep "^BROKEN" "\${!#}"; then echo 'unrecognized directive: BROKEN' >&2; exit 1; fi`,
  );
  writeProgram(
    at('programs/systemctl'),
    `if [ -e ${place}/releases/current/dist-hosts/no-reload ]; then echo 'Job failed.' >&2; exit 1; fi
    cp ${place}/releases/current/dist/_headers ${place}/headers`,
  );
  writeProgram(
    at('programs/curl'),
    `if [ -e ${place}/releases/current/dist-hosts/no-answer ]; then exit 22; fi
    while [ $# -gt 0 ]; do
      case $1 in --dump-header) cp ${place}/headers "$2" ;; --output) cp ${place}/releases/current/dist/index.html "$2" ;; esac
      shift
    done`,
  );
}
