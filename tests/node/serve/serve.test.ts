import dns from 'node:dns';
import { rm, symlink } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, serveSite } from '../../../src/node/serve/serve.ts';
import { insteadOf } from '../../support/disk.ts';
import { folderOf } from '../../support/folder.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Lost</h1>',
  'fr/404.html': '<h1>Perdu</h1>',
  'fr/index.html': '<h1>Bonjour</h1>',
  'fr/about.html': '<h1>Moi</h1>',
  'assets/site.js': `${'x'.repeat(2000)}`,
  _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: max-age=1\n\n/about\n  X-About: a: b\n',
};

const served = async (base = '', content: Record<string, string> = files) => servedFrom(await folderOf(content), base);

async function servedFrom(folder: string, base = '') {
  const server = createServer(serveSite(folder, base));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, { method = 'GET', headers = {} } = {}) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('latin1').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      sent.on('error', reject).end();
    });
  return Object.assign(get, { port });
}

test('follows only links that stay in the folder', async () => {
  const outside = await folderOf({ 'secret.txt': 'secret', 'secret.html': 'secret', 'page.html.br': 'secret' });
  const folder = await folderOf({ ...files, 'page.html': '<h1>Page</h1>' });
  await rm(join(folder, 'fr/404.html'));
  for (const [name, target] of [
    ['a.txt', join(outside, 'secret.txt')],
    ['b.html', join(outside, 'secret.html')],
    ['folder', outside],
    ['page.html.br', join(outside, 'page.html.br')],
    ['fr/404.html', join(outside, 'secret.html')],
    ['inside.html', 'about.html'],
  ] as const)
    await symlink(target, join(folder, name));
  const get = await servedFrom(folder);
  for (const path of ['/a.txt', '/b', '/folder/secret.txt', '/folder/secret', '/fr/nowhere'])
    expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
  expect((await get('/page', { headers: { 'Accept-Encoding': 'br' } })).body).not.toContain('secret');
  expect(await get('/inside')).toMatchObject({ status: 200, body: '<h1>About</h1>' });
  const link = join(await folderOf(), 'dist');
  await symlink(folder, link);
  expect((await (await servedFrom(link))('/about')).status).toBe(200);
});

/* The response to a raw request that node:http would refuse to send. */
const raw = (port: number, path: string, method = 'GET', headers: [string, string][] = []) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', reject).on('close', () => resolve(answer));
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...headers.map((each) => each.join(': ')),
    ];
    socket.end(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  });

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/about', 200, '<h1>About</h1>'],
  ['/about?a=b', 200, '<h1>About</h1>'],
  ['/nope', 404, '<h1>Lost</h1>'],
  ['/fr/', 200, '<h1>Bonjour</h1>'],
  ['/fr/about', 200, '<h1>Moi</h1>'],
  ['/fr/nope', 404, '<h1>Perdu</h1>'],
  ['/de/nope', 404, '<h1>Lost</h1>'],
  ['/_headers', 404, '<h1>Lost</h1>'],
  ['//_headers', 404, '<h1>Lost</h1>'],
  ['/%5Fheaders', 404, '<h1>Lost</h1>'],
  ['/x/../_headers', 404, '<h1>Lost</h1>'],
  ['/assets/../../package.json', 404, '<h1>Lost</h1>'],
  ['/%2e%2e/package.json', 404, '<h1>Lost</h1>'],
  ['/assets%2fsite.js', 404, '<h1>Lost</h1>'],
  ['/about%00', 404, '<h1>Lost</h1>'],
  ['/%', 404, '<h1>Lost</h1>'],
  ['/../package.json', 404, '<h1>Lost</h1>'],
])('responds to %s with %i', async (path, status, body) => {
  expect(await (await served())(path)).toMatchObject({ status, body });
});

