import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp, targetOf } from '../../src/node/build-site.ts';
import { sourceOf } from '../../src/node/load/load.ts';
import { prerender } from '../../src/node/render/prerender.ts';
import { insteadOf } from '../support/disk.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { compileSite, smallSite } from '../support/sites/site.ts';

function siteOf(pages: number) {
  const [page] = smallSite().pages;
  const paths = Array.from({ length: pages }, (_, index) => (index === 0 ? '/' : `/page-${index}`));
  const compiled = compileSite({ ...smallSite(), pages: paths.map((path) => ({ ...page, path, title: path })) });
  if (!compiled.site) throw new Error('the site is wrong');
  return compiled;
}

const assets = {
  script: 'boot',
  style: 'body{}',
  entry: '/assets/site.js',
  build: 'abc',
  fonts: { latin: '/l', arabic: '/a' },
  sprite: '',
};

/* Draws pages late whose number is even, as another thread does, and fails at some. */
const drawing = (failing: number[]) => ({
  render({ page }: { page: { path: string } }): string | Promise<string> {
    const number = Number(page.path.replace(/\D/g, ''));
    const markup = () => {
      if (failing.includes(number)) throw new Error(`page ${number} failed`);
      return '<p>x</p>';
    };
    return number % 2 ? markup() : ticks(20 - number).then(markup);
  },
});
const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick++) await setImmediate();
};

test('writes the pages in any order, and names them in one', async () => {
  const folder = await folderOf();
  const { files } = await prerender(siteOf(9), drawing([]), assets, folder, new Date());
  expect(files).toEqual(Object.keys(await contentsOf(folder)).sort());
  expect(files).toHaveLength(21);
});

test.each([
  [[5], 'page 5'],
  [[4], 'page 4'],
  [[2, 5], 'page 2'],
  [[3, 4], 'page 3'],
  [[2, 4, 6], 'page 2'],
])('tells of failing views %j the first, once nobody is writing any more', async (failing, first) => {
  const folder = await folderOf();
  await expect(prerender(siteOf(9), drawing(failing), assets, folder, new Date())).rejects.toThrow(first);
  const written = await contentsOf(folder);
  expect(Object.values(written)).not.toContain('');
  await ticks(30);
  expect(await contentsOf(folder)).toEqual(written);
});

test('draws no more pages once it knows that one has failed', async () => {
  const { render } = drawing([2]);
  let drawn = 0;
  const counting = {
    render: (document: { page: { path: string } }) => {
      drawn++;
      return render(document);
    },
  };
  await expect(prerender(siteOf(99), counting, assets, await folderOf(), new Date())).rejects.toThrow('page 2');
  expect(drawn).toBeLessThan(40);
});

test('says why a build has failed, also when what it has left cannot be cleared away', async () => {
  const source = sourceOf(join(await folderOf(), 'site.json'));
  const target = targetOf({ root: '/', source, ...siteOf(1), out: join(source.folder, 'dist'), now: new Date() });
  const failing = buildApp(target, async () => {
    insteadOf('rm', (rm) => async (path: string, options: object) => {
      if (path === target.folders.staging) throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
      return rm(path, options);
    });
    throw new Error('the view failed');
  });
  await expect(failing).rejects.toThrow('the view failed');
});
