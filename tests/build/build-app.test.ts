import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp, targetOf } from '../../src/build/build-app.ts';
import { sourceOf } from '../../src/build/load.ts';
import { prerender } from '../../src/build/prerender.ts';
import { insteadOf } from '../support/disk.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { compileSite, smallSite } from '../support/site.ts';

function siteOf(pages: number) {
  const [page] = smallSite().pages;
  const paths = Array.from({ length: pages }, (_, index) => (index === 0 ? '/' : `/page-${index}`));
  const { site } = compileSite({ ...smallSite(), pages: paths.map((path) => ({ ...page, path, title: path })) });
  if (!site) throw new Error('the site is wrong');
  return site;
}

test('says that a view has failed once nobody is writing any more', async () => {
  const folder = await folderOf();
  const fonts = { latin: '/l', arabic: '/a' };
  const assets = { script: 'boot', style: 'body{}', entry: '/assets/site.js', build: 'abc', fonts, sprite: '' };
  const render = ({ page }: { page: { path: string } }) => {
    if (page.path === '/page-5') throw new Error('the view failed');
    return '<p>x</p>';
  };
  await expect(prerender(siteOf(9), { render }, assets, folder, new Date())).rejects.toThrow('the view failed');
  const written = await contentsOf(folder);
  expect(Object.keys(written)).toHaveLength(10);
  expect(Object.values(written)).not.toContain('');
});

test('says why a build has failed, also when what it has left cannot be cleared away', async () => {
  const source = sourceOf(join(await folderOf(), 'site.json'));
  const target = targetOf({ root: '/', source, site: siteOf(1), out: join(source.folder, 'dist'), now: new Date() });
  const failing = buildApp(target, async () => {
    insteadOf('rm', (rm) => async (path: string, options: object) => {
      if (path === target.folders.staging) throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
      return rm(path, options);
    });
    throw new Error('the view failed');
  });
  await expect(failing).rejects.toThrow('the view failed');
});
