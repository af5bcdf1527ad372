import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen, serveSite } from '../../../src/node/serve/serve.ts';
import { folderOf } from '../../support/folder.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Lost</h1>',
  'assets/site.js': `${'x'.repeat(2000)}`,
  _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: max-age=1\n\n/about\n  X-About: a: b\n',
};

async function served(base = '', content: Record<string, string> = files) {
  const server = createServer(serveSite(await folderOf(content), base));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  return (path: string, { method = 'GET', headers = {} } = {}) =>
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
}

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/about', 200, '<h1>About</h1>'],
  ['/about?a=b', 200, '<h1>About</h1>'],
  ['/nope', 404, '<h1>Lost</h1>'],
  ['/_headers', 404, '<h1>Lost</h1>'],
  ['/../package.json', 404, '<h1>Lost</h1>'],
])('answers %s with %i', async (path, status, body) => {
  expect(await (await served())(path)).toMatchObject({ status, body });
});

test.each([
  ['/about/', '/about'],
  ['/about.html?a=b', '/about?a=b'],
  ['//about', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
])('redirects %s to the one address of the page, %s', async (path, location) => {
  expect(await (await served())(path)).toMatchObject({ status: 308, headers: { location } });
});

test('serves a site below its base path and nowhere else', async () => {
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

test('answers 405 to all methods but GET and HEAD', async () => {
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

test('fails when the requested port is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  await expect(listen(() => {}, '127.0.0.1', port, port)).rejects.toThrow(`port ${port} is in use`);
  await expect(listen(() => {}, 'no.such.host.invalid', port, port)).rejects.toThrow();
});
