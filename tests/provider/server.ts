import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listenOnLoopback, type Listening } from '../../tools/hosts/serve/listen.ts';
import { faultFor, parseFaults, type Fault } from './faults.ts';
import { isFormName, renderForm, renderThankYou } from './form-page.ts';

/** Faults for the requests of one browser context, as JSON. */
const faultsHeader = 'x-provider-faults';

const scripts = 'text/javascript; charset=utf-8';
const assets: Readonly<Record<string, [file: string, type: string]>> = {
  '/js/form_embed.js': ['form-embed.js', scripts],
  '/chat/loader.js': ['loader.js', scripts],
  '/assets/form.js': ['form.js', scripts],
  '/assets/leave.js': ['leave.js', scripts],
  '/assets/form.css': ['form.css', 'text/css; charset=utf-8'],
};

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/**
 * Starts the stand-in for the company that hosts the forms and the chat: both
 * forms, their embed script and the chat loader. Nothing sent to it is kept.
 * @param onTaken as for `listenOnLoopback`
 */
export function startProvider(port: number, onTaken?: (port: number) => void): Promise<Listening> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.invalid');
    const asked = request.headers[faultsHeader];
    const fault = faultFor(typeof asked === 'string' ? parseFaults(asked) : {}, pathname);
    if (fault.hang) return;
    if (fault.slow !== undefined) await delay(fault.slow);
    if (fault.refuseFraming) {
      response.setHeader('X-Frame-Options', 'DENY');
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    }
    if (fault.foreign && request.headers.host?.startsWith('127.')) {
      response.setHeader('Location', `http://localhost:${request.socket.localPort}${pathname}`);
      send(response, plain(303, 'Elsewhere'));
      return;
    }
    send(response, fault.error ? plain(500, 'Out of order') : find(pathname, searchParams, fault));
  };

  return listenOnLoopback(
    (request, response) => {
      respond(request, response).catch((error: unknown) => {
        send(response, plain(400, error instanceof Error ? error.message : String(error)));
      });
    },
    port,
    onTaken,
  );
}

function find(path: string, query: URLSearchParams, fault: Fault): Answer {
  const asset = assets[path];
  if (asset) {
    const [file, type] = asset;
    return { status: 200, type, body: readFileSync(new URL(`assets/${file}`, import.meta.url)) };
  }
  const [, widget, kind, name, step, ...rest] = path.split('/');
  if (widget === 'widget' && kind === 'form' && isFormName(name) && rest.length === 0) {
    if (step === undefined) return html(renderForm(name, query, fault));
    if (step === 'thank-you') return html(renderThankYou(name, query, fault));
  }
  return plain(404, `The stand-in provider has nothing at ${path}.`);
}

const html = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body });
const plain = (status: number, message: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${message}\n`,
});

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
