import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { slowness } from './hostile/linear.ts';
import { folderOf, put } from './support/folder.ts';
import { root } from './support/root.ts';

/* A program of the guide, as printed there, in a separate folder. */
async function program(name: string): Promise<{ file: string; folder: string }> {
  const guide = await readFile(join(root, 'docs/guide/receive-messages.md'), 'utf8');
  const [, text] = new RegExp(`<!-- runs: ${name} -->\\n+\`\`\`js\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (text === undefined) throw new Error(`the guide has no ${name}`);
  const folder = await folderOf();
  await put(join(folder, name), text);
  return { file: join(folder, name), folder };
}

/* The request of a form. */
const letter = { name: 'Amina', email: 'amina@example.com', message: 'Hello,\n👋 مرحبا\u0000' };
const form = (fields: object, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'application/json', Origin: 'https://me.example', ...headers },
  body: new URLSearchParams(fields as Record<string, string>),
});
const json = (fields: object, headers: object = {}): RequestInit => ({
  ...form({}, { 'Content-Type': 'application/json', ...headers }),
  body: JSON.stringify(fields),
});

/* The server of the guide, and its address. */
async function start(file: string, ...options: string[]): Promise<{ child: ChildProcess; url: string }> {
  const environment = { ...process.env, PORT: '0', SITE: 'https://me.example' };
  const child = spawn(process.execPath, [...options, file], { cwd: dirname(file), env: environment });
  onTestFinished(() => void child.kill());
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, url: String(output).match(/http:\S+/)?.[0] ?? '' };
}

const storedIn = async (folder: string) =>
  (await readFile(join(folder, 'messages.jsonl'), 'utf8')).split('\n').filter(Boolean);

test('the server of the guide stores each message once, and returns the response that forms expect', async () => {
  const { file, folder } = await program('server.mjs');
  const { child, url } = await start(file);
  const status = async (address: string, request: RequestInit) =>
    (await fetch(address, { ...request, redirect: 'manual' })).status;

  const first = await fetch(url, form({ ...letter, _id: 'one' }));
  expect([first.status, first.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://me.example']);
  expect(await status(url, json(letter, { 'Idempotency-Key': 'one' }))).toBe(200);
  expect(await status(url, json(letter, { 'Idempotency-Key': 'two' }))).toBe(200);
  expect(await status(url, form({ ...letter, _gotcha: 'spam' }))).toBe(403);
  expect(await status(url, json({ ...letter, message: 'a'.repeat(2_100_000) }))).toBe(413);
  expect(await status(url, { ...json({}), body: '{' })).toBe(400);
  expect(await status(url, { method: 'OPTIONS' })).toBe(200);
  expect(await status(url, {})).toBe(405);
  expect(await status(url, form({ ...letter, _id: 'three' }, { Accept: 'text/html' }))).toBe(303);
  expect(await status(url, form({ ...letter, email: `${'a'.repeat(300)}@b` }))).toBe(422);
  const wrong = await fetch(url, form({ ...letter, email: 'nobody' }));
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    { errors: [{ field: 'email', message: 'Enter a valid email address.' }] },
  ]);

  child.kill();
  const again = await start(file);
  expect(await status(again.url, form({ ...letter, _id: 'two' }))).toBe(200);
  const stored = (await storedIn(folder)).map((line) => JSON.parse(line));
  expect(stored).toEqual(['one', 'two', 'three'].map((_id) => ({ ...letter, _id })));
});

test('the server of the guide keeps working after a line that was cut off', async () => {
  const { file, folder } = await program('server.mjs');
  const whole = JSON.stringify({ ...letter, _id: 'one' });
  await put(join(folder, 'messages.jsonl'), `${whole}\n{"name":"Am`);
  const { url } = await start(file);
  for (const _id of ['one', 'two']) expect((await fetch(url, form({ ...letter, _id }))).status).toBe(200);
  expect(await storedIn(folder)).toEqual([whole, '{"name":"Am', JSON.stringify({ ...letter, _id: 'two' })]);
});

test('the server of the guide confirms a message only once it is stored, however often it arrives', async () => {
  const { file, folder } = await program('server.mjs');
  // Every second write fails, and none ends before three more requests have been read.
  const slow = `import { syncBuiltinESMExports } from 'node:module';
    import http from 'node:http';
    import fs from 'node:fs/promises';
    const { createServer } = http;
    const { appendFile } = fs;
    let [read, written] = [0, 0];
    const waiting = [];
    const goOn = () => waiting.splice(0).forEach((done) => done());
    http.createServer = (listener) => createServer((request, response) => {
      request.on('end', () => ++read % 3 === 0 && setImmediate(() => setImmediate(goOn)));
      listener(request, response);
    });
    fs.appendFile = async (...all) => {
      await new Promise((done) => waiting.push(done));
      if (written++ % 2 === 0) throw new Error('the disk is full');
      return appendFile(...all);
    };
    syncBuiltinESMExports();`;
  await put(join(folder, 'slow.mjs'), slow);
  const { url } = await start(file, '--import', pathToFileURL(join(folder, 'slow.mjs')).href);
  const send = async () => (await fetch(url, form({ ...letter, _id: 'one' }))).status;
  expect(await Promise.all([send(), send(), send()])).toEqual([500, 500, 500]);
  expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
  expect(await storedIn(folder)).toHaveLength(1);
});

test('the programs of the guide check any mail address in linear time', async () => {
  for (const name of ['server.mjs', 'function.mjs']) {
    const { file } = await program(name);
    const patterns = [...(await readFile(file, 'utf8')).matchAll(/\/(\^[^/\n]+)\/\w*\.test\(/g)];
    expect(patterns.map(([, pattern = '']) => slowness(pattern))).toEqual([null]);
  }
});

test('the function of the guide forwards each message as an email with its id', async () => {
  const mails: { id: string | undefined; mail: Record<string, string> }[] = [];
  let isWell = true;
  const service = createServer(async (request, response) => {
    const parts = await request.toArray();
    mails.push({
      id: request.headers['idempotency-key']?.toString(),
      mail: JSON.parse(Buffer.concat(parts).toString()),
    });
    response.writeHead(isWell ? 200 : 500).end('{}');
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void service.close());
  vi.stubEnv('MAIL_API', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  vi.stubEnv('MAIL_TO', 'me@example.com');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { file } = await program('function.mjs');
  const { default: receive } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const answer = async (request: RequestInit): Promise<Response> =>
    receive(new Request('https://me.example/api', request));

  expect((await answer(json({ ...letter, subject: 'Work\nBcc: x', _id: 'one' }))).status).toBe(200);
  expect((await answer(form(letter, { 'Idempotency-Key': 'two' }))).status).toBe(200);
  expect(mails).toMatchObject([
    {
      id: 'one',
      mail: { to: 'me@example.com', reply_to: 'amina@example.com', subject: 'Work Bcc: x' },
    },
    { id: 'two', mail: { subject: 'Message from Amina', text: expect.stringContaining(letter.message) } },
  ]);
  expect((await answer(form({ ...letter, _gotcha: 'spam' }))).status).toBe(403);
  expect((await answer(form({ ...letter, email: 'x' }))).status).toBe(422);
  expect((await answer(form({ ...letter, email: `${'a'.repeat(300)}@b` }))).status).toBe(422);
  expect((await answer(json({ ...letter, message: 'a'.repeat(2_100_000) }))).status).toBe(413);
  expect((await answer({ ...json({}), body: '{' })).status).toBe(400);
  expect((await answer({})).status).toBe(405);
  expect((await answer(form(letter, { Accept: 'text/html' }))).status).toBe(303);
  isWell = false;
  expect((await answer(form(letter))).status).toBe(502);
});
