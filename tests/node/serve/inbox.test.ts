import { spawn } from 'node:child_process';
import { readFile, stat, symlink, truncate } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatMessage } from '../../../src/cli/commands/inbox.ts';
import { type Received, readInbox } from '../../../src/node/serve/inbox.ts';
import { serveInbox } from '../../../src/node/serve/inbox-endpoint.ts';
import { listen } from '../../../src/node/serve/serve.ts';
import { command, serveUntil } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { smallSite } from '../../support/sites/site.ts';

/* An inbox below /portfolio, with the messages that it stored and those that it printed. */
async function opened(before = '') {
  const folder = await folderOf(before ? { 'inbox.jsonl': before } : {});
  const file = join(folder, 'inbox.jsonl');
  const printed: Received[] = [];
  const url = await listen(
    (request, response) => {
      const inbox = {
        file,
        base: '/portfolio',
        host: 'studio.lan',
        print: (message: Received) => printed.push(message),
      };
      if (!serveInbox(request, response, inbox)) response.writeHead(404).end();
    },
    '127.0.0.1',
    0,
    0,
  );
  return { file, url: `${url}/_onefolio/inbox`, printed, stored: async () => (await readInbox(file)).messages };
}

const json = (fields: object, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  body: JSON.stringify(fields),
});

const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

const partsOf = (value: Buffer, more = ''): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  body: Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"${more}\r\n\r\n`),
    value,
    Buffer.from('\r\n--x--\r\n'),
  ]),
});

test('stores a message as one line, exactly as it was written', async () => {
  const { url, file, printed } = await opened();
  const message = 'one\ntwo\u2028\u0000"\\ 👋 مرحبا';
  const answer = await fetch(url, json({ message, _id: 'a', __proto__x: 1 }));
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id: 'a' }]);
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 'a', fields: { message } });
  expect(printed).toHaveLength(1);
  expect(await readFile(join(file, '../.gitignore'), 'utf8')).toBe('*\n');
});

test('stores a message once if it arrives ten times, with its id in a field or a header', async () => {
  const { url, stored, printed } = await opened();
  const requests = [json({ a: '1', _id: 'x' }), json({ a: '1' }, { 'Idempotency-Key': 'x' })];
  await Promise.all(Array.from({ length: 10 }, (_, index) => fetch(url, requests[index % 2] as RequestInit)));
  expect([(await stored()).map(({ id }) => id), printed.length]).toEqual([['x'], 1]);
});

test('accepts both encodings of web forms, and several answers with one name', async () => {
  const { url, stored } = await opened();
  const data = new FormData();
  data.append('topic', 'a');
  data.append('topic', 'b');
  await fetch(url, { method: 'POST', body: data });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ message: 'a=b&c+d%' }) });
  expect((await stored()).map(({ fields }) => fields)).toEqual([{ topic: ['a', 'b'] }, { message: 'a=b&c+d%' }]);
});

test.each<[string, RequestInit, object]>([
  [
    'names that objects have',
    { ...form, body: '__proto__=1&constructor=2&__proto__=3' },
    { ['__proto__']: ['1', '3'], constructor: '2' },
  ],
  [
    'the sign for characters that were lost elsewhere',
    { ...form, body: 'a=%EF%BF%BD&b=\uFFFD%00' },
    { a: '\uFFFD', b: '\uFFFD\0' },
  ],
  ['the name of a file', partsOf(Buffer.from([0xff, 0xfe]), '; filename="é.bin"'), { a: 'é.bin' }],
  ['no fields', { ...form, body: '&' }, {}],
])('stores a form with %s', async (_, request, fields) => {
  const { url, stored } = await opened();
  expect((await fetch(url, request)).status).toBe(200);
  expect((await stored()).map((message) => message.fields)).toEqual([fields]);
});

test('shows a name with line breaks on one line, so that it looks like no other message', () => {
  const message = { at: '2026-11-22', id: 'a)\n\nMessage received', fields: { 'b\r\nc': '1' } };
  expect(formatMessage(message, 100)).toBe('Message received 2026-11-22 (a)  Message received)\n  b c: 1');
});

test('accepts messages below the path of the site too', async () => {
  const { url, stored } = await opened();
  await fetch(url.replace('/_onefolio', '/portfolio/_onefolio'), json({ a: '1' }));
  expect(await stored()).toHaveLength(1);
  expect((await fetch(url.replace('/inbox', '/other'), json({}))).status).toBe(404);
});

