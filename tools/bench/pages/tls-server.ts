import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';

/** Key and certificate of "localhost" for a day, made by openssl. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  mkdirSync(folder, { recursive: true });
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...request.split(' '), ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** HTTP/2 answers lack `setHeaders`. */
function withSetHeaders(response: ServerResponse): ServerResponse {
  response.setHeaders = (headers) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    return response;
  };
  return response;
}

/**
 * Serves over HTTP/2 with TLS on https://localhost:PORT, as a host does.
 * @param folder where the certificate of this run is put
 * @returns how to stop it
 * @throws when openssl is missing or the port is taken
 */
export async function serveSecurely(handler: RequestListener, port: number, folder: string) {
  const server = createSecureServer({ ...makeCertificate(folder), allowHTTP1: true });
  server.on('request', (request, response) => {
    // Node's compatibility layer gives HTTP/2 the interface of HTTP/1.
    handler(
      request as unknown as Parameters<RequestListener>[0],
      withSetHeaders(response as unknown as ServerResponse),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return () => {
    server.close();
  };
}
