import { expect, test } from 'vitest';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { diagnosticsOf, exampleOf, inLanguages, smallSite } from '../../support/sites/site.ts';

/* The pointer, code and fix of each diagnostic, and the texts of a certain fix. */
const found = (site: object, host: Partial<CompilerHost> = {}) =>
  diagnosticsOf(site, host).map(({ pointer, code, fix }) =>
    [pointer, code, fix?.text, fix?.certain ? fix.edits.map(({ text }) => text) : []].flat().join(' | '),
  );

const hero = (settings: object) => inLanguages(['en', 'fr'], { type: 'hero', headline: 'Hello', ...settings });
const grid = (settings: object) => inLanguages(['en', 'fr'], { ...exampleOf('card-grid'), ...settings });
const select = (options: unknown[]) =>
  inLanguages(['en', 'fr'], { type: 'form', id: 'f', fields: [{ type: 'select', name: 'a', label: 'A', options }] });
const at = '/pages/0/blocks/0';

test('accepts texts, addresses, files and lists in several languages', () => {
  const site = inLanguages(
    ['en', 'fr', 'ar-TN'],
    {
      type: 'hero',
      headline: { en: 'Hello', fr: 'Bonjour', 'ar-TN': 'مرحبا' },
      picture: { src: { en: '/a.jpg', fr: '/b.jpg' }, alt: { en: 'Me', 'ar-TN': 'أنا' } },
      links: [
        { label: 'CV', href: { en: '/cv-en.pdf', fr: '/cv-fr.pdf' } },
        { label: 'RSS', href: '#', languages: ['fr'] },
      ].slice(0, 1),
    },
    { ...exampleOf('timeline'), intro: { en: ['One', 'Two'], fr: ['Un'] } },
    { ...exampleOf('skill-group'), intro: ['One', { en: 'Two', fr: 'Deux' }], languages: ['fr', 'en'] },
  );
  expect(found(site)).toEqual([]);
});

test('accepts a text by language on a site in one language', () => {
  const site = { ...smallSite(), notFound: { title: { en: 'Nothing here' } } };
  expect(found(site)).toEqual([]);
  expect(found({ ...site, notFound: { title: { fr: 'Rien' } } })).toEqual([
    '/notFound/title/fr | OF260 | write "languages": ["en", "fr"] at the top of the file instead of "language"',
  ]);
});

test.each([
  [['en-UK', 'fr'], '/languages/0 | OF263 | write "en-GB" | "en-GB"'],
  [['en', 'iw'], '/languages/1 | OF263 | write "he" | "he"'],
  [['en', 'zh-hant'], '/languages/1 | OF263 | write "zh-Hant" | "zh-Hant"'],
  [
    ['en', 'xx'],
    '/languages/1 | OF264 | Use a tag such as "en", "fr" or "ar-TN". The second part is a country, not a dialect.',
  ],
  [
    ['en', 'sl-nedis-nedis'],
    '/languages/1 | OF264 | Use a tag such as "en", "fr" or "ar-TN". The second part is a country, not a dialect.',
  ],
  [['en', 'fr', 'en'], '/languages/2 | OF111 | remove one of the two'],
  [['en', 'French'], '/languages/1 | OF109 | write "fr"'],
  [['en', 5], '/languages/1 | OF103 | '],
])('reports one problem for the languages %j', (languages, complaint) => {
  expect(found(inLanguages(languages, { type: 'hero', headline: 'Hello' }))).toEqual([complaint]);
});

test.each([
  ['en-UK', ['/language | OF263 | write "en-GB" | "en-GB"']],
  ['xx', ['/language | OF277 | Run "onefolio translate xx --export" to translate them, or set them in "labels".']],
])('checks the single language %j like one of several', (language, complaints) => {
  expect(found({ ...smallSite(), language })).toEqual(complaints);
});

test.each(['pt-br-br', 'en-US-US', 'en-12', 'fr-ab-cd', 'en-x1', 'sl-nedis-nedis', 'aa-a1'])(
  'reports the malformed tag %s of the single language',
  (language) => {
    expect(diagnosticsOf({ ...smallSite(), language })).toMatchObject([{ code: 'OF264', pointer: '/language' }]);
  },
);

test('refuses "language" next to "languages"', () => {
  expect(found({ ...hero({}), language: 'en' })).toEqual(['/language | OF262 | remove it | ']);
  expect(found({ ...hero({}), language: 'fr' })).toEqual([
    '/language | OF262 | write "languages": ["fr", "en"] and remove "language"',
  ]);
});

