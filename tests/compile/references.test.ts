import { expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf, exampleOf, siteWith, smallSite } from '../support/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const pictured = (src: string) => siteWith(hero({ picture: { src, alt: 'Me' } }));

test('looks for no files of a page that is hidden', () => {
  const site = smallSite();
  site.pages.push({
    path: '/draft',
    title: 'D',
    hidden: true,
    blocks: [hero({ picture: { src: '/a.jpg', alt: 'A' } })],
  });
  expect(complaintsOf(site, { hasFile: (path) => path === '/draft.html' })).toEqual([]);
  site.pages[1].hidden = false;
  expect(complaintsOf(site, { hasFile: (path) => path === '/draft.html' }).map((told) => told.slice(0, 5))).toEqual([
    'OF303',
    'OF301',
  ]);
});

test('knows the data of a page as a file that is taken', () => {
  const [problem] = complaintsOf(smallSite(), { hasFile: (path) => path === '/_pages/index.json' });
  expect(problem).toContain('OF303 the file "/_pages/index.json"');
});

test('looks for no placeholders in the address of a form service', () => {
  const form = { ...exampleOf('form'), id: 'f', send: { endpoint: '/x?{nmae}' } };
  expect(complaintsOf(siteWith(hero(), form))).toEqual([]);
});

test('offers no file that is not there, and none outside of public/', () => {
  const hasFile = (path: string) => ['/a/me.jpg', '/other/a.jpg', '/picture'].includes(path);
  for (const src of ['/a/public/me.jpg', '/public/me.jpg', '/Nowhere.JPG'])
    expect(diagnosticsOf(pictured(src), { hasFile })).toMatchObject([{ code: 'OF301', fix: { edits: [] } }]);
});
