import { expect, test } from 'vitest';
import { rich, year } from '../../support/rich-text.ts';
import { blocksOf } from '../../support/sites/blocks-of.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('an anchor is one of the page it stands on, in a page; written out, it stays as it is', () => {
  const links = ['#w', '/#w', '/b#w', '/b'].map((href) => ({ label: 'x', href }));
  const site = siteWith(hero({ id: 'w', links }));
  site.pages.push({ path: '/b', title: 'B', blocks: [hero({ id: 'w' })] });
  site.navigation = ['#w', '/#w', '/b#w'].map((href) => ({ label: 'x', href }));
  expect(blocksOf(site)[0]).toMatchObject({ links });
  expect(compileSite(site).site?.navigation?.map(({ href }) => href)).toEqual(['/#w', '/#w', '/b#w']);
});

test('a text that contains a time has a part for it, and no other text does', () => {
  const headlines = (headline: string) => blocksOf(siteWith(hero({ headline })));
  expect(headlines('{name}')).toMatchObject([{ headline: 'Amina Trabelsi' }]);
  expect(headlines('{year}')).toMatchObject([{ headline: rich(year) }]);
});

test.each([
  [['/favicon.png', '/favicon.svg'], undefined, '/favicon.svg'],
  [['/favicon.ico'], undefined, '/favicon.ico'],
  [['/favicon.svg', '/mark.png'], '/mark.png', '/mark.png'],
  [[], undefined, undefined],
])('of the files %j a site that names the icon %s has %s', (files, named, icon) => {
  const site = { ...siteWith(hero()), ...(named && { favicon: named }) };
  const compiled = compileSite(site, { hasFile: (path) => (files as string[]).includes(path) });
  expect(compiled.site?.favicon).toBe(icon);
});
