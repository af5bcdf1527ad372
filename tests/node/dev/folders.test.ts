import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { smallSite } from '../../support/sites/site.ts';

/* A dev server of a site with a folder of posts. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
const place = (name: string) => join(folder.path, 'posts', name);

beforeAll(async () => {
  folder = await openFolder();
  const site = smallSite();
  site.pages.push({ folder: 'posts' });
  await put(join(folder.path, 'site.json'), site);
  await put(place('first.md'), '---\ntitle: First\n---\nThe first words');
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0']);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const page = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return `${response.status} ${await response.text()}`;
};
const eventually = (path: string, words: string | RegExp) =>
  expect.poll(() => page(path), { timeout: patience }).toMatch(words);

test('adds, updates and removes a page with its text in a folder', async () => {
  await eventually('/posts/first', /The first words/);
  await put(place('first.md'), '---\ntitle: First\n---\nThe next words');
  await eventually('/posts/first', /The next words/);
  await put(place('second.md'), '---\ntitle: Second\n---\nOther words');
  await eventually('/posts/second', /Other words/);
  await rm(place('second.md'));
  await eventually('/posts/second', /^404/);
});
