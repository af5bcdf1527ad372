import { expect, test } from 'vitest';
import { writtenAddress } from '../../../../src/core/outputs/cv/written-address.ts';

const written = (href: string, site = {}) => writtenAddress(href, site)?.text;

test('an address has no protocol and no slash at its end', () => {
  expect(
    ['https://www.example.org/', 'http://example.org/a/?b=c', 'mailto:a@example.org', 'tel:+21671000000'].map((href) =>
      written(href),
    ),
  ).toEqual(['example.org', 'example.org/a/?b=c', 'a@example.org', '+21671000000']);
});

test('a path is an address of the site, below the prefix of its language', () => {
  const site = { url: 'https://example.com/me/', prefix: '/fr' };
  expect(writtenAddress('/projects#one', site)).toEqual({
    text: 'example.com/me/fr/projects#one',
    href: 'https://example.com/me/fr/projects#one',
  });
  expect(written('/paper.pdf', site)).toBe('example.com/me/paper.pdf');
});

test('a path of a site without a URL and a placeholder have no address', () => {
  expect([written('/projects'), written('#', { url: 'https://example.com/' })]).toEqual([undefined, undefined]);
});
