import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
export async function ask(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, ...asking }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // A connection that breaks from here on rejects the body.
  sent.on('error', () => undefined);
  const body = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: body.toString(),
    bytes: body.length,
  };
}
