import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { DocumentData } from '../../src/app/prerender.tsx';
import { Drawing } from '../../src/build/drawing.ts';
import { command } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { siteWith } from '../support/site.ts';

const render = ({ page }: { page: { path: string } }) => `${page.path} drawn here`;

/* Draws pages beside another thread with this module: until that one has been asked for some, or is gone. */
async function drawWith(module: string, { draw = render } = {}) {
  const folder = await folderOf({ 'server.mjs': module });
  let isGone = false;
  process.once('worker', (thread) =>
    thread.once('exit', () => {
      isGone = true;
    }),
  );
  const drawing = new Drawing(root, pathToFileURL(join(folder, 'server.mjs')).href, 2);
  const renderer = drawing.share({ render: draw });
  const drawn: (string | Promise<string>)[] = [];
  try {
    for (let more = 50; more > 0; await setImmediate()) {
      const page = { path: `/${drawn.length}` };
      drawn.push(renderer.render({ page, shell: {}, builtAt: {} } as DocumentData, JSON.stringify(page)));
      if (isGone || more < 50 || typeof drawn.at(-1) !== 'string') more--;
    }
    return await Promise.all(drawn);
  } finally {
    await drawing.close();
  }
}

const hereAll = (drawn: string[]) => drawn.map((_, index) => render({ page: { path: `/${index}` } }));

test('draws some pages of a large site in another thread, each in its own place', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const drawn = await drawWith('export const render = ({ page }) => `${page.path} drawn there`;');
  expect(drawn.map((markup) => markup.replace('there', 'here'))).toEqual(hereAll(drawn));
  expect(drawn.slice(0, 32)).toEqual(hereAll(drawn).slice(0, 32));
  expect(drawn.filter((markup) => markup.includes('there')).length).toBeGreaterThan(5);
});

test.each([
  ['fails at a page', 'export function render() { throw new Error("x"); }'],
  ['ends at a page', 'export function render() { process.exit(); }'],
  ['fails at once', 'throw new Error("x");'],
])('draws every page itself when the other thread %s', async (_, module) => {
  const drawn = await drawWith(module);
  expect(drawn).toEqual(hereAll(drawn));
});

test('begins no other thread where there is one core', async () => {
  const begun = vi.fn();
  process.once('worker', begun);
  const drawing = new Drawing(root, 'file:///nowhere.mjs', 1);
  const { render: draw } = drawing.share({ render });
  for (let index = 0; index < 99; index++) draw({ page: { path: '/' } } as DocumentData, '{}');
  await drawing.close();
  process.removeListener('worker', begun);
  expect(begun).not.toHaveBeenCalled();
});

test('fails with the words of a view that fails in both threads', async () => {
  const draw = (document: { page: { path: string } }) => {
    if (Number(document.page.path.slice(1)) > 32) throw new Error('the view failed');
    return render(document);
  };
  await expect(drawWith('export function render() { throw new Error("x"); }', { draw })).rejects.toThrow(
    'the view failed',
  );
});

test('writes the pages of a large site as it writes those of a small one', async () => {
  const folder = await folderOf();
  const page = { path: '/', title: 'x', blocks: [{ type: 'hero', headline: '{name}, {year}' }] };
  const others = Array.from({ length: 90 }, (_, index) => ({ ...page, path: `/p${index}`, title: `Page ${index}` }));
  const write = async (pages: object[], name: string) => {
    await put(join(folder, name, 'site.json'), { ...siteWith(), pages });
    expect(await command(['build', '--site', join(folder, name, 'site.json')])).toMatchObject({ code: 0 });
    return (path: string) => readFile(join(folder, name, 'dist', `${path}.html`), 'utf8');
  };
  const large = await write([page, ...others], 'large');
  const small = await write([page, ...others.slice(60)], 'small');
  for (let index = 60; index < 90; index++) expect(await large(`p${index}`)).toBe(await small(`p${index}`));
});