const known = 'Languages of this site: en, fr. To add a language, list it in "languages".';

test.each([
  [
    'an unknown tag that is similar to a known one',
    hero({ title: { en: 'A', fra: 'B' } }),
    `${at}/title/fra | OF260 | did you mean "fr"?`,
  ],
  [
    'an unknown tag',
    hero({ title: { en: 'A', ar: 'B' } }),
    `${at}/title/ar | OF260 | write "languages": ["en", "fr", "ar"] at the top of the file`,
  ],
  [
    'an unknown tag in place of the first',
    hero({ title: { eng: 'A' } }),
    `${at}/title/eng | OF260 | did you mean "en"?`,
  ],
  [
    'the name of an Object property as a tag',
    hero({ title: JSON.parse('{"en":"A","__proto__":"B"}') }),
    `${at}/title/__proto__ | OF260 | ${known}`,
  ],
  ['a text that the first language lacks', hero({ title: { fr: 'A' } }), `${at}/title | OF261 | "en" is missing`],
  ['a text in no language', hero({ title: {} }), `${at}/title | OF261 | "en" is missing`],
  [
    'a block in an unknown language',
    hero({ languages: ['de'] }),
    `${at}/languages/0 | OF260 | write "languages": ["en", "fr", "de"] at the top of the file`,
  ],
  [
    'a link in a misspelled language',
    hero({ links: [{ label: 'x', href: '/', languages: ['en', 'fra'] }] }),
    `${at}/links/0/languages/1 | OF260 | did you mean "fr"?`,
  ],
  [
    'a link in no language',
    hero({ links: [{ label: 'x', href: '/', languages: [] }] }),
    `${at}/links/0/languages | OF108 | For example:  ["…"]`,
  ],
  [
    'a link in one language twice',
    hero({ links: [{ label: 'x', href: '/', languages: ['fr', 'fr'] }] }),
    `${at}/links/0/languages/1 | OF111 | remove one of the two`,
  ],
  [
    'one language in place of a list',
    hero({ languages: 'fr' }),
    `${at}/languages | OF103 | put it in square brackets | ["fr"]`,
  ],
  [
    'a number in place of a list of languages',
    hero({ languages: 5 }),
    `${at}/languages | OF103 | For example:  ["fr"]`,
  ],
  [
    'a number in one language',
    hero({ title: { en: 'A', fr: 5 } }),
    `${at}/title/fr | OF103 | put it in quotation marks: "5" | "5"`,
  ],
  [
    'a language in a language',
    hero({ title: { en: { en: 'A' } } }),
    `${at}/title/en | OF103 | write only the value of "en"`,
  ],
  [
    'only spaces in one language',
    hero({ title: { en: 'A', fr: ' ' } }),
    `${at}/title/fr | OF109 | add text or remove it`,
  ],
  [
    'a text that is too long in one language',
    hero({ title: { en: 'A', fr: 'x'.repeat(501) } }),
    `${at}/title/fr | OF107 | Shorten it by 1 character.`,
  ],
  [
    'a text in place of a list in one language',
    grid({ intro: { en: ['A'], fr: 'B' } }),
    `${at}/intro/fr | OF103 | put it in square brackets | ["B"]`,
  ],
  [
    'a number in the list of one language',
    grid({ intro: { en: ['A'], fr: ['B', 5] } }),
    `${at}/intro/fr/1 | OF103 | put it in quotation marks: "5" | "5"`,
  ],
  [
    'a list that is too long in one language',
    grid({ intro: { en: ['A'], fr: Array(101).fill('B') } }),
    `${at}/intro/fr | OF108 | Remove 1 entry.`,
  ],
  ['an id by language', grid({ id: { en: 'a', fr: 'b' } }), `${at}/id | OF103 | use the same value for all languages`],
  [
    'a broken link in one language',
    hero({ links: [{ label: 'x', href: { en: '/', fr: '/vie' } }] }),
    `${at}/links/0/href/fr | OF201 | there is no page at "/vie": add { "path": "/vie", "title": "Vie", "blocks": [ … ] } to "pages", or remove this link`,
  ],
  [
    'a broken link in the first language',
    hero({ links: [{ label: 'x', href: { en: '/life', fr: '/' } }] }),
    `${at}/links/0/href/en | OF201 | there is no page at "/life": add { "path": "/life", "title": "Life", "blocks": [ … ] } to "pages", or remove this link`,
  ],
  [
    'a broken link in all languages',
    hero({ links: [{ label: 'x', href: '/life' }] }),
    `${at}/links/0/href | OF201 | there is no page at "/life": add { "path": "/life", "title": "Life", "blocks": [ … ] } to "pages", or remove this link`,
  ],
  [
    'an unknown placeholder in one language',
    hero({ title: { en: 'I am {name}', fr: 'Moi, {nmae}' } }),
    `${at}/title/fr | OF205 | did you mean "{name}"? | {name}`,
  ],
  [
    'two options with the same translation',
    select([
      { en: 'Film', fr: 'Film' },
      { en: 'Movie', fr: 'Film' },
    ]),
    `${at}/fields/0/options/1/fr | OF111 | use a different translation: the two options differ in the first language`,
  ],
  [
    'a translated option that equals an untranslated one',
    select(['Film', { en: 'Movie', fr: 'Film' }]),
    `${at}/fields/0/options/1/fr | OF111 | use a different translation: the two options differ in the first language`,
  ],
  [
    'two equal options',
    select([
      { en: 'A', fr: 'B' },
      { en: 'A', fr: 'C' },
    ]),
    `${at}/fields/0/options/1/en | OF111 | remove one of the two`,
  ],
])('reports %s once, at its position', (_, site, complaint) => {
  expect(found(site)).toEqual([complaint]);
});

