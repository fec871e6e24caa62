import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a self-signed certificate for `localhost`, valid for a day, in a folder; gives the paths of its two files. */
export function selfSigned(folder: string) {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const { status, error, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status === 0) return { certificate, key };
  throw new Error(
    `openssl could not make a certificate for https on this machine. ` +
      `On Debian or Ubuntu: sudo apt-get install openssl\n${error?.message ?? stderr}`,
  );
}
