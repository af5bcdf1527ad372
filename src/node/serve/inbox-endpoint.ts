import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inboxPath } from '../../core/resolve/paths/inbox-path.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { isAllowedHost } from './allowed-host.ts';
import { maxInboxBytes, type Received, store } from './inbox.ts';
import { parseRequestUrl } from './parse-request-url.ts';

/** The maximum size of a message, in bytes. */
const maxMessageBytes = 8 * 1024 * 1024;
/** The maximum number of fields in a message. No real form has as many. */
const maxFields = 1000;

/** Where the preview stores form submissions. */
export interface Inbox {
  /** The file of the inbox. */
  file: string;
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The value of --host. */
  host?: string | undefined;
  /** Called for every new message. */
  print(message: Received): void;
}

/** Handles form submissions to the inbox. Returns false if the request is something else. */
export function serveInbox(request: IncomingMessage, response: ServerResponse, inbox: Inbox): boolean {
  const { path } = parseRequestUrl(request.url);
  if (path !== inboxPath && path !== inbox.base + inboxPath) return false;
  answer(request, inbox)
    .catch(() => refusal(500, "The message couldn't be stored."))
    .then(({ status, body, headers = {} }) => {
      const wantsJson = /\bjson\b/.test(request.headers.accept ?? '');
      const type = wantsJson ? 'application/json' : 'text/html;charset=utf-8';
      const back = pathOf(request.headers.referer);
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
      response.end(wantsJson ? JSON.stringify(body) : plainPage(body.error ?? 'The message is in the inbox.', back));
      // Reads and ignores the rest of the request: otherwise the browser wouldn't get the response.
      request.resume();
    });
  return true;
}

interface InboxResponse {
  status: number;
  body: { ok: boolean; id?: string; error?: string };
  headers?: Record<string, string>;
}

const refusal = (status: number, error: string, headers?: Record<string, string>): InboxResponse => ({
  status,
  body: { ok: false, error },
  ...(headers && { headers }),
});

async function answer(request: IncomingMessage, { file, host, print }: Inbox): Promise<InboxResponse> {
  if (request.method !== 'POST') return refusal(405, 'Only POST requests are allowed.', { Allow: 'POST' });
  if (!isFromHere(request, host)) return refusal(403, 'Only pages of this site can send messages to this inbox.');
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data)\s*(?:;|$)/i.test(type))
    return refusal(415, 'Messages must be form data or JSON.');
  if (!/^(?:identity)?$/i.test(request.headers['content-encoding'] ?? ''))
    return refusal(415, "Messages can't be compressed.");
  const body = await bodyOf(request);
  if (body === null) return refusal(413, `The message is too large; the limit is ${maxMessageBytes / 1024 / 1024} MB.`);
  if (hasTooMany(body, type)) return refusal(413, tooMany);
  const fields = await fieldsOf(body, type).catch(() => null);
  if (fields === null) return refusal(400, "The message can't be parsed.");
  if (Object.keys(fields).length > maxFields) return refusal(413, tooMany);

  const { _id, ...values } = fields;
  const given = request.headers['idempotency-key'] ?? _id;
  const id = typeof given === 'string' && given !== '' ? given.slice(0, 200) : randomUUID();
  const message: Received = { at: new Date().toISOString(), id, fields: values };
  const stored = await store(file, message);
  if (stored === 'full') return refusal(507, full(file));
  if (stored === 'new') print(message);
  return { status: 200, body: { ok: true, id } };
}

const tooMany = `The message has too many fields; the limit is ${maxFields}.`;

/* Whether a form has too many fields, determined before they are parsed. */
function hasTooMany(body: Buffer, type: string): boolean {
  if (isJson(type)) return false;
  const [before, sign] = /^multipart/i.test(type) ? [1, /content-disposition/i] : [0, '&'];
  return body.toString('latin1').split(sign, before + maxFields + 1).length > before + maxFields;
}

const isJson = (type: string): boolean => /^application\/json/i.test(type);

const full = (file: string) =>
  `The inbox is full (${maxInboxBytes / 1024 / 1024} MB). Read the messages with "onefolio inbox", then delete ${file}.`;

/**
 * Refuses posts from other sites that are open in the owner's browser. Browsers send the origin of a post; a request
 * without one is from a program.
 */
function isFromHere({ headers }: IncomingMessage, wanted?: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (!isAllowedHost(host, wanted)) return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > maxMessageBytes) return null;
    parts.push(part);
  }
  if (!request.complete) throw new Error('the message is truncated');
  return Buffer.concat(parts);
}

async function fieldsOf(body: Buffer, type: string): Promise<Record<string, unknown>> {
  if (isJson(type)) {
    const fields = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('not an object');
    return fields;
  }
  const data = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const fields = new Map<string, string[]>();
  for (const [name, value] of data) {
    const text = typeof value === 'string' ? value : value.name;
    const known = fields.get(name);
    if (known) known.push(text);
    else fields.set(name, [text]);
  }
  if (hasLost([...fields].flat(2), body)) throw new Error("the message isn't in UTF-8");
  return Object.fromEntries([...fields].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

/* Whether texts of a form have a sign for bytes that are no UTF-8, which the form itself doesn't have. */
const hasLost = (texts: string[], body: Buffer): boolean =>
  texts.some((text) => text.includes('\uFFFD')) && !/\xEF\xBF\xBD|%EF%BF%BD/i.test(body.toString('latin1'));

const pathOf = (address = '') => parseUrl(address)?.pathname ?? '/';

const plainPage = (text: string, back: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inbox</title><p>${escaped(text)}</p><p><a href="${escaped(back)}">Back</a></p></html>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
