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
  /** The HTML; null for any other file. */
  page: ReadPage | null;
}

/** The maximum number of bytes to read of a file. Onefolio can't publish pages of this size. */
const maxBytes = 10_000_000;
/** For files of at least this size in bytes, Content-Length is trusted, and the file isn't read. */
const trustedSize = 1_000_000;

/** Reads a response, and keeps only what doctor needs. Throws if the connection fails or the budget is used up. */
export async function readAnswer(response: Response, budget: Budget): Promise<HostAnswer> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const isText = /^text\/|javascript|json|xml/.test(type);
  const answer = { status, headers, location: headers.get('location'), page: null };
  const declared = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  if (!isText && declared > trustedSize) return { ...answer, size: declared, weight: declared };
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    budget.bytes += part.length;
    if (budget.isSpent()) throw new Error('the budget is spent');
    if (isText) parts.push(part);
    if (size > maxBytes) break;
  }
  if (!isText) return { ...answer, size, weight: size };
  const body = Buffer.concat(parts);
  const weight = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return { ...answer, size, weight, page: /^text\/html\b/i.test(type) ? readPage(body.toString()) : null };
}
