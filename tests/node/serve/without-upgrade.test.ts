import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../../src/node/serve/serve.ts';
import { folderOf } from '../../support/folder.ts';

const policy = "default-src 'none'; upgrade-insecure-requests; trusted-types 'none'";
const plain = `default-src 'none'; ${' '.repeat(26)} trusted-types 'none'`;

const page = (words: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${words}</body></html>`;
const words = `<p>content="upgrade-insecure-requests;" ${'ü'.repeat(100_000)}</p>`;

async function served(address = '127.0.0.1') {
  const folder = await folderOf({
    'index.html': page(words),
    'compressed.html': page(words),
    'compressed.html.br': brotliCompressSync(page(words)),
    '404.html': page('Lost'),
    'page.txt': policy,
    _headers: `/*\n  Content-Security-Policy: ${policy}\n`,
  });
  const serve = serveSite(folder, '');
  const server = createServer((request, response) => {
    Object.defineProperty(request.socket, 'localAddress', { value: address, configurable: true });
    serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

test.each(['gzip', 'br', 'identity'])(
  'shows a page on this computer as if its site were under http (%s)',
  async (coding) => {
    const answer = await (await served())('/', { 'Accept-Encoding': coding });
    expect(answer.headers.get('content-security-policy')).toBe(plain);
    expect(await answer.text()).toBe(page(words).replace(policy, plain));
  },
);

test('shows a page to a phone in the same network as if its site were under http', async () => {
  const answer = await (await served('192.168.0.9'))('/');
  expect(answer.headers.get('content-security-policy')).toBe(plain);
  expect(await answer.text()).toBe(page(words).replace(policy, plain));
});

test('shows a compressed page as if its site were under http', async () => {
  const answer = await (await served())('/compressed', { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(page(words).replace(policy, plain));
});

test('shows the 404 page on this computer as if the site were under http', async () => {
  const answer = await (await served())('/nope');
  expect([answer.status, await answer.text()]).toEqual([404, page('Lost').replace(policy, plain)]);
});

test('does not change other files that mention the policy', async () => {
  expect(await (await (await served())('/page.txt')).text()).toBe(policy);
});
