import { readdir, readFile, stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import threads from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import type { DocumentData } from '../../../src/app/prerender.tsx';
import type { Markup } from '../../../src/node/render/document.ts';
import { Drawing } from '../../../src/node/render/drawing.ts';
import type { Renderer } from '../../../src/node/render/prerender.ts';
import { command } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { builtAt, pagesOf } from '../../support/render.tsx';
import { root } from '../../support/root.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

const paths = Array.from({ length: 99 }, (_, index) => `/${index}`);

const render = ({ page }: { page: { path: string } }) => `${page.path} drawn here`;

/* Draws pages beside another thread with this module: until that one has been asked for some, or is gone. */
async function drawWith(module: string, { late = render } = {}) {
  const folder = await folderOf({ 'server.mjs': module });
  let isGone = false;
  process.once('worker', (thread) =>
    thread.once('exit', () => {
      isGone = true;
    }),
  );
  const drawing = new Drawing(root, pathToFileURL(join(folder, 'server.mjs')).href, 2);
  const drawn: (Markup | Promise<Markup>)[] = [];
  let [isShared, isHere] = [false, false];
  // What comes back from the other thread is drawn outside of any call.
  const renderer = drawing.share({ render: (document) => (isHere ? render : late)(document) });
  try {
    for (let more = 50; more > 0; await setImmediate()) {
      const page = { path: `/${drawn.length}` };
      isHere = true;
      const markup = renderer.render({ page, shell: {}, builtAt: {} } as DocumentData, JSON.stringify(page));
      isHere = false;
      drawn.push(markup);
      if (markup instanceof Promise) {
        isShared = true;
        // It is waited for at the end.
        markup.catch(() => {});
      }
      if (isGone || isShared) more--;
    }
    return (await Promise.all(drawn)).map((markup) => Buffer.from(markup).toString());
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
  const failing = ({ page }: { page: { path: string } }) => {
    throw new Error(`${page.path} failed`);
  };
  await expect(drawWith('export function render() { throw new Error("x"); }', { late: failing })).rejects.toThrow(
    ' failed',
  );
});

test('goes on alone where the system gives it no other thread', async () => {
  const { Worker } = threads;
  onTestFinished(() => put(Worker));
  const put = (made: unknown) => {
    Object.assign(threads, { Worker: made });
    syncBuiltinESMExports();
  };
  put(
    class {
      constructor() {
        throw new Error('EAGAIN');
      }
    },
  );
  const { render: draw } = new Drawing(root, 'file:///nowhere.mjs', 2).share({ render });
  const drawn = paths.map((path) => draw({ page: { path } } as DocumentData, '{}'));
  expect(drawn).toEqual(paths.map((path) => render({ page: { path } })));
});

test('draws with the code of a build in the other thread as in this one', async () => {
  const folder = await folderOf({ 'site.json': siteWith(exampleOf('skill-group')) });
  expect(await command(['build'], {}, folder)).toMatchObject({ code: 0 });
  const server = pathToFileURL(await newestServer()).href;
  const { shell, pages } = pagesOf(siteWith(exampleOf('skill-group')));
  const [page] = pages as [PageData];
  const own: Renderer = await import(server);
  const drawing = new Drawing(root, server, 2);
  const { render: draw } = drawing.share(own);
  const there: string[] = [];
  try {
    while (there.length < 20) {
      const markup = draw({ page, shell, builtAt }, JSON.stringify(page));
      if (markup instanceof Promise) there.push(Buffer.from(await markup).toString());
      await setImmediate();
    }
  } finally {
    await drawing.close();
  }
  expect(new Set(there)).toEqual(new Set([own.render({ page, shell, builtAt }, '')]));
});

test('builds the side that draws without what only brings meters alive', async () => {
  await command(['build'], {}, await folderOf({ 'site.json': siteWith() }));
  const server = await readFile(await newestServer(), 'utf8');
  expect(server).toContain('role: "progressbar"');
  expect(server).not.toContain('ProgressIndicator');
});

/* The code that draws of the last build. */
async function newestServer(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/onefolio');
  const names = (await readdir(cache)).filter((name) => /^bundles-[0-9a-f]+$/.test(name));
  const found = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })));
  return join(cache, found.sort((a, b) => b.used - a.used)[0]?.name ?? '', 'server/prerender.js');
}
