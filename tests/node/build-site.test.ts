import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/node/build-site.ts';
import { sourceOf, stateOf } from '../../src/node/load/load-site.ts';
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
  printStyle: '/assets/print-1.css',
  printRules: '.header{display:none}',
  pageStyles: { cv: 'assets/cv-1.css', notFound: 'assets/not-found-1.css' },
  letterFiles: [],
  sprite: '',
};

/* A renderer that fails on the pages with these numbers. */
const failingAt = (...failing: number[]) => ({
  render({ page }: { page: { path: string } }): string {
    const number = Number(page.path.replace(/\D/g, ''));
    if (failing.includes(number)) throw new Error(`page ${number} failed`);
    return '<p>x</p>';
  },
});

test('lists the files that it writes, sorted by name', async () => {
  const folder = await folderOf();
  const { files } = await prerender([siteOf(9)], failingAt(), assets, folder, new Date());
  expect(files).toEqual(Object.keys(await contentsOf(folder)).sort());
  expect(files).toHaveLength(22);
});

test('stops at the first page that fails to render, and reports its error', async () => {
  const folder = await folderOf();
  await expect(prerender([siteOf(9)], failingAt(2, 5), assets, folder, new Date())).rejects.toThrow('page 2');
  expect(Object.keys(await contentsOf(folder))).not.toContain('page-3.html');
});

test('reports why a build failed, even when its staging folder cannot be removed', async () => {
  const source = sourceOf(join(await folderOf(), 'site.json'));
  const bundles = {
    folder: await folderOf(),
    client: { ...assets, styles: {}, letters: {}, looks: {}, files: ['gone.js'] },
  };
  const target = { bundles, source, out: join(source.folder, 'dist'), now: new Date() };
  let removals = 0;
  insteadOf('rm', (rm) => async (path: string, options: object) => {
    if (path === join(stateOf(source), 'staging') && ++removals > 1)
      throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
    return rm(path, options);
  });
  await expect(buildSite({ ...target, languages: [siteOf(1)] })).rejects.toThrow('gone.js');
  expect(removals).toBe(2);
});
