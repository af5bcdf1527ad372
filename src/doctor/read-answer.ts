import { brotliCompressSync, constants } from 'node:zlib';
import type { Budget } from './budget.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** A response without its body. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  /** The target of a redirect; it isn't followed. */
  location: string | null;
  /** The size of the decompressed body in bytes. */
  size: number;
  /** The size of the body in bytes, compressed if it is text. */
  weight: number;
  /** The parsed HTML; null if it isn't HTML, or why it can't be parsed. */
  page: ReadPage | { reason: string } | null;
  /** The text, if the caller requested it. */
  text: string;
  /** The first bytes of a file that was read and isn't text. */
  start: Uint8Array;
}

/** The maximum size of a text to read, in bytes. Onefolio can't publish pages of this size. */
const maxTextBytes = 10_000_000;
/** The maximum size of any other file, in bytes. */
const maxFileBytes = 60_000_000;
/** For files of at least this size in bytes, Content-Length is trusted, and the file isn't read. */
const trustedSize = 1_000_000;

/** Whether a response is HTML. */
export const isHtml = ({ headers }: { headers: Headers }): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Reads a response, and keeps only what doctor needs. Throws if the connection fails or the budget is used up. */
export async function readAnswer(response: Response, budget: Budget, keepsText: boolean): Promise<HostAnswer> {
  const { status, headers } = response;
  const isText = /^text\/|javascript|json|xml/.test(headers.get('content-type') ?? '');
  const start = { status, headers, location: headers.get('location'), start: Buffer.alloc(0) };
  const declared = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  if (!isText && declared > trustedSize) return { ...start, size: declared, weight: declared, page: null, text: '' };
  const { size, body } = await read(response, budget, isText);
  if (!isText) return { ...start, size, weight: size, page: null, text: '', start: Buffer.from(body) };
  if (size > maxTextBytes) {
    const page = isHtml(response) ? { reason: `it is larger than ${maxTextBytes / 1_000_000} MB` } : null;
    return { ...start, size, weight: size, page, text: '' };
  }
  const weight = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const text = keepsText || isHtml(response) ? body.toString() : '';
  return { ...start, size, weight, page: isHtml(response) ? readPage(text) : null, text: keepsText ? text : '' };
}

/* The number of bytes that contain the size of a PNG. */
const startBytes = 24;

/* The bytes of a text; for any other file, only their number and the first ones. */
async function read({ body }: Response, budget: Budget, isText: boolean): Promise<{ size: number; body: Buffer }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let kept = 0;
  for await (const part of body ?? []) {
    size += part.length;
    budget.bytes += part.length;
    if (budget.isSpent()) throw new Error('the budget is spent');
    if (size > (isText ? maxTextBytes : maxFileBytes)) break;
    if (!isText && kept >= startBytes) continue;
    parts.push(part);
    kept += part.length;
  }
  const bytes = Buffer.concat(parts);
  return { size, body: isText ? bytes : bytes.subarray(0, startBytes) };
}
