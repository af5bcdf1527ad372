import { request as plainRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { printMessage } from '../../../src/cli/report/print-message.ts';
import { onlyAllowedHosts } from '../../../src/node/serve/allowed-requests.ts';
import { openInbox, type Received } from '../../../src/node/serve/inbox.ts';
import { listen } from '../../../src/node/serve/serve.ts';
import { serveUntil } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

/* An inbox below /portfolio, and the messages that it printed. */
async function opened() {
  const printed: Received[] = [];
  const inbox = openInbox('/portfolio', (message) => printed.push(message));
  const answer = onlyAllowedHosts((request, response) => {
    if (!inbox(request, response)) response.writeHead(404).end();
  }, 'studio.lan');
  return { url: `${await listen(answer, '127.0.0.1', 0, 0)}/_onefolio/inbox`, printed };
}

const json = (fields: unknown, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  body: JSON.stringify(fields),
});

const inParts = (...fields: [string, string | File][]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return { method: 'POST', body };
};
const form = (body: string) => ({ method: 'POST', body: new URLSearchParams(body) });

test.each<[string, RequestInit, Received['fields']]>([
  [
    'of a script',
    json({ message: 'one\ntwo\u0000 👋', topic: ['a', 'b'], _id: 'x' }),
    [
      ['message', 'one\ntwo\u0000 👋'],
      ['topic', 'a'],
      ['topic', 'b'],
    ],
  ],
  [
    'of a form',
    form('message=a%3Db%26c%2Bd%25&__proto__=1'),
    [
      ['message', 'a=b&c+d%'],
      ['__proto__', '1'],
    ],
  ],
  [
    'of a form in parts',
    inParts(['topic', 'a'], ['topic', 'b'], ['file', new File(['x'], 'é.bin')]),
    [
      ['topic', 'a'],
      ['topic', 'b'],
      ['file', 'é.bin'],
    ],
  ],
  ['without fields', form(''), []],
])('prints a message %s', async (_, request, fields) => {
  const { url, printed } = await opened();
  for (const address of [url, url.replace('/_onefolio', '/portfolio/_onefolio')])
    expect((await fetch(address, request)).status).toBe(200);
  expect(printed[0]?.fields).toEqual(fields);
  expect((await fetch(url.replace('/inbox', '/other'), request)).status).toBe(404);
});

test('prints a message once if it arrives ten times, with its id in a field or a header', async () => {
  const { url, printed } = await opened();
  const requests = [json({ a: '1', _id: 'x' }), json({ a: '1' }, { 'Idempotency-Key': 'x' })];
  await Promise.all(Array.from({ length: 10 }, (_, index) => fetch(url, requests[index % 2])));
  expect(printed).toEqual([{ id: 'x', fields: [['a', '1']] }]);
});

test('answers a script with JSON, and a browser without JavaScript with a text', async () => {
  const { url } = await opened();
  expect(await (await fetch(url, json({}))).json()).toEqual({ ok: true });
  const answer = await fetch(url, { ...form('a=1'), headers: { Accept: 'text/html' } });
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    'text/plain;charset=utf-8',
    'The message is in the terminal.',
  ]);
});

test.each<[string, number, RequestInit]>([
  ['a message from another site', 403, json({}, { Origin: 'https://evil.example' })],
  ['a message from another port', 403, json({}, { Origin: 'http://127.0.0.1:1' })],
  ['a message that the browser marks as cross-site', 403, json({}, { 'Sec-Fetch-Site': 'cross-site' })],
  ['a message that hides its origin', 403, json({}, { Origin: 'null' })],
  ['plain text, which any site may send', 415, json({}, { 'Content-Type': 'text/plain' })],
  ['another kind of JSON', 415, json({}, { 'Content-Type': 'application/json-patch+json' })],
  ['invalid JSON', 400, { ...json({}), body: '{' }],
  ['a list in JSON', 400, json([])],
  ['JSON that nests too deeply', 400, { ...json({}), body: `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}` }],
  ['nine megabytes', 413, json({ a: 'a'.repeat(9 * 1024 * 1024) })],
  ['a GET request', 405, { method: 'GET' }],
])('refuses %s', async (_, status, request) => {
  const { url, printed } = await opened();
  expect([(await fetch(url, request)).status, printed]).toEqual([status, []]);
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
  const { url } = await opened();
  const { port, pathname } = new URL(url);
  const Host = `${name}:${port}`;
  const headers = { Host, Origin: `http://${Host}`, 'Content-Type': 'application/json' };
  const status = await new Promise((done) => {
    plainRequest({ port, path: pathname, method: 'POST', headers }, (answer) => done(answer.statusCode)).end('{}');
  });
  expect(status).toBe(expected);
});

test('prints a message without characters that control a terminal, and long values shortened', () => {
  const fields: Received['fields'] = [
    ['b\r\nc', '1'],
    ['message', 'Hello\r\nfrom \u001b[31mhere \u202Eevil\u009b'],
    ['long', `${'x'.repeat(500)}yz`],
  ];
  expect(printMessage({ id: 'a)\n\nMessage received', fields })).toBe(
    `Message received (a)\\u000a\\u000aMessage received)
  b\\u000d\\u000ac: 1
  message:
    Hello
    from \\u001b[31mhere \\u202eevil\\u009b
  long: ${'x'.repeat(500)} … (502 characters)`,
  );
  const many = Array.from({ length: 103 }, (_, index): [string, string] => [`f${index}`, '']);
  expect(printMessage({ id: 'a', fields: many })).toMatch(/ {2}f99: \n {2}… and 3 more fields$/);
});

test('the dev server prints messages in the terminal', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const { url, output, stop } = await serveUntil(['dev', '--port', '0'], { cwd: folder });
  onTestFinished(stop);
  expect((await fetch(`${url}/_onefolio/inbox`, json({ name: 'Amina', _id: 'a' }))).status).toBe(200);
  await expect.poll(output).toContain('Message received (a)\n  name: Amina');
});
