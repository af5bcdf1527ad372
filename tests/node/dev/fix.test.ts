import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { siteWith, smallSite } from '../../support/sites/site.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
let file: string;
let query: string;

beforeAll(async () => {
  folder = await openFolder();
  file = join(folder.path, 'site.json');
  await put(file, smallSite());
  server = await serveUntil(['dev', '--site', file, '--port', '0']);
  query = `?${/data-token="([^"]+)"/.exec(await (await fetch(server.url)).text())?.[1]}`;
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

/* Two mistakes on lines with unusual formatting. */
const wrong = (end = '') =>
  JSON.stringify(siteWith({ type: 'heroo', headline: 'Hello' })).replace('"version":2', '"version" :\t"2"') + end;
const textOf = () => readFile(file, 'utf8');

/* A connection, and the errors that the server reports. */
async function connect(origin = server.url, asked = query) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/_onefolio/socket${asked}`, { headers: { origin } });
  const received: { revision: number; entries: { fix?: string }[] }[] = [];
  socket.on('message', (data) => {
    const { name, message } = JSON.parse(String(data));
    if (name === 'onefolio:wrong') received.push(message);
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.on('error', () => resolve(false)).on('open', () => resolve(true));
  });
  const send = (name: string, message: object) => isOpen && socket.send(JSON.stringify({ name, message }));
  send('onefolio:here', { prefix: '', path: '/', version: -1 });
  return { received, isOpen, fix: (revision: number, entry = 0) => send('onefolio:fix', { revision, entry }), socket };
}

test('writes a fix that its own page requests, and changes nothing else', async () => {
  const { received, fix, socket } = await connect();
  await put(file, wrong());
  await expect
    .poll(() => received.at(-1)?.entries.map((entry) => entry.fix))
    .toContain('remove the quotation marks: 2');
  const { revision, entries } = received.at(-1) as (typeof received)[number];
  fix(
    revision,
    entries.findIndex((entry) => entry.fix?.startsWith('remove')),
  );
  await expect.poll(textOf).toBe(wrong().replace('"2"', '2'));
  socket.close();
});

test('writes nothing for a page of another site, for one without the token, and for an outdated error', async () => {
  const connection = await connect();
  await put(file, wrong('\n'));
  await expect.poll(() => connection.received.at(-1)?.entries.length).toBe(2);
  const { revision } = connection.received.at(-1) as { revision: number };
  for (const [origin, asked] of [
    ['https://evil.example', query],
    [server.url, '?wrong'],
  ] as const) {
    const foreign = await connect(origin, asked);
    expect([foreign.isOpen, foreign.fix(revision)]).toEqual([false, false]);
  }
  connection.fix(revision - 1);
  connection.fix(revision + 1);
  connection.fix(revision, 2);
  // The next message is received after all of these.
  await put(file, wrong('\n\n'));
  await expect.poll(() => connection.received.at(-1)?.revision).toBeGreaterThan(revision);
  expect(await textOf()).toBe(wrong('\n\n'));
  connection.fix(revision);
  const { revision: latest } = connection.received.at(-1) as { revision: number };
  connection.fix(latest);
  await expect.poll(textOf).not.toBe(wrong('\n\n'));
  expect((await textOf()).match(/heroo|"2"/g)).toHaveLength(1);
  connection.socket.close();
});

test('writes one fix at a time, however often a button is pressed', async () => {
  const { received, fix, socket } = await connect();
  await put(file, wrong(' '));
  await expect.poll(() => received.at(-1)?.entries.length).toBe(2);
  const { revision } = received.at(-1) as { revision: number };
  for (let press = 0; press < 20; press++) fix(revision, press % 2);
  await expect.poll(() => received.at(-1)?.entries.length).toBe(1);
  expect((await textOf()).match(/heroo|"2"/g)).toHaveLength(1);
  socket.close();
});

test('writes a fix of an error that the page shows, although the file was saved again without a change', async () => {
  const { received, fix, socket } = await connect();
  await put(file, wrong('\n\n\n'));
  await expect.poll(() => received.at(-1)?.entries.length).toBe(2);
  const { revision } = received.at(-1) as { revision: number };
  for (let save = 0; save < 5; save++) {
    await put(file, wrong('\n\n\n'));
    // A round trip gives the server the time to read the file.
    const other = await connect();
    await expect.poll(() => other.received.length).toBeGreaterThan(0);
    other.socket.close();
  }
  fix(revision);
  await expect.poll(textOf).not.toBe(wrong('\n\n\n'));
  socket.close();
});
