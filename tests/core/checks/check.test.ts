import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object) => ({ type: 'hero', headline: 'Hello', ...more });

test.each([
  ['OF301', '/me.jpg', hero({ picture: { src: '/me.jpg', alt: 'Me' } })],
  ['OF302', '/poster.pdf', hero({ links: [{ label: 'CV', href: '/poster.pdf' }] })],
])('reports %s when %s is not in public/', (code, path, block) => {
  expect(diagnosticsOf(siteWith(block), { hasFile: () => false })).toMatchObject([{ code }]);
  expect(diagnosticsOf(siteWith(block), { hasFile: (name) => name === path })).toEqual([]);
});

test('refuses a file with the path of a page', () => {
  expect(diagnosticsOf(smallSite(), { hasFile: (path) => path === '/index.html' })).toMatchObject([
    { code: 'OF303', pointer: '/pages/0/path', message: expect.stringContaining('"/index.html" in public/') },
  ]);
});

test.each(['/public/me.jpg', '/Me.JPG'])('suggests the existing file for %s', (src) => {
  const site = siteWith(hero({ picture: { src, alt: 'Me' } }));
  expect(diagnosticsOf(site, { hasFile: (path) => path === '/me.jpg' })).toMatchObject([
    { code: 'OF301', fix: { text: 'did you mean "/me.jpg"?', certain: false } },
  ]);
});

test('lists at most twenty pages', () => {
  const site = smallSite();
  site.navigation = [{ label: 'x', href: '/nowhere' }];
  for (let number = 1; number < 30; number++) site.pages.push({ ...site.pages[0], path: `/p${number}` });
  expect(diagnosticsOf(site)[0]?.help).toMatch(/^Pages: \/, \/p1, .*\/p19, …$/);
});

test('locates the first of two equal paths', () => {
  const site = smallSite();
  site.pages.push({ ...site.pages[0] });
  const [problem] = diagnosticsOf(site);
  expect(problem?.related).toMatchObject([{ message: 'first used here' }]);
  expect(problem?.related[0]?.line).toBeLessThan(problem?.line ?? 0);
});
