import { buffer } from 'node:stream/consumers';
import { request, type IncomingHttpHeaders } from 'node:http';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text; a compressed one is not readable. */
  body: string;
  /** Length of the body as it was sent. */
  bytes: number;
}

/** Further parts of a request. */
export interface Asking {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a path as it is: `fetch` would tidy it first. */
export function ask(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...asking }, (response) => {
      buffer(response).then((body) => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: body.toString(),
          bytes: body.length,
        });
      }, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
