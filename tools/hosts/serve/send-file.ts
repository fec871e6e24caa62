/** Sends a file by the rules of RFC 9110 on encodings and conditions; a range is ignored, as they allow. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { mediaTypes, textEndings } from '../config/media-types.ts';

/** Encodings of ready copies, each with the ending of their names; the smaller copy first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

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
  const encoding = preferredEncoding(path, headers['accept-encoding']);
  const file = path + (encoding?.ending ?? '');
  const { size, mtimeMs } = statSync(file);
  const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  response.setHeader('ETag', etag);
  if (status === 200 && matches(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
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

/** The ready copy that a visitor gives the highest weight; undefined for the plain file (RFC 9110, 12.5.3). */
function preferredEncoding(path: string, accepted = '') {
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
  return encodings
    .filter(({ name }) => weightOf(name) > 0 && weightOf(name) >= plain)
    .filter(({ ending }) => existsSync(path + ending))
    .toSorted((one, other) => weightOf(other.name) - weightOf(one.name))[0];
}

/** Whether a condition lists this tag, weak or strong, or any (RFC 9110, 13.1.2). */
const matches = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false;