test.each([
  ['/fr', '/fr/'],
  ['/fr/index', '/fr/'],
  ['/fr/index.html', '/fr/'],
  ['/fr/about/', '/fr/about'],
  ['/about/', '/about'],
  ['/about.html?a=b', '/about?a=b'],
  ['//about', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
])('redirects %s to the canonical address of the page, %s', async (path, location) => {
  expect(await (await served())(path)).toMatchObject({ status: 308, headers: { location } });
});

test('serves a site only below its base path', async () => {
  const get = await served('/me');
  expect(await get('/me/about')).toMatchObject({ status: 200, body: '<h1>About</h1>' });
  expect(await get('/me')).toMatchObject({ status: 308, headers: { location: '/me/' } });
  expect(await get('/me/about/')).toMatchObject({ status: 308, headers: { location: '/me/about' } });
  expect(await get('/about')).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
  expect(await get('/mean')).toMatchObject({ status: 404 });
  expect(await get('/no/about')).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
});

test('sends the headers that the build wrote', async () => {
  const get = await served();
  expect((await get('/about')).headers).toMatchObject({
    'x-all': 'yes',
    'x-about': 'a: b',
    'cache-control': 'no-cache',
  });
  expect((await get('/assets/site.js')).headers).toMatchObject({ 'x-all': 'yes', 'cache-control': 'max-age=1' });
  const bare = await served('', { 'index.html': 'x' });
  expect((await bare('/')).headers).not.toHaveProperty('x-all');
  expect(await bare('/nope')).toMatchObject({ status: 404, body: 'Not found' });
});

test.each([
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['paper.docx', 'application/octet-stream'],
  ['notes.unknown', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
  ['cv.pdf', 'application/pdf'],
])('serves %s as %s', async (file, type) => {
  const _headers = `/cv.docx\n  Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document\n`;
  const get = await served('', { [file]: 'x', _headers });
  expect((await get(`/${file}`)).headers['content-type']).toBe(type);
});

test('returns 405 for all methods except GET and HEAD', async () => {
  const get = await served();
  expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test('compresses a whole file, and sends a range of it uncompressed', async () => {
  const get = await served();
  const ask = (range?: string) =>
    get('/assets/site.js', { headers: { 'accept-encoding': 'gzip', ...(range && { range }) } });
  expect((await ask()).headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(await ask('bytes=0-9')).toMatchObject({ status: 206, body: 'x'.repeat(10) });
  expect((await ask('bytes=1990-')).body).toBe('x'.repeat(10));
  expect(await ask('bytes=9-0')).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
  expect(await ask('words=1-2')).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
});

test('keeps running after an invalid range', async () => {
  const get = await served();
  const ask = (range: string) => get('/assets/site.js', { headers: { range } });
  expect((await ask('bytes=0-9007199254740992')).body).toHaveLength(2000);
  expect((await ask(`bytes=1990-${'9'.repeat(400)}`)).body).toHaveLength(10);
  expect(await ask('bytes=2000-')).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */2000' } });
  expect((await ask(`bytes=${'9'.repeat(400)}-`)).status).toBe(416);
  expect((await get('/')).status).toBe(200);
});

test('keeps running if a file cannot be read', async () => {
  const folder = await folderOf({ ...files, 'gone.txt': 'x' });
  insteadOf('open', (open) => async (path: string, ...words: never[]) => {
    if (String(path).endsWith('gone.txt')) throw Object.assign(new Error('not permitted'), { code: 'EACCES' });
    return open(path, ...words);
  });
  const get = await servedFrom(folder);
  expect((await get('/gone.txt')).status).toBe(500);
  expect((await get('/')).status).toBe(200);
});

test('sends headers beyond Latin-1 as UTF-8, as hosts do, and none that would break the response', async () => {
  const rules =
    '/*\r\n  X-Name: Zoë 👋\r\n  Content-Length: 3\n  Transfer-Encoding: chunked\n  Bad Name: x\n  X-Bell: a\u0007b\n  X-Last: yes\n';
  const get = await served('', { ...files, _headers: rules });
  const { status, headers, body } = await get('/about');
  expect([status, body]).toEqual([200, '<h1>About</h1>']);
  expect(Buffer.from(String(headers['x-name']), 'latin1').toString()).toBe('Zoë 👋');
  expect(headers).toMatchObject({ 'x-last': 'yes' });
  expect(headers).not.toHaveProperty('x-bell');
});

test('matches a pattern with many stars quickly', async () => {
  const stars = `/${'*a'.repeat(22)}*b`;
  const get = await served('', { ...files, _headers: `${stars}\n  X-Star: yes\n/*b*t\n  X-About: yes\n` });
  const started = process.cpuUsage();
  expect((await get(`/${'a'.repeat(60)}`)).headers).not.toHaveProperty('x-star');
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
  expect((await get(`/${'a'.repeat(60)}b`)).headers).toMatchObject({ 'x-star': 'yes' });
  expect((await get('/about')).headers).toMatchObject({ 'x-about': 'yes' });
});

test('keeps running if _headers is a folder', async () => {
  const get = await served('', { 'index.html': 'x', '_headers/x': '' });
  expect(await get('/')).toMatchObject({ status: 200, body: 'x' });
});

test('never redirects to an address with a line break or another host', async () => {
  const get = await served();
  for (const path of ['//about?a=\f', '//about?a=\t', '/\\evil.example/about.html', '//evil.example/..//about/'])
    expect(String((await raw(get.port, path)).match(/^location: (.*)$/im)?.[1] ?? '/')).toMatch(
      /^\/(?![/\\])[\x21-\x7E]*$/,
    );
  expect((await get('/')).status).toBe(200);
});

test('keeps running after thousands of malformed requests', async () => {
  const get = await served('', { ...files, 'cv.pdf': 'x'.repeat(100) });
  const paths = fc.oneof(
    fc.constantFrom(
      '/',
      '/about',
      '/cv.pdf',
      '/assets/site.js',
      '//_headers',
      '/%',
      '/about.html',
      '/404.html',
      '*',
      'http://[',
      '//',
    ),
    fc.webPath(),
    fc.string({ unit: fc.constantFrom(...'/.%\\?#:@[]{}<>"\'^`|~ab0\t\f\x7f\xe9') }).map((text) => `/${text}`),
  );
  const values = fc.oneof(
    fc.constantFrom(
      'bytes=0-9007199254740992',
      'bytes=-5',
      'bytes=5-1',
      'bytes=0-0,5-9',
      'gzip',
      'br;q=0',
      '*',
      'W/"x"',
    ),
    fc.tuple(fc.bigInt(), fc.bigInt()).map(([a, b]) => `bytes=${a}-${b}`),
    fc.string({ unit: fc.constantFrom(...'bytes=-,;0123456789 "*\t\xff') }),
  );
  const names = fc.constantFrom(
    'Range',
    'Accept-Encoding',
    'If-None-Match',
    'If-Range',
    'Accept',
    'Referer',
    'Cookie',
    'Content-Length',
  );
  const requests = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'BREW'),
    path: paths,
    headers: fc.array(fc.tuple(names, values), { maxLength: 3 }),
  });
  const all = fc.sample(requests, { numRuns: 1000 * Number(process.env.FAST_CHECK_RUNS ?? 1), seed: 2026 });
  const lane = async () => {
    for (let each = all.pop(); each; each = all.pop())
      await raw(get.port, each.path, each.method, each.headers).catch(() => {});
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  expect(await get('/about')).toMatchObject({ status: 200, body: '<h1>About</h1>' });
});

test('answers conditional requests as RFC 9110 describes', async () => {
  const get = await served('', files);
  const { headers } = await get('/about');
  const [tag, date] = [String(headers.etag), String(headers['last-modified'])];
  const statusWith = async (of: Record<string, string>) => (await get('/about', { headers: of })).status;
  for (const known of [tag, tag.replace('W/', ''), '*', ' * ', `"x", ${tag}`, `${tag},"x"`])
    expect([known, await statusWith({ 'If-None-Match': known })]).toEqual([known, 304]);
  for (const known of ['"x"', 'x', '', '"*"', `"x${tag}"`])
    expect([known, await statusWith({ 'If-None-Match': known })]).toEqual([known, 200]);
  const Range = 'bytes=0-1';
  expect(await statusWith({ Range })).toBe(206);
  expect(await statusWith({ Range, 'If-Range': date })).toBe(206);
  for (const part of ['"x"', tag, 'Thu, 01 Jan 1970 00:00:00 GMT'])
    expect([part, await statusWith({ Range, 'If-Range': part })]).toEqual([part, 200]);
});

test.each([6000, 6667, 10_080])('refuses port %i, which browsers block', async (port) => {
  await expect(listen(() => {}, '127.0.0.1', 4173, port)).rejects.toThrow(`browsers block port ${port}`);
});

test('skips a port that browsers block', async () => {
  expect(await listen(() => {}, '127.0.0.1', 4190)).not.toContain(':4190');
});

test('fails when the requested port is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  await expect(listen(() => {}, '127.0.0.1', port, port)).rejects.toThrow(`port ${port} is in use`);
  for (const host of ['203.0.113.9', 'no.such.host.invalid'])
    await expect(listen(() => {}, host, port, port)).rejects.toThrow(`${host} isn't an address of this computer`);
});

test('serves a name that another computer forwards at the local address', async () => {
  const { lookup } = dns;
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [
      host === 'me-4173.forwarded.example' ? '203.0.113.9' : host,
      ...rest,
    ])) as typeof lookup);
  onTestFinished(() => void vi.restoreAllMocks());
  const address = await listen((_, response) => response.end('served'), 'me-4173.forwarded.example', 0, 0);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(address)).text()).toBe('served');
});
