import { mkdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { selfSigned } from '../../dev/test-hosts/certificate.ts';

/**
 * Serves over HTTP/2 with TLS on https://localhost:PORT, as a host does.
 * @param folder where the certificate of this run goes
 * @returns a function that stops it
 * @throws when openssl is missing or the port is taken
 */
export async function serveSecurely(handler: RequestListener, port: number, folder: string) {
  mkdirSync(folder, { recursive: true });
  const { certificate, key } = selfSigned(folder);
  const server = createSecureServer({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    allowHTTP1: true,
  });
  server.on('request', (request, response) => {
    // Node's compatibility layer gives HTTP/2 the interface of HTTP/1.
    handler(
      request as unknown as Parameters<RequestListener>[0],
      response as unknown as ServerResponse,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return () => {
    server.close();
  };
}
