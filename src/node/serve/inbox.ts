import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inboxPath } from '../../core/resolve/paths/inbox-path.ts';
import { isSameOrigin } from './allowed-requests.ts';
import { parseRequestUrl } from './parse-request-url.ts';

/** A form submission. A field with several values is there several times. */
export interface Received {
  id: string;
  fields: [name: string, value: string][];
}

/** The maximum size of a message, in bytes. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Creates a test inbox for forms, which prints each message once and stores none. `base` is the base path of the site,
 * without a trailing slash. The inbox returns false for a request to another path.
 */
export function openInbox(base: string, print: (message: Received) => void) {
  const known = new Set<string>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { path } = parseRequestUrl(request.url);
    if (path !== inboxPath && path !== base + inboxPath) return false;
    receive(request).then((received) => {
      const refusal = 'status' in received ? received : undefined;
      if ('id' in received && !known.has(received.id)) {
        known.add(received.id);
        print(received);
      }
      const body = refusal ? { ok: false, error: refusal.error } : { ok: true };
      const isJson = /\bjson\b/.test(request.headers.accept ?? '');
      response.writeHead(refusal?.status ?? 200, {
        'Content-Type': isJson ? 'application/json' : 'text/plain;charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(isJson ? JSON.stringify(body) : (refusal?.error ?? 'The message is in the terminal.'));
      // Reads and ignores the rest of the request: otherwise the browser wouldn't get the response.
      request.resume();
    });
    return true;
  };
}

interface Refusal {
  status: number;
  error: string;
}

async function receive(request: IncomingMessage): Promise<Received | Refusal> {
  const { method, headers } = request;
  if (method !== 'POST') return { status: 405, error: 'Only POST requests are allowed.' };
  // A program sends no origin.
  const site = headers['sec-fetch-site'] ?? 'none';
  if (!['same-origin', 'none'].includes(site) || (headers.origin !== undefined && !isSameOrigin(headers)))
    return { status: 403, error: 'Only pages of this site can send messages to this inbox.' };
  const type = headers['content-type'] ?? '';
  if (!/^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data)\s*(?:;|$)/i.test(type))
    return { status: 415, error: 'Messages must be form data or JSON.' };
  try {
    const body = await bodyOf(request);
    if (body === null)
      return { status: 413, error: `The message is too large; the limit is ${maxBytes / 1024 / 1024} MB.` };
    const fields = await fieldsOf(body, type);
    const id = headers['idempotency-key'] ?? fields.find(([name]) => name === '_id')?.[1];
    return { id: String(id ?? randomUUID()).slice(0, 200), fields: fields.filter(([name]) => name !== '_id') };
  } catch {
    return { status: 400, error: "The message can't be parsed." };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fieldsOf(body: Buffer, type: string): Promise<Received['fields']> {
  if (/^application\/json/i.test(type)) {
    const fields: unknown = JSON.parse(body.toString());
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('not an object');
    return Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
  }
  const data = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}
