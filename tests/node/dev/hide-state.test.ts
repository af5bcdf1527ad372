import { join } from 'node:path';
import { createServer, type Plugin, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hideState } from '../../../src/node/dev/hide-state.ts';
import { openFolder, put } from '../../support/folder.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  folder = await openFolder();
  for (const name of ['.onefolio/inbox.jsonl', 'deep/.onefolio/inbox.jsonl', '.env', 'public/me.txt'])
    await put(join(folder.path, name), 'a secret');
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: folder.path,
    plugins: [hideState()],
    server: { port: 0, host: '127.0.0.1', watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const ask = async (path: string) => {
  const answer = await fetch(`${url}${path}`);
  return { status: answer.status, body: await answer.text() };
};

test.each([
  '.onefolio/inbox.jsonl',
  '/.onefolio/inbox.jsonl',
  '%2Eonefolio/inbox.jsonl',
  '.onefolio%2Finbox.jsonl',
  '%2Eonefolio/inbox.jsonl?%',
  '%/..%2f%2Eonefolio/inbox.jsonl',
  '.onefolio/inbox.jsonl?raw',
  '.onefolio/inbox.jsonl?import&raw',
  '.onefolio/inbox.jsonl?url',
  '.OneFolio/inbox.jsonl',
  'deep/.onefolio/inbox.jsonl',
  'deep/..%2f.onefolio/inbox.jsonl',
  '@fs/FOLDER/.onefolio/inbox.jsonl',
  '@fs/FOLDER/.onefolio/inbox.jsonl?import&raw',
  '@fs/FOLDER/deep/..%2f.onefolio/inbox.jsonl?raw',
])('shows nobody what visitors have written: /%s', async (path) => {
  const { status, body } = await ask(path.replace('/FOLDER', folder.path));
  expect([status, body.includes('a secret')]).toEqual([404, false]);
});

test('shows nobody what Vite hides by itself, and everybody the rest', async () => {
  const hidden = async (plugins: Plugin[]) =>
    (await resolveConfig({ configFile: false, plugins }, 'serve')).server.fs.deny;
  expect(await hidden([hideState()])).toEqual([...(await hidden([])), '**/.onefolio/**']);
  expect((await ask('.env')).body).not.toContain('a secret');
  expect(await ask('me.txt')).toEqual({ status: 200, body: 'a secret' });
});
