import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How the endpoint handles one message. By default it stores the message and returns 200. */
export interface Manner {
  status?: number;
  body?: string;
  type?: string;
  headers?: Record<string, string>;
  /** The connection is reset before the message is read, after it is stored, or in the middle of the response. */
  reset?: 'before' | 'after' | 'within';
  /** The endpoint stores the message but never responds, or sends only the head of the response. */
  hangs?: 'answer' | 'body';
  /** The endpoint waits for this before it responds. */
  until?: Promise<unknown>;
  /** The response has no CORS headers, or the preflight request is rejected. */
  cors?: 'none' | 'refused';
}

/** A request that reached the endpoint, stored or not. */
export interface Hit {
  method: string;
  path: string;
  type: string;
  fields: Record<string, string>;
  id: string | undefined;
  isStored: boolean;
}

export interface Endpoint {
  url: string;
  /** Every POST since the last `expect`. */
  hits: Hit[];
  /** Clears the hits, and sets how the next messages are handled, one by one; later ones are stored. */
  expect(...manners: Manner[]): void;
  close(): Promise<void>;
}

/** A local server that receives and records messages, and fails on request. */
export async function openEndpoint(): Promise<Endpoint> {
  const hits: Hit[] = [];
  let manners: Manner[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const [manner = {}] = manners;
    // Browsers repeat a request automatically if a reused connection is reset.
    response.setHeader('Connection', 'close');
    if (request.method === 'GET') {
      response.writeHead(200, { ...corsOf(request), 'Content-Type': 'text/html' }).end('<h1>Thanks</h1>');
      return;
    }
    const isRefused = manner.cors === 'refused';
    if (request.method === 'POST' || isRefused) manners = manners.slice(1);
    if (request.method === 'OPTIONS') response.writeHead(isRefused ? 403 : 204, isRefused ? {} : corsOf(request)).end();
    else take(request, response, manner, hits);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    expect(...next) {
      hits.length = 0;
      manners = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function take(request: IncomingMessage, response: ServerResponse, manner: Manner, hits: Hit[]): Promise<void> {
  const { status = 200, body = '{"ok":true}', type = 'application/json', reset, hangs, until } = manner;
  const headers = { ...(manner.cors === undefined && corsOf(request)), ...manner.headers };
  const hit: Hit = {
    method: request.method ?? '',
    path: request.url ?? '',
    type: request.headers['content-type'] ?? '',
    fields: {},
    id: undefined,
    isStored: false,
  };
  hits.push(hit);
  if (reset === 'before') return void request.socket.resetAndDestroy();
  const text = await textOf(request);
  if (text === null) return;
  hit.fields = hit.type.includes('json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  hit.id = request.headers['idempotency-key']?.toString() ?? hit.fields._id;
  hit.isStored = status < 400 && !/false/.test(body);
  if (reset === 'after') return void request.socket.resetAndDestroy();
  await until;
  if (hangs === 'answer') return;
  response.writeHead(status, {
    'Content-Type': type,
    ...headers,
    ...(hangs || reset ? { 'Content-Length': '99' } : {}),
  });
  if (hangs === 'body') return void response.write('{"');
  if (reset === 'within') return void response.write('{"', () => request.socket.resetAndDestroy());
  response.end(status === 204 ? undefined : body);
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part);
    return Buffer.concat(parts).toString();
  } catch {
    return null;
  }
}

const corsOf = ({ headers }: IncomingMessage) => ({
  'Access-Control-Allow-Origin': headers.origin ?? '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Accept',
  'Access-Control-Expose-Headers': 'Retry-After',
  // Without this header browsers cache the response to a preflight request for five seconds.
  'Access-Control-Max-Age': '0',
});
