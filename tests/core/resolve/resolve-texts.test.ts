import { expect, test } from 'vitest';
import { rich, year } from '../../support/rich-text.ts';
import { blocksOf, compileSite, siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('an anchor in a page belongs to that page, and in the header to the home page', () => {
  const links = ['#w', '/#w', '/b#w', '/b'].map((href) => ({ label: 'x', href }));
  const site = siteWith(hero({ id: 'w', links }));
  site.pages.push({ path: '/b', title: 'B', blocks: [hero({ id: 'w' })] });
  site.navigation = ['#w', '/#w', '/b#w'].map((href) => ({ label: 'x', href }));
  expect(blocksOf(site)[0]).toMatchObject({ links });
  expect(compileSite(site).site?.navigation?.map(({ href }) => href)).toEqual(['/#w', '/#w', '/b#w']);
});

test('only a text with a time placeholder has a part for it', () => {
  const headlines = (headline: string) => blocksOf(siteWith(hero({ headline })));
  expect(headlines('{name}')).toMatchObject([{ headline: 'Amina Trabelsi' }]);
  expect(headlines('{year}')).toMatchObject([{ headline: rich(year) }]);
});

test.each([
  [['/favicon.png', '/favicon.svg'], undefined, '/favicon.svg'],
  [['/favicon.ico'], undefined, '/favicon.ico'],
  [['/favicon.svg', '/mark.png'], '/mark.png', '/mark.png'],
  [[], undefined, undefined],
])('with the files %j and the favicon setting %s, a site has the favicon %s', (files, named, icon) => {
  const site = { ...siteWith(hero()), ...(named && { favicon: named }) };
  const compiled = compileSite(site, { hasFile: (path) => (files as string[]).includes(path) });
  expect(compiled.site?.favicon).toBe(icon);
});
