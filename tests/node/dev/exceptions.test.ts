import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { bundle } from '../../../scripts/bundle.js';
import { dev } from '../../../src/node/dev/dev-server.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { openFolder, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

test('shows an exception after a save in the terminal and on the open page, until the next save', async () => {
  const folder = await openFolder();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, 'site.json');
  await put(file, smallSite());
  const errors: string[] = [];
  const address = await dev({
    bundles: await bundle(),
    source: sourceOf(file),
    host: '127.0.0.1',
    port: 0,
    onMessage() {},
    onReport(wrong) {
      if (wrong) throw new Error('the report fails');
    },
    onMissing() {},
    explain: () => ({ summary: '', entries: [] }),
    examplesIn: () => [],
    onError: (message) => errors.push(message),
  });
  const [, token] = /data-token="([^"]+)"/.exec(await (await fetch(address)).text()) ?? [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?${token}`, { origin: address });
  onTestFinished(() => socket.close());
  const messages: { name: string; message: object }[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await new Promise((opened) => socket.on('open', opened));
  socket.send(JSON.stringify({ name: 'onefolio:here', message: { prefix: '', path: '/', version: 1 } }));

  await put(file, { ...smallSite(), pages: [] });
  // The greeting of the page may arrive after the save, and then gets an answer of its own.
  await expect
    .poll(() => messages.map(({ message }) => message))
    .toContainEqual(
      expect.objectContaining({
        summary: 'Onefolio failed',
        entries: [expect.objectContaining({ text: 'the report fails' })],
      }),
    );
  expect(errors).toEqual(['the report fails']);
  await put(file, smallSite());
  await expect.poll(() => messages.slice(-2).map(({ name }) => name)).toContain('onefolio:changed');
});
