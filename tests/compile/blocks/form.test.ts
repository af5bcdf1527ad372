import { expect, test } from 'vitest';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

test.each([
  ['/form.html', '/portfolio/form.html'],
  ['/portfolio/api/contact', '/portfolio/api/contact'],
  ['https://example.com/', 'https://example.com/'],
])('a form of a site below /portfolio/ that sends to %s posts to %s', (endpoint, posted) => {
  const written = { ...exampleOf('form'), id: 'form', send: { endpoint } };
  const sendingOf = (url: string) => {
    const hasFile = (file: string) => file === '/form.html';
    const { site } = compileSite(siteWith({ type: 'hero', headline: 'x' }, written), { url, hasFile });
    const [, form] = site?.pages[0]?.blocks ?? [];
    return form?.type === 'form' ? form.send?.endpoint : undefined;
  };
  expect(sendingOf('https://example.org/portfolio/')).toBe(posted);
  expect(sendingOf('https://example.org/')).toBe(endpoint);
});
