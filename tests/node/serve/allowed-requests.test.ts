import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAllowedHost } from '../../../src/node/serve/allowed-requests.ts';
import { serveUntil } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

/* The responses of a command to requests with other host names. */
async function serving(words: string[], files: Record<string, string | object>) {
  const folder = await folderOf({ 'site.json': smallSite(), ...files });
  const { url, stop } = await serveUntil([...words, '--site', join(folder, 'site.json'), '--port', '0'], {
    cwd: folder,
  });
  onTestFinished(stop);
  const { port } = new URL(url);
  return (path: string, host = `localhost:${port}`) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
        let body = '';
        answer.on('data', (text) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, body }));
      });
      sent.on('error', reject).end();
    });
}

test('serves the preview only under the names of this computer', async () => {
  const get = await serving(['preview'], { 'dist/index.html': '<h1>Home</h1>' });
  for (const host of ['localhost', 'me.localhost:80', '127.0.0.1', '192.168.0.7:4173', '[::1]:4173'])
    expect([host, (await get('/', host)).status]).toEqual([host, 200]);
  for (const host of ['evil.example', 'evil.example:4173', '127.0.0.1.evil.example', 'localhost.evil.example']) {
    const { status, body } = await get('/', host);
    expect([host, status, body]).toEqual([host, 403, expect.stringContaining("host name isn't allowed")]);
  }
});

test('accepts the name from --host', () => {
  expect(isAllowedHost('Studio.lan:4173', 'studio.lan')).toBe(true);
  expect(isAllowedHost('studio.lan:4173', '127.0.0.1')).toBe(false);
  expect([isAllowedHost(), isAllowedHost('', ''), isAllowedHost(':80', '')]).toEqual([false, false, false]);
});
