import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FoundFile } from './find-file.ts';

/**
 * Sends a file as the response: whole, in part, or as not modified. Throws if the file can't be opened, before anything
 * is sent.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, found: FoundFile): Promise<void> {
  const { place, stats, type, encoding } = found;
  const tag = `W/"${stats.size}-${stats.mtime.getTime()}"`;
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', tag);
  const lastModified = stats.mtime.toUTCString();
  response.setHeader('Last-Modified', lastModified);
  const { 'if-none-match': known, 'if-range': part = lastModified, range: wanted } = request.headers;
  if (known !== undefined && matches(known, tag)) {
    response.writeHead(304).end();
    return;
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // A weak tag never identifies the bytes that a part belongs to.
  const range = part === lastModified ? readRange(wanted, stats.size) : undefined;
  if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  const handle = await open(place);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${stats.size}`);
  if (range) response.setHeader('Accept-Ranges', 'bytes');
  response.writeHead(range ? 206 : 200, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || end < start || response.destroyed) {
    await handle.close();
    response.end();
    return;
  }
  const bytes = handle.createReadStream({ start, end });
  // The headers are sent already, so the only way to report an error is closing the connection.
  bytes.on('error', () => response.destroy());
  response.on('close', () => bytes.destroy());
  bytes.pipe(response);
}

/* Whether an If-None-Match header names a tag, by the weak comparison of RFC 9110. Our tags contain no comma. */
const matches = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.replace('W/', ''));

/**
 * The part of a file of `size` bytes that a Range header requests; `end` is inclusive. Undefined for an invalid header,
 * which the standard allows to ignore; 'outside' if it starts after the end of the file.
 */
export function readRange(header = '', size: number): { start: number; end: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  const start = Number(first);
  if (start >= size) return 'outside';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