test('answers a browser without JavaScript with a page that links back', async () => {
  const { url } = await opened();
  const body = new URLSearchParams({ a: '1' });
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html', Referer: 'http://x/about?"' },
  });
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(await answer.text()).toContain('<a href="/about">Back</a>');
});

test.each([
  ['a message from another site', 403, json({}, { Origin: 'https://evil.example' })],
  ['a message from another port', 403, json({}, { Origin: 'http://127.0.0.1:1' })],
  ['a message that the browser marks as cross-site', 403, json({}, { 'Sec-Fetch-Site': 'cross-site' })],
  ['a message that hides its origin', 403, json({}, { Origin: 'null' })],
  ['plain text, which any site may send', 415, json({}, { 'Content-Type': 'text/plain' })],
  ['invalid JSON', 400, { ...json({}), body: '{' }],
  ['a list in JSON', 400, json([])],
  ['bytes that are not UTF-8', 400, { ...json({}), body: Buffer.from('{"a":"\xff"}', 'latin1') }],
  ['a form that is not UTF-8', 400, { ...form, body: Buffer.from('a=caf\xe9', 'latin1') }],
  ['escapes that are not UTF-8', 400, { ...form, body: 'a=caf%E9' }],
  ['a form in parts that is not UTF-8', 400, partsOf(Buffer.from('caf\xe9', 'latin1'))],
  [
    'a compressed form',
    415,
    { ...form, headers: { ...form.headers, 'Content-Encoding': 'gzip' }, body: gzipSync('a=b') },
  ],
  ['another kind of JSON', 415, json({}, { 'Content-Type': 'application/json-patch+json' })],
  ['nine megabytes', 413, json({ a: 'a'.repeat(9 * 1024 * 1024) })],
  ['a GET request', 405, { method: 'GET' }],
] as [string, number, RequestInit][])('refuses %s', async (_, status, request) => {
  const { url, stored, printed } = await opened();
  expect((await fetch(url, request)).status).toBe(status);
  expect([await stored(), printed]).toEqual([[], []]);
});

const fieldsFor = (count: number) => Array.from({ length: count }, (_, at) => [`f${at}`, 'x'] as [string, string]);
const inParts = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test.each<[string, (fields: [string, string][]) => RequestInit]>([
  ['of a form', (fields) => ({ body: new URLSearchParams(fields) })],
  ['of a form in parts', (fields) => ({ body: inParts(fields) })],
  ['of one name', (fields) => ({ body: new URLSearchParams(fields.map(([, value]) => ['a', value])) })],
  ['of JSON', (fields) => json(Object.fromEntries(fields))],
])('accepts 1,000 fields %s, and refuses 40,000', async (_, request) => {
  const { url, stored, printed } = await opened();
  const post = (count: number) => fetch(url, { method: 'POST', ...request(fieldsFor(count)) });
  const refused = await post(40_000);
  expect(await refused.text()).toContain('The message has too many fields; the limit is 1000.');
  expect([refused.status, await stored(), printed]).toEqual([413, [], []]);
  expect((await post(1001)).status).toBe(413);
  expect((await post(1000)).status).toBe(200);
  expect(Object.values((await stored())[0]?.fields ?? {}).flat()).toHaveLength(1000);
});

test.each([
  ['evil.example', 403],
  ['my-computer.local', 403],
  ['127.0.0.1.evil.example', 403],
  ['localhost', 200],
  ['[::1]', 200],
  ['192.168.0.7', 200],
  ['Studio.lan', 200],
])('accepts messages at IP addresses, localhost and the name from --host only: %s', async (name, expected) => {
  const { url, stored } = await opened();
  const { port, pathname } = new URL(url);
  const Host = `${name}:${port}`;
  const headers = { Host, Origin: `http://${Host}`, 'Content-Type': 'application/json' };
  const status = await new Promise((done) => {
    plainRequest({ port, path: pathname, method: 'POST', headers }, (answer) => done(answer.statusCode)).end('{}');
  });
  expect([status, (await stored()).length]).toEqual([expected, expected === 200 ? 1 : 0]);
});

test('stores messages after a damaged line, and counts that line as damaged', async () => {
  const whole = JSON.stringify({ at: '2026-11-21T12:00:00.000Z', id: 'a', fields: { name: 'Amina' } });
  const { url, file, stored } = await opened(`${whole}\n{"at":"2026`);
  await fetch(url, json({ name: 'Karim', _id: 'b' }));
  expect((await stored()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await readInbox(file)).damaged).toBe(1);
});