test('reports an unlisted language once, with the number of its texts', () => {
  const texts = { en: 'A', de: 'B', ar: 'C' };
  const site = inLanguages(['en'], { type: 'hero', headline: texts, title: texts, summary: { en: 'A', de: 'B' } });
  expect(diagnosticsOf(site).map(({ pointer, label }) => `${pointer}: ${label}`)).toEqual([
    `${at}/headline/de: here and in 2 more places; write "languages": ["en", "de", "ar"] at the top of the file`,
    `${at}/headline/ar: here and in 1 more place; write "languages": ["en", "de", "ar"] at the top of the file`,
  ]);
});

test('reports links to a page and a block that exist in another language only', () => {
  const site = hero({
    links: [
      { label: 'x', href: '/vie' },
      { label: 'y', href: '#seul' },
    ],
  });
  const [home] = site.pages;
  const alone = { type: 'text', id: 'seul', body: ['Mots.'], languages: ['fr'] };
  const pages = [
    { ...home, blocks: [...(home?.blocks ?? []), alone] },
    { path: '/vie', title: 'La vie', languages: ['fr'], blocks: [{ type: 'hero', headline: 'La vie' }] },
  ];
  expect(diagnosticsOf({ ...site, pages }).map(({ pointer, fix }) => [pointer, fix?.text])).toEqual([
    [
      `${at}/links/0/href`,
      'the page "/vie" exists only in "fr"; add "languages": ["fr"] to the entry or block with this link',
    ],
    [`${at}/links/1/href`, 'the block with this id exists only in "fr"'],
  ]);
});

test('refuses a home page that does not exist in all languages', () => {
  const {
    pages: [home],
    ...site
  } = hero({});
  expect(found({ ...site, pages: [{ ...home, languages: ['fr'] }] })).toEqual([
    '/pages/0/languages | OF213 | remove it: the home page must exist in every language',
  ]);
});

test('refuses pages and files in the folder of another language', () => {
  const site = hero({});
  const page = (path: string) => ({ path, title: 'x', blocks: [{ type: 'hero', headline: 'x' }] });
  const pages = [...site.pages, page('/fr/about'), page('/en/about'), page('/fresh'), page('/fr')];
  const files = ['/en/a.pdf', '/french.pdf', '/Fr/b.pdf', '/fr/c.pdf'].map((path) => ({ path }));
  const host = { publicFiles: () => files };
  expect(found({ ...site, pages }, host)).toEqual([
    '/pages/1/path | OF265 | Give this page a different path.',
    '/pages/4/path | OF265 | Give this page a different path.',
    '/languages/1 | OF266 | Move the file to another folder.',
  ]);
  expect(found(hero({}), { publicFiles: () => [] })).toEqual([]);
  // Some hosts would serve these in place of the home page of the language.
  for (const path of ['/fr', '/fr.html', '/FR.html'])
    expect(found(site, { publicFiles: () => [{ path }] })).toEqual([
      '/languages/1 | OF266 | Move the file to another folder.',
    ]);
  expect(found(site, { publicFiles: () => [{ path: '/fr.pdf' }, { path: '/en.html' }] })).toEqual([]);
});
