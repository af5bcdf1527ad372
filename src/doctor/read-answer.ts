import { brotliCompressSync, constants } from 'node:zlib';
import type { Budget } from './budget.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** What a host has answered, without its body. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  /** Where it redirects to; nothing is followed. */
  location: string | null;
  /** The bytes of the body, decompressed. */
  size: number;
  /** The bytes of the body, compressed if it is text. */
  weight: number;
  /** What its HTML contains; null if it isn't HTML, or why it can't be read. */
  page: ReadPage | { reason: string } | null;
  /** Its text, if the caller asked for it. */
  text: string;
}

/** The most of a text that is read, in bytes. Pages of this size can't be published by Onefolio. */
const longestText = 10_000_000;
/** The most of any other file, in bytes. */
const longestFile = 60_000_000;
/** From this size on, in bytes, the size that a host declares is believed, and the file isn't read. */
const believed = 1_000_000;

/** Whether an answer is a page. */
export const isHtml = ({ headers }: { headers: Headers }): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Reads a response, and keeps only what the doctor needs. Throws when the connection or the budget ends. */
export async function readAnswer(response: Response, budget: Budget, keepsText: boolean): Promise<HostAnswer> {
  const { status, headers } = response;
  const isText = /^text\/|javascript|json|xml/.test(headers.get('content-type') ?? '');
  const start = { status, headers, location: headers.get('location') };
  const declared = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  if (!isText && declared > believed) return { ...start, size: declared, weight: declared, page: null, text: '' };
  const { size, body } = await read(response, budget, isText);
  if (!isText || size > longestText) {
    const page = isHtml(response) ? { reason: `it is larger than ${longestText / 1_000_000} MB` } : null;
    return { ...start, size, weight: size, page, text: '' };
  }
  const weight = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const text = keepsText || isHtml(response) ? body.toString() : '';
  return { ...start, size, weight, page: isHtml(response) ? readPage(text) : null, text: keepsText ? text : '' };
}

/* The bytes of a text; of everything else, only how many there are. */
async function read({ body }: Response, budget: Budget, isText: boolean): Promise<{ size: number; body: Buffer }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    budget.bytes += part.length;
    if (budget.isSpent()) throw new Error('the budget is spent');
    if (size > (isText ? longestText : longestFile)) break;
    if (isText) parts.push(part);
  }
  return { size, body: Buffer.concat(parts) };
}
