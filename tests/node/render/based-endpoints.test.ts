import { expect, test } from 'vitest';
import { basedEndpoints } from '../../../src/node/render/based-endpoints.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

test.each([
  ['/form.html', '/portfolio/form.html'],
  ['/portfolio/api/contact', '/portfolio/api/contact'],
  ['https://example.com/', 'https://example.com/'],
])('a form of a site below /portfolio/ that sends to %s posts to %s', (endpoint, posted) => {
  const written = { ...exampleOf('form'), id: 'form', send: { endpoint } };
  const { site } = compileSite(siteWith({ type: 'hero', headline: 'x' }, written), {
    hasFile: (file) => file === '/form.html',
  });
  if (!site) throw new Error('the site is wrong');
  const [, form] = basedEndpoints(site, '/portfolio').pages[0]?.blocks ?? [];
  expect(form).toMatchObject({ send: { endpoint: posted } });
  expect(basedEndpoints(site, '')).toEqual(site);
});
