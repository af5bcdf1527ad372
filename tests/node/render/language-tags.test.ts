import { expect, test } from 'vitest';
import { alternatesOf, languageTags } from '../../../src/node/render/language-tags.ts';

type Site = Parameters<typeof alternatesOf>[0][number];
const inLanguage = (language: string, paths: string[], more: Partial<Site['site']> = {}): Site =>
  ({
    site: { url: 'https://example.com/', language, prefix: language === 'en' ? undefined : `/${language}`, ...more },
    paginated: { pages: paths.map((path) => ({ path })) },
  }) as unknown as Site;

const three = [
  inLanguage('en', ['/', '/about', '/english']),
  inLanguage('fr', ['/', '/about'], { untranslated: ['/about'] }),
  inLanguage('pt-BR', ['/', '/about'], { prefix: '/pt-BR' }),
];

test('lists every language of a page, itself included, with the first as the default', () => {
  expect(languageTags('/', 'fr', alternatesOf(three))).toEqual([
    '<link rel="alternate" hreflang="en" href="https://example.com/">',
    '<link rel="alternate" hreflang="fr" href="https://example.com/fr/">',
    '<link rel="alternate" hreflang="pt-BR" href="https://example.com/pt-BR/">',
    '<link rel="alternate" hreflang="x-default" href="https://example.com/">',
    '<meta property="og:locale:alternate" content="en">',
    '<meta property="og:locale:alternate" content="pt_BR">',
  ]);
});

test('leaves out a page that is mostly untranslated', () => {
  const alternates = alternatesOf(three);
  expect(languageTags('/about', 'fr', alternates)).toEqual([]);
  expect(languageTags('/about', 'en', alternates).join('')).not.toContain('hreflang="fr"');
});

test.each([
  ['a page in one language', '/english', three],
  ['a site in one language', '/', three.slice(0, 1)],
  [
    'a site without an address',
    '/',
    three.map((each) => ({ ...each, site: { ...each.site, url: undefined } }) as never),
  ],
])('lists no alternates for %s', (_, path, sites) => {
  expect(languageTags(path, 'en', alternatesOf(sites))).toEqual([]);
});
