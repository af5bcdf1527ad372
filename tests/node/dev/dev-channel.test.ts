import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { channelOf } from '../../../src/node/dev/dev-channel.ts';
import { pageFinder } from '../../../src/node/dev/dev-languages.ts';
import { throttle } from '../../../src/node/dev/open-editor.ts';
import { compileSite, siteWith, textHost } from '../../support/sites/site.ts';

const host = () => ({ hasFile: () => true, publicFolder: 'public/', maxBlocks: 100, ...textHost });

/* The files that a page at an address can open through the dev server, with every message type. */
async function openedFrom(address: string): Promise<number> {
  let count = 0;
  const { language: _, ...site } = siteWith({ type: 'hero', headline: { en: 'Hello' } });
  const compiled = compileSite({ ...site, languages: ['en', 'fr'] });
  if (!compiled.site) throw new Error(JSON.stringify(compiled.diagnostics));
  const good = { ...compiled, bytes: new TextEncoder().encode(compiled.locator.text) };
  const wrong = compileSite(siteWith({ type: 'heroo', headline: 'Hello' }));
  const channel = channelOf(
    {
      good,
      saved: good,
      trial: null,
      wrong,
      exception: null,
      version: 1,
      revision: 1,
      lastRead: null,
      pageAt: pageFinder(host),
    },
    {
      file: 'site.json',
      host,
      policyOf: () => '',
      compileTexts: () => wrong,
      showTrial: () => {},
      openEditor: () => {
        count++;
      },
      examplesIn: () => [],
      onException: () => {},
    },
    () => ({ summary: '', entries: [] }),
    { sheet: '' } as never,
  );
  const server = createServer().on('upgrade', (request, socket, head) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: address });
    channel.accept(request, socket, head);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
  await new Promise((opened) => socket.on('open', opened));
  const send = (name: string, message: object) => socket.send(JSON.stringify({ name, message }));
  send('onefolio:here', { prefix: '/fr', path: '/', version: 1 });
  send('onefolio:open', { line: 1, column: 1 });
  send('onefolio:locate', { path: '/', of: 'page', steps: ['blocks', 0, 'headline'] });
  send('onefolio:missing', {});
  // The server responds to the last message, wherever it comes from.
  let answers = 0;
  const answered = new Promise<void>((done) => {
    socket.on('message', (data) => {
      if (JSON.parse(String(data)).name === 'onefolio:wrong' && ++answers === 2) done();
    });
  });
  send('onefolio:here', { prefix: '/fr', path: '/', version: 1 });
  await answered;
  socket.close();
  return count;
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('opens the editor for a page on this computer: %s', async (own) => {
  expect(await openedFrom(own)).toBe(3);
});

test.each(['192.168.0.9', '10.0.0.1', 'fe80::1', '::ffff:192.168.0.9', ''])(
  'opens no editor for a page on another computer: %s',
  async (other) => {
    expect(await openedFrom(other)).toBe(0);
  },
);

test('opens the editor only for the first and the last of many simultaneous requests', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const opened: string[] = [];
  const open = throttle(500, (file: string) => void opened.push(file));
  for (let count = 0; count < 50; count++) open(`${count}`);
  expect(opened).toEqual(['0']);
  vi.advanceTimersByTime(500);
  expect(opened).toEqual(['0', '49']);
  vi.advanceTimersByTime(499);
  open('b');
  expect(opened).toEqual(['0', '49']);
  vi.advanceTimersByTime(501);
  expect(opened).toEqual(['0', '49', 'b']);
  open('c');
  expect(opened).toEqual(['0', '49', 'b', 'c']);
});

test('shows a change on all pages before it searches for placeholder texts and missing translations', async () => {
  const { language: _, ...site } = siteWith({ type: 'hero', headline: { en: 'Hello' } });
  const compiled = compileSite({ ...site, languages: ['en', 'fr'] });
  if (!compiled.site) throw new Error(JSON.stringify(compiled.diagnostics));
  const good = { ...compiled, bytes: new TextEncoder().encode(compiled.locator.text) };
  const events: string[] = [];
  const state = {
    good,
    saved: good,
    trial: null,
    wrong: null,
    exception: null,
    version: 1,
    revision: 1,
    lastRead: null,
    pageAt: pageFinder(host),
  };
  const channel = channelOf(
    state,
    {
      file: 'site.json',
      host,
      policyOf: () => '',
      compileTexts: () => compiled,
      showTrial: () => {},
      openEditor: () => {},
      examplesIn: () => {
        events.push('search');
        throw new Error('The search fails.');
      },
      onException: (error) => events.push(String(error)),
    },
    () => ({ summary: '', entries: [] }),
    { addressOf: () => '/style.css', textAt: () => null },
  );
  const server = createServer().on('upgrade', (request, socket, head) => channel.accept(request, socket, head));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const tabs = await Promise.all(
    [1, 2].map(async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
      onTestFinished(() => socket.close());
      await new Promise((opened) => socket.on('open', opened));
      const isKnown = new Promise((known) => socket.once('message', known));
      socket.send(JSON.stringify({ name: 'onefolio:here', message: { prefix: '/fr', path: '/', version: 1 } }));
      await isKnown;
      return socket;
    }),
  );
  events.length = 0;
  for (const tab of tabs) tab.on('message', (data) => void events.push(JSON.parse(String(data)).name));
  state.version++;
  channel.changed();
  // Both pages have the change now, before any search.
  expect(events).toEqual([]);
  const countOf = (event: string) => events.filter((each) => each === event).length;
  await expect.poll(() => countOf('onefolio:covered')).toBe(2);
  expect([countOf('onefolio:changed'), countOf('search'), countOf('Error: The search fails.')]).toEqual([2, 2, 2]);
});
