import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { siteWith } from '../../support/sites/site.ts';

/* A dev server with an editor that does nothing, instead of the editor of the person who runs the tests. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
let port: number;
const headline = 'Hello from %MODE% and %BASE_URL%';

beforeAll(async () => {
  folder = await openFolder();
  await put(join(folder.path, 'site.json'), siteWith({ type: 'hero', headline }));
  for (const name of ['.onefolio/manifest.json', '.env', 'secret.txt']) await put(join(folder.path, name), 'a secret');
  await put(join(folder.path, 'public/me.txt'), 'for everybody');
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0'], {
    environment: { LAUNCH_EDITOR: 'true' },
  });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

interface Answer {
  status?: number | undefined;
  body: string;
}

const ask = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    });
    sent.on('error', reject).end();
  });

const token = async () =>
  /name="onefolio:dev" content="\d+" data-token="([^"]+)"/.exec((await ask('/')).body)?.[1] ?? '';

test("renders the owner's text unchanged", async () => {
  expect((await ask('/')).body).toContain(headline);
});

test.each([
  '/100%',
  '/%ff',
  '/%zz',
  '/%',
  '//',
  '/\\',
  '/_pages/%ff.json',
  '/_pages/../index.json',
  '/assets/%2e%2e/x.js',
])('answers %s and keeps running', async (path) => {
  expect((await ask(path)).status).toBeLessThan(500);
  expect((await ask('/')).status).toBe(200);
});

test.each([
  '/.onefolio/manifest.json',
  '/%2Eonefolio/manifest.json',
  '/.onefolio%2Fmanifest.json',
  '/../.onefolio/manifest.json',
  '/%/..%2f%2Eonefolio/manifest.json',
  '/.OneFolio/manifest.json',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/.env',
  '/secret.txt',
  '/site.json',
  '/assets/../../../package.json',
  '/__open-in-editor?file=/etc/passwd',
])('serves nothing outside public/: %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body).not.toMatch(/a secret|"version"|root:/);
});

test.each(['/', '/about', '/me.txt', '/assets/dev.js', '/_pages/index.json'])(
  'prevents framing of %s, even in browsers without Sec-Fetch headers',
  async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([headers.get('x-frame-options'), headers.get('content-security-policy')]).toEqual([
      'DENY',
      "frame-ancestors 'none'",
    ]);
  },
);

test('serves the files in public/', async () => {
  expect(await ask('/me.txt')).toEqual({ status: 200, body: 'for everybody' });
});

test.each([
  ['a picture of another site', '/me.txt', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['another port of this computer', '/', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
  ['a script of another site', '/assets/dev.js', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['a link on another site', '/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  [
    'a frame on another site',
    '/',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    403,
  ],
  [
    'an object on another site',
    '/',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' },
    403,
  ],
  [
    'a tab that another site opens',
    '/',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    200,
  ],
  ['the page itself', '/me.txt', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ['the address bar', '/', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 200],
  ['another name of this computer', '/', { host: 'evil.example' }, 403],
])('responds to a request of %s', async (_, path, headers, status) => {
  expect((await ask(path, { headers })).status).toBe(status);
});

test('sends its own scripts and style sheets uncompressed, whatever a browser accepts', async () => {
  const sent = async (file: string, type: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
    const { status, headers } = answer;
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([200, type, null]);
    return answer.text();
  };
  const script = await sent('dev.js', 'text/javascript');
  expect(script.slice(0, 6)).toBe('import');
  const [messages = ''] = /on-first-interaction-[\w-]+\.js/.exec(script) ?? [];
  const [sheet = ''] = /toasts-[\w-]+\.css/.exec(await sent(messages, 'text/javascript')) ?? [];
  expect(await sent(sheet, 'text/css')).toContain('[data-sonner-toaster]');
});

/* Whether a WebSocket connection is accepted, and its messages. */
const socketTo = (query: string, headers: Record<string, string>) =>
  new Promise<'refused' | WebSocket>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/_onefolio/socket${query}`, { headers });
    socket.on('error', () => resolve('refused')).on('open', () => resolve(socket));
  });

test('accepts messages only from its own pages, with their token', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const right = `?${await token()}`;
  expect(await socketTo(right, { origin: 'https://evil.example' })).toBe('refused');
  expect(await socketTo(right, { origin: `http://localhost:${port}` })).toBe('refused');
  expect(await socketTo(right, {})).toBe('refused');
  expect(await socketTo('', { origin })).toBe('refused');
  expect(await socketTo('?wrong', { origin })).toBe('refused');
  expect(await socketTo(right, { origin: 'http://evil.example', host: 'evil.example' })).toBe('refused');
  const socket = await socketTo(right, { origin });
  expect(socket).not.toBe('refused');
  if (socket !== 'refused') socket.close();
});

test('counts a save once, however often the same file is written', async () => {
  const file = join(folder.path, 'site.json');
  const version = async () => Number(/name="onefolio:dev" content="(\d+)"/.exec((await ask('/')).body)?.[1]);
  const before = await version();
  for (let times = 0; times < 3; times++) await put(file, siteWith({ type: 'hero', headline }));
  await put(file, siteWith({ type: 'hero', headline, title: 'Saved' }));
  await expect.poll(async () => (await ask('/')).body, { timeout: patience }).toContain('Saved');
  for (let times = 0; times < 3; times++) await put(file, siteWith({ type: 'hero', headline, title: 'Saved' }));
  await put(file, siteWith({ type: 'hero', headline, title: 'Saved again' }));
  await expect.poll(async () => (await ask('/')).body, { timeout: patience }).toContain('Saved again');
  expect(await version()).toBe(before + 2);
});

