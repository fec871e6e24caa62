/** Sends a file by the rules of RFC 9110 on encodings and conditions; a range is ignored, as they allow. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { mediaTypes, textEndings } from '../config/media-types.ts';

/** Encodings of ready copies with the ending of their names, the smaller copy first. */
const encodings = { br: '.br', gzip: '.gz' };
const encodingNames = Object.keys(encodings) as (keyof typeof encodings)[];

/**
 * Answers GET or HEAD with a file that exists, or with a ready copy beside it.
 * Only status 200 takes conditions: the not-found page is always sent whole.
 */
export function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: 200 | 400 | 404,
): void {
  const ready = encodingNames.filter((name) => existsSync(path + encodings[name]));
  const encoding = preferredEncoding(headers['accept-encoding'], ready);
  const file = encoding === undefined ? path : path + encodings[encoding];
  const { size, mtimeMs } = statSync(file);
  const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  response.setHeader('ETag', etag);
  if (status === 200 && matches(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(path));
  response.writeHead(status, { 'Content-Length': size });
  if (method === 'HEAD') response.end();
  // A visitor who left needs no answer, and another error has nobody left to tell.
  else pipeline(createReadStream(file), response, () => undefined);
}

function typeOf(path: string): string {
  const ending = extname(path).slice(1).toLowerCase();
  const type = mediaTypes[ending] ?? 'application/octet-stream';
  return textEndings.includes(ending) ? `${type}; charset=utf-8` : type;
}

/** The encoding that a visitor gives the highest weight; undefined for the plain file (RFC 9110, 12.5.3). */
function preferredEncoding<Name extends string>(
  accepted = '',
  ready: readonly Name[],
): Name | undefined {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', weight = '1'] = one.split(/;\s*q\s*=/).map((part) => part.trim());
        return [name, Number(weight)];
      }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return ready
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}

/** Whether a condition lists this tag, weak or strong, or any (RFC 9110, 13.1.2). */
const matches = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false;