const line = (id: string, fields: unknown = { name: 'Amina' }) =>
  `${JSON.stringify({ at: '2026-11-22', id, fields })}\n`;

test('does not store messages through a link', async () => {
  const output = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => output.mockRestore());
  const { url, file } = await opened();
  await put(join(file, '../elsewhere'), line('a'));
  await symlink('elsewhere', file);
  expect((await fetch(url, json({ _id: 'a' }))).status).toBe(200);
  expect(await readFile(join(file, '../elsewhere'), 'utf8')).toBe(line('a'));
  expect((await readInbox(file)).messages.map(({ id }) => id)).toEqual(['a']);
  expect(output).toHaveBeenCalledWith(`Deleted ${file}: Onefolio doesn't use symbolic links there.`);
});

test('refuses messages when the inbox is full, and explains what to do', async () => {
  const { url, file } = await opened(line('a'));
  await truncate(file, 100 * 1024 * 1024 - 10);
  const answer = await fetch(url, json({ name: 'Karim' }));
  expect([answer.status, await answer.json()]).toEqual([
    507,
    { ok: false, error: `The inbox is full (100 MB). Read the messages with "onefolio inbox", then delete ${file}.` },
  ]);
  expect((await stat(file)).size).toBe(100 * 1024 * 1024 - 10);
});

test('counts an invalid line as damaged', async () => {
  const { file } = await opened(`null\n1\n"x"\n${line('a', null)}${line('b', [])}{"id":1,"fields":{}}\n`);
  expect(await readInbox(file)).toMatchObject({ damaged: 6, messages: [] });
});

test('lists the latest messages, and explains how to see more', async () => {
  const folder = await folderOf({
    'site.json': smallSite(),
    '.onefolio/inbox.jsonl': Array.from({ length: 30 }, (_, index) => line(`m${index}`)).join(''),
  });
  const inbox = (...words: string[]) => command(['inbox', '--site', join(folder, 'site.json'), ...words]);
  const listed = await inbox();
  expect(listed.stdout.match(/\(m\d+\)/g)).toEqual(Array.from({ length: 20 }, (_, index) => `(m${index + 10})`));
  expect(listed.stderr).toBe('10 older messages not shown. To list all, add --last 30.\n');
  expect((await inbox('--last', '2')).stdout.match(/\(m\d+\)/g)).toEqual(['(m28)', '(m29)']);
  expect((await inbox('--last', '30')).stderr).toBe('');
  const all = JSON.parse((await inbox('--json')).stdout);
  expect([all.total, all.messages.length]).toEqual([30, 30]);
  const some = JSON.parse((await inbox('--json', '--last', '3')).stdout);
  expect([some.total, some.messages.map(({ id }: Received) => id)]).toEqual([30, ['m27', 'm28', 'm29']]);
});

test('ends silently when the reader of its output has closed', async () => {
  const folder = await folderOf({
    'site.json': smallSite(),
    '.onefolio/inbox.jsonl': Array.from({ length: 5000 }, (_, index) => line(`m${index}`)).join(''),
  });
  for (const words of [['--json'], ['--last', '5000']]) {
    const site = join(folder, 'site.json');
    const child = spawn(process.execPath, [join(root, 'bin/onefolio.js'), 'inbox', '--site', site, ...words]);
    child.stdout.once('data', () => child.stdout.destroy());
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
    });
    expect([await new Promise((ended) => child.on('close', ended)), output]).toEqual([0, '']);
  }
});

test('receives messages in the dev server, and "onefolio inbox" lists them', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const site = join(folder, 'site.json');
  const empty = await command(['inbox', '--site', site]);
  expect([empty.code, empty.stdout, empty.stderr]).toEqual([0, '', expect.stringContaining('No messages in ')]);
  const { url, output, stop } = await serveUntil(['dev', '--site', site, '--port', '0']);
  onTestFinished(stop);
  expect((await fetch(`${url}/_onefolio/inbox`, json({ name: 'Amina', _id: 'a' }))).status).toBe(200);
  await expect.poll(output).toContain('  name: Amina');
  await put(join(folder, '.onefolio/inbox.jsonl'), `${await readFile(join(folder, '.onefolio/inbox.jsonl'))}{`);
  const listed = await command(['inbox', '--site', site, '--format', 'json']);
  expect(JSON.parse(listed.stdout)).toMatchObject({
    version: 1,
    damaged: 1,
    messages: [{ id: 'a', fields: { name: 'Amina' } }],
  });
  expect(listed.stderr).toContain('1 line of ');
});