test('prints the same errors once, however often the file is saved with them', async () => {
  const file = join(folder.path, 'site.json');
  const socket = await socketTo(`?${await token()}`, { origin: `http://127.0.0.1:${port}` });
  if (socket === 'refused') throw new Error('the server refused its own page');
  const revisions = new Set<number>();
  socket.on('message', (data) => {
    const { name, message } = JSON.parse(String(data));
    if (name === 'onefolio:wrong') revisions.add(message.revision);
  });
  socket.send(JSON.stringify({ name: 'onefolio:here', message: { prefix: '', path: '/', version: 0 } }));
  const reports = () => server.output().split('"motto"').length - 1;
  const wrong = { type: 'hero', headline, motto: 'x' };
  for (let times = 1; times <= 3; times++) {
    await put(file, JSON.stringify(siteWith(wrong)) + '\n'.repeat(times));
    await expect.poll(() => revisions.size, { timeout: patience }).toBeGreaterThanOrEqual(times);
  }
  const before = reports();
  expect(before).toBeGreaterThan(0);
  await put(file, siteWith({ type: 'hero', headline }));
  await expect.poll(() => server.output(), { timeout: patience }).toContain('are fixed');
  expect(reports()).toBe(before);
  expect(server.output().split('1 error in').length - 1).toBe(1);
  socket.close();
});

test('names the file whose errors are fixed', async () => {
  const site = siteWith({ type: 'hero', headline });
  const style = join(folder.path, 'style.css');
  await put(style, 'a { color red }');
  await put(join(folder.path, 'site.json'), { ...site, theme: { style: 'style.css' } });
  await expect.poll(() => server.output(), { timeout: patience }).toContain('colon is expected');
  await put(style, 'a { color: red }');
  await expect.poll(() => server.output(), { timeout: patience }).toMatch(/All errors in \S*style\.css are fixed\./);
  await put(join(folder.path, 'site.json'), site);
});

test('keeps running after thousands of invalid messages', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const query = `?${await token()}`;
  const message = fc.oneof(
    fc.string(),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .record({
        name: fc.constantFrom(
          'onefolio:here',
          'onefolio:open',
          'onefolio:locate',
          'onefolio:missing',
          'onefolio:fix',
          'constructor',
          '__proto__',
        ),
        message: fc.oneof(
          fc.jsonValue(),
          fc.record({ path: fc.jsonValue(), of: fc.constantFrom('page', 'shell', 'x'), steps: fc.jsonValue() }),
          fc.record({
            path: fc.constant('/'),
            of: fc.constantFrom('page', 'shell'),
            steps: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constantFrom('blocks', 0, 'headline', '__proto__'))),
          }),
          fc.record({ line: fc.jsonValue(), column: fc.jsonValue() }),
          fc.record({ revision: fc.jsonValue(), entry: fc.jsonValue() }),
          fc.record({ prefix: fc.constantFrom('', '/fr', '/__proto__'), path: fc.string(), version: fc.integer() }),
        ),
      })
      .map((message) => JSON.stringify(message)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 50, maxLength: 200 }), async (messages) => {
      for (const message of messages) {
        const socket = await socketTo(query, { origin });
        if (socket === 'refused') throw new Error('the server takes no messages any more');
        socket.send(message);
        socket.close();
        await new Promise((closed) => socket.on('close', closed));
      }
    }),
    { numRuns: 5 },
  );
  expect((await ask('/')).status).toBe(200);
});

test('keeps running after 20,000 malformed requests', async () => {
  const part = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '/',
      '%',
      '..',
      '%2e',
      '%00',
      '_pages/',
      'assets/',
      '.json',
      '?',
      '#',
      '\\',
      '%ff',
      '_onefolio/style-',
    ),
  );
  const line = fc.tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PRI', 'GET /x'),
    fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
    fc.array(
      fc.constantFrom(
        'Upgrade: websocket\r\nConnection: Upgrade',
        'Upgrade: h2c',
        'Sec-WebSocket-Key: x',
        'Sec-WebSocket-Version: 99',
        'Content-Length: -1',
        'Transfer-Encoding: chunked',
        'Range: bytes=0-9007199254740992',
        'If-None-Match: \x01',
        'Host: [::',
        'Expect: 100-continue',
      ),
      { maxLength: 3 },
    ),
  );
  const lines = fc.sample(line, 20_000);
  // Many on each connection: a malformed one closes it, and the next one opens another.
  const send = (batch: typeof lines) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).on('close', () => resolve());
      socket.resume();
      for (const [method, path, headers] of batch)
        socket.write(
          Buffer.from(
            `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`,
            'latin1',
          ),
        );
      socket.end();
    });
  for (let at = 0; at < lines.length; at += 400)
    await Promise.all(Array.from({ length: 20 }, (_, each) => send(lines.slice(at + each * 20, at + each * 20 + 20))));
  expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining(headline) });
});
