import { expect, test } from 'vitest';
import { headOf } from '../../../src/core/resolve/paginate.ts';
import { absoluteUrlOf, baseOf } from '../../../src/core/resolve/paths/site-url.ts';
import { directionOf } from '../../../src/core/text/script-and-direction.ts';

test.each([
  [undefined, '', undefined],
  ['https://example.com', '', 'https://example.com/about'],
  ['https://example.com/', '', 'https://example.com/about'],
  ['https://example.com/me', '/me', 'https://example.com/me/about'],
  ['https://example.com/me//', '/me', 'https://example.com/me//about'],
])('at %s, the site has the base path "%s", and a page the URL %s', (url, base, address) => {
  expect(baseOf(url)).toBe(base);
  const page = { path: '/about', title: 'About', description: 'Me' };
  expect(headOf(page, url === undefined ? {} : { url })).toEqual({
    title: 'About',
    description: 'Me',
    canonical: address,
  });
  if (url !== undefined) expect(absoluteUrlOf('/about', url)).toBe(address);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-TN', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['xx', 'ltr'],
  ['en-abcdefgh-abcdefgh', 'ltr'],
  ['en-a', 'ltr'],
])('the language %s has the direction %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
