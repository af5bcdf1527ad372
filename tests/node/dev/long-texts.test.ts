import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { siteWith } from '../../support/sites/site.ts';

/* A dev server for a site with a long text and a folder of posts, and an editor that records what it opens. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
const post = () => join(folder.path, 'posts/first.md');
const text = () => join(folder.path, 'texts/gympark.md');
const site = siteWith(
  { type: 'hero', headline: 'Hello' },
  { type: 'text', id: 'case', heading: 'Case', file: 'texts/gympark.md' },
);
site.pages.push({ folder: 'posts' });

beforeAll(async () => {
  folder = await openFolder();
  await put(join(folder.path, 'site.json'), site);
  await put(text(), 'The first words');
  await put(
    post(),
    '---\ntitle: First\nsummary: Words\nblocks:\n  - type: question-list\n    id: asked\n    heading: Asked\n    questions:\n      - question: Why\n        answer: [So]\n---\nOne\n\nTwo\n',
  );
  await put(join(folder.path, 'secret.md'), 'x');
  const editor = join(folder.path, 'editor.sh');
  await put(editor, `#!/bin/sh\necho "$@" >> "${folder.path}/opened"\n`);
  await chmod(editor, 0o755);
  const environment = { LAUNCH_EDITOR: editor };
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0'], { environment });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});
beforeEach(() => put(join(folder.path, 'opened'), ''));

const page = async () => (await fetch(`${server.url}/`)).text();
const eventually = (words: string) => expect.poll(page, { timeout: patience }).toContain(words);

interface Message {
  name: string;
  message: { summary: string; entries: { text: string; file?: string; line: number; column: number }[] };
}

/* An open page, with its received messages and a function that sends one. */
async function visitor() {
  const [, version, token] = /name="onefolio:dev" content="(\d+)" data-token="([^"]+)"/.exec(await page()) ?? [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/_onefolio/socket?${token}`, { origin: server.url });
  const received: Message[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = (name: string, message: object) => socket.send(JSON.stringify({ name, message }));
  ask('onefolio:here', { prefix: '', path: '/', version: Number(version) });
  return { ask, close: () => socket.close(), last: (name: string) => received.findLast((each) => each.name === name) };
}

const opened = () => readFile(join(folder.path, 'opened'), 'utf8');

test('shows changes of a text, and new texts, without a reload', async () => {
  await eventually('The first words');
  const guest = await visitor();
  await put(text(), 'The next words');
  await eventually('The next words');
  await expect
    .poll(() => JSON.stringify(guest.last('onefolio:changed')), { timeout: patience })
    .toContain('The next words');
  guest.close();
  const other = structuredClone(site);
  other.pages[0].blocks[1].file = 'new/other.md';
  await put(join(folder.path, 'site.json'), other);
  const complaining = await visitor();
  await expect
    .poll(() => complaining.last('onefolio:wrong')?.message.summary, { timeout: patience })
    .toContain('1 error in');
  complaining.close();
  await put(join(folder.path, 'new/other.md'), 'Words that were not there');
  await eventually('Words that were not there');
  await put(join(folder.path, 'site.json'), site);
  await eventually('The next words');
});

test('shows an error in a text over the page, and its button opens only that file', async () => {
  await put(text(), 'Good\n\nand <b>bad');
  const guest = await visitor();
  const wrong = () => guest.last('onefolio:wrong')?.message;
  await expect.poll(wrong, { timeout: patience }).toBeDefined();
  const [entry] = wrong()?.entries ?? [];
  expect(entry).toMatchObject({ file: 'texts/gympark.md', line: 3, column: 5 });
  expect(entry?.text).toMatch(/┌─ \S*texts\/gympark\.md:3:5/);
  expect(wrong()?.summary).toMatch(/^1 error in \S*texts\/gympark\.md$/);
  guest.ask('onefolio:open', { file: 'secret.md', line: 1, column: 1 });
  guest.ask('onefolio:open', { file: '../../etc/passwd', line: 1, column: 1 });
  guest.ask('onefolio:open', { file: 'texts/gympark.md', line: 3, column: 5 });
  await expect.poll(opened, { timeout: patience }).toMatch(/texts\/gympark\.md 3 5\n$/);
  expect((await opened()).split('\n')).toHaveLength(2);
  guest.close();
  await put(text(), 'Good again');
  await eventually('Good again');
});

test('opens the source of a text in its file', async () => {
  await put(text(), '# One\n\n- two\n- three\n\nFour\n');
  await eventually('Four');
  const guest = await visitor();
  guest.ask('onefolio:locate', { path: '/', of: 'page', steps: ['blocks', 1, 'content', 2, 'text'] });
  await expect.poll(opened, { timeout: patience }).toMatch(/texts\/gympark\.md 6 1\n$/);
  guest.close();
});

test.each([
  ['the title of a post', ['head', 'title'], 2, 8],
  ['the question of a block before its text', ['blocks', 0, 'questions', 0, 'question'], 9, 19],
  ['a paragraph of its text', ['blocks', 1, 'content', 1, 'text'], 14, 1],
])('opens the source of %s in the file of the post', async (_, steps, line, column) => {
  const guest = await visitor();
  guest.ask('onefolio:locate', { path: '/posts/first', of: 'page', steps });
  await expect.poll(opened, { timeout: patience }).toMatch(new RegExp(`posts/first\\.md ${line} ${column}\\n$`));
  guest.close();
});
