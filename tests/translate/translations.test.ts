import { expect, test } from 'vitest';
import type { WrittenSite } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { en } from '../../src/core/i18n/labels/en.ts';
import { readTranslations, type TranslationFile, textsToTranslate } from '../../src/translate/texts-to-translate.ts';
import { withTranslations } from '../../src/translate/with-translations.ts';
import { readSite } from '../support/sites/read-site.ts';
import { complaintsOf, siteWith } from '../support/sites/site.ts';

const written = (site: object) => JSON.parse(JSON.stringify(site)) as WrittenSite;
const exported = (site: object, language: string, all = false) =>
  textsToTranslate(registry, written(site), language, all, en);
/* Every text with a translation. */
const filled = ({ base, language, texts }: TranslationFile): TranslationFile => ({
  base,
  language,
  texts: Object.fromEntries(
    Object.entries(texts).map(([pointer, entry]) => {
      const source = entry[base] as string | string[];
      const own = typeof source === 'string' ? `${source} ²` : source.map((each) => each && `${each} ²`);
      return [pointer, { ...entry, [language]: own }];
    }),
  ),
});
const translate = (text: string, pointer: string, source: unknown, fr: unknown) =>
  withTranslations(
    registry,
    text,
    { base: 'en', language: 'fr', texts: { [pointer]: { where: '', en: source, fr } } },
    en,
  );

test('an export contains the missing texts of a language, with their position, syntax and limit', () => {
  const { file } = exported(readSite('three-languages'), 'fr');
  expect(Object.keys(file.texts)).toEqual([
    '/owner/name',
    '/navigation/1/label',
    '/pages/0/blocks/0/actions/0/label',
    '/pages/0/blocks/1/cards/1/description',
    '/pages/1/blocks/0/body',
  ]);
  expect([
    file.texts['/pages/0/blocks/1/cards/1/description'],
    file.texts['/pages/1/blocks/0/body'],
  ]).toMatchInlineSnapshot(`
    [
      {
        "en": "Written once.",
        "fr": "",
        "marks": "**bold**, *italic*, \`code\`, [text](URL)",
        "maxLength": 5000,
        "where": "page "/" → block 2 (card-grid) → card 2 → description",
      },
      {
        "en": [
          "One **thing**.",
        ],
        "fr": [],
        "marks": "Markdown, one line per entry",
        "maxLength": 20000,
        "where": "page "/about" → block 1 (text) → body",
      },
    ]
  `);
});

test('a full export also contains translated texts, with their translations', () => {
  const { file } = exported(readSite('three-languages'), 'fr', true);
  expect(file.texts['/owner/title']).toMatchObject({ en: 'Developer', fr: 'Développeuse' });
  expect(file.texts['/pages/0/blocks/1/cards/0/title']).toMatchObject({ en: 'Gympark', fr: '' });
});

test('an export contains no texts of entries in other languages only', () => {
  expect(Object.keys(exported(readSite('three-languages'), 'ar', true).file.texts).join()).not.toContain('/pages/3/');
});

test('an export lists untranslated text files', () => {
  const files = [{ file: 'a.md' }, { file: { en: 'b.md', fr: 'b.fr.md' } }, { file: 'a.md' }];
  const site = { ...siteWith(...files.map((file) => ({ type: 'text', ...file }))) };
  expect([...exported(site, 'fr', true).textFiles.keys()]).toEqual(['a.md']);
});

test('a role is translated in its block, and a tag once', () => {
  const cards = (roles: object) => ({ type: 'card-grid', ...roles, cards: [{ title: 'A', role: 'Lead' }] });
  const site = siteWith(cards({ roles: ['Lead'] }), cards({}), cards({ roles: ['Lead', { en: 'Lead' }] }));
  const [page] = site.pages;
  const pages = [
    { ...page, tags: ['web', 'php'] },
    { ...page, path: '/x', tags: [{ en: 'web' }, 'php'] },
  ];
  const names = Object.keys(exported({ ...site, pages }, 'fr').file.texts).filter((each) => /role|tags/.test(each));
  expect(names.filter((each) => !each.startsWith('/pages/1/blocks'))).toEqual([
    '/pages/0/blocks/0/roles/0',
    '/pages/0/blocks/1/cards/0/role',
    '/pages/0/blocks/2/roles/0',
    '/pages/0/blocks/2/roles/1',
    '/pages/0/tags/1',
    '/pages/1/tags/0',
  ]);
});

test('an import turns a site in one language into one in two', () => {
  const site = siteWith({ type: 'text', intro: ['One **{name}**.'], body: ['Two.', '', 'Three.'] });
  const { file } = exported(site, 'fr');
  const { text, refused } = withTranslations(registry, JSON.stringify(site, null, 2), filled(file), en);
  expect(refused).toEqual([]);
  expect(complaintsOf(text)).toEqual([]);
  const after = JSON.parse(text);
  expect([after.language, after.languages]).toEqual([undefined, ['en', 'fr']]);
  expect(after.pages[0].blocks[0].intro).toEqual([{ en: 'One **{name}**.', fr: 'One **{name}**. ²' }]);
  expect(after.pages[0].blocks[0].body).toEqual({ en: ['Two.', '', 'Three.'], fr: ['Two. ²', '', 'Three. ²'] });
  expect(exported(after, 'fr', true).file.texts).toEqual(filled(file).texts);
});

test('an import adds a language after the others', () => {
  const text = JSON.stringify(readSite('three-languages'));
  const { file } = exported(readSite('three-languages'), 'de');
  expect(JSON.parse(withTranslations(registry, text, filled(file), en).text).languages).toEqual([
    'en',
    'fr',
    'ar',
    'de',
  ]);
});

test('a short text is on one line with its translation, and a long one on separate lines', () => {
  const long = 'Nobody reads a text that is as long as this one to its end, and yet it has to be there. ';
  const text = `{
  "language": "en",
  "owner": { "name": "A" },
  "notFound": {
    "title": "Gone",
    "text": "${long}"
  }
}`;
  const texts = {
    '/notFound/title': { where: '', en: 'Gone', fr: 'Perdu' },
    '/notFound/text': { where: '', en: long, fr: 'Long' },
  };
  expect(withTranslations(registry, text, { base: 'en', language: 'fr', texts }, en).text).toBe(`{
  "languages": ["en", "fr"],
  "owner": { "name": "A" },
  "notFound": {
    "title": { "en": "Gone", "fr": "Perdu" },
    "text": {
      "en": "${long}",
      "fr": "Long"
    }
  }
}`);
});

const site = JSON.stringify(readSite('three-languages'));

test.each([
  [
    'of a text that has changed',
    '/pages/0/blocks/0/headline',
    'I am {name}',
    'Je suis {name}',
    'the text has changed since the export',
  ],
  ['of a text that the site lacks', '/pages/9/title', 'Home', 'Accueil', "this text isn't on the site"],
  [
    'with other placeholders',
    '/pages/0/blocks/0/headline',
    'Hello, I am {name}',
    '{nom}',
    'its placeholders differ from the original: it adds {nom} and omits {name}',
  ],
  [
    'that lacks a placeholder',
    '/pages/0/blocks/0/headline',
    'Hello, I am {name}',
    'Bonjour',
    'its placeholders differ from the original: it omits {name}',
  ],
  [
    'with another placeholder',
    '/pages/0/blocks/0/headline',
    'Hello, I am {name}',
    '{name} {nom}',
    'its placeholders differ from the original: it adds {nom}',
  ],
  ['that is too long', '/navigation/1/label', 'About', 'x'.repeat(501), 'it has 501 characters; the limit is 120'],
  [
    'with a lost character',
    '/navigation/1/label',
    'About',
    '\uFFFD propos',
    'it contains "\uFFFD", which stands for a character that was lost',
  ],
  ['of the wrong type', '/navigation/1/label', 'About', ['x'], 'the translation must be a string'],
  [
    'of a list that is not a list',
    '/pages/1/blocks/0/body',
    ['One **thing**.'],
    'Un',
    'the translation must be an array of strings',
  ],
  [
    'with an entry of the wrong type',
    '/pages/1/blocks/0/body',
    ['One **thing**.'],
    [1],
    'the translation must be an array of strings',
  ],
])('a translation %s is rejected, and nothing changes', (_, pointer, en, fr, reason) => {
  expect(translate(site, pointer, en, fr)).toEqual({
    text: site,
    written: 0,
    empty: 0,
    refused: [{ pointer, reason }],
  });
});

test('a translation may contain a replacement character that the text contains', () => {
  const written = site.replace('"About"', '"About \uFFFD"');
  expect(translate(written, '/navigation/1/label', 'About \uFFFD', '\uFFFD propos').refused).toEqual([]);
});

test('a rejected translation does not prevent others', () => {
  const { file } = exported(readSite('three-languages'), 'fr');
  const texts = { '/x': { where: '', en: 'x', fr: 'y' }, ...filled(file).texts };
  expect(withTranslations(registry, site, { ...file, texts }, en)).toMatchObject({
    written: 5,
    refused: [{ pointer: '/x' }],
  });
});

test.each([[''], ['  '], [[]], [['', '']], [undefined]])('%j counts as an empty translation', (fr) => {
  expect(translate(site, '/pages/0/blocks/0/headline', 'Hello, I am {name}', fr)).toEqual({
    text: site,
    written: 0,
    empty: 1,
    refused: [],
  });
});

test('an import accepts a list of any length', () => {
  const lines = Array.from({ length: 200_000 }, () => 'une ligne');
  const { written, refused } = translate(site, '/pages/1/blocks/0/body', ['One **thing**.'], lines);
  expect([written, refused]).toEqual([1, []]);
});

test('an existing translation changes nothing', () => {
  expect(translate(site, '/owner/title', 'Developer', 'Développeuse')).toMatchObject({ text: site, written: 0 });
  const other = translate(site, '/owner/title', 'Developer', 'Ingénieure').text;
  expect(JSON.parse(other).owner.title.fr).toBe('Ingénieure');
});

test.each([
  ['of the wrong type', 7, 'it was not created by'],
  ['without texts', { base: 'en', language: 'fr' }, 'it was not created by'],
  ['without its base', { language: 'fr', texts: {} }, 'it was not created by'],
  ['in another language', { base: 'en', language: 'de', texts: {} }, 'its translations are in "de", not in "fr"'],
])('a translation file %s is rejected', (_, value, wrong) => {
  expect(readTranslations(value, 'fr')).toEqual({ wrong: expect.stringContaining(wrong) });
});

test.each(['b', null, 7])('rejects only the entry %j of a file', (entry) => {
  const texts = { '/a': entry, '/pages/0/blocks/0/summary': { en: 'I build things.', fr: 'Je construis.' } };
  const file = readTranslations({ base: 'en', language: 'fr', texts }, 'fr') as TranslationFile;
  const site = JSON.stringify(siteWith({ type: 'hero', headline: '{name}', summary: 'I build things.' }));
  const { refused, written: count } = withTranslations(registry, site, file, en);
  expect([refused, count]).toEqual([[{ pointer: '/a', reason: 'the entry must be an object' }], 1]);
});

test.each([
  ['Une.\r\nDeux.', 'Une.\nDeux.'],
  ['Une.\rDeux.\r', 'Une.\nDeux.\n'],
  ['Une.\nDeux.', 'Une.\nDeux.'],
])('a translation %j gets the line endings of the site', (fr, expected) => {
  const site = JSON.stringify(siteWith({ type: 'hero', headline: '{name}', summary: 'I build things.' }));
  const { text } = translate(site, '/pages/0/blocks/0/summary', 'I build things.', fr);
  expect(JSON.parse(text).pages[0].blocks[0].summary.fr).toBe(expected);
});

test('a line of a translated list has no line break', () => {
  const site = JSON.stringify(siteWith({ type: 'text', id: 'a', body: ['One.', '', 'Two.'] }));
  const { text } = translate(site, '/pages/0/blocks/0/body', ['One.', '', 'Two.'], ['Une.\r\n', '\r', 'Deux.\n']);
  expect(JSON.parse(text).pages[0].blocks[0].body.fr).toEqual(['Une.', '', 'Deux.']);
});

test('an exported file can be imported', () => {
  const { file } = exported(readSite('three-languages'), 'fr');
  expect(readTranslations(JSON.parse(JSON.stringify(file)), 'fr')).toEqual(file);
});

test.each(['\\u00a0', '\\u202f', '\\u00AD', '\\u2014', '\\/', '\\u0041', '\\uD83D\\uDE00', '\\t', '\\\\'])(
  'an import keeps %s unchanged in texts with and without a translation',
  (escaped) => {
    const texts = [`"Hello${escaped}!"`, `{ "en": "Bye${escaped}!" }`];
    const text = JSON.stringify(written(siteWith({ type: 'hero', headline: 'one', summary: 'two' }))).replace(
      /"one","summary":"two"/,
      `${texts[0]}, "summary": ${texts[1]}`,
    );
    const own = (name: string) => JSON.parse(text).pages[0].blocks[0][name];
    const entries = { headline: own('headline'), summary: own('summary').en };
    let after = text;
    for (const [name, en] of Object.entries(entries))
      after = translate(after, `/pages/0/blocks/0/${name}`, en, 'Salut').text;
    expect(after).toContain(`{"en":${texts[0]},"fr":"Salut"}`);
    expect(after).toContain(`{ "en": "Bye${escaped}!","fr":"Salut" }`);
  },
);

test('an import keeps the lines of a list unchanged', () => {
  const lines = '[\n          "One\\u00a0: two",\n          "three"\n        ]';
  const text = JSON.stringify(written(siteWith({ type: 'text', id: 'a', body: ['x'] })), null, 2).replace(
    /\[\s*"x"\s*\]/,
    lines,
  );
  const after = translate(text, '/pages/0/blocks/0/body', ['One\u00a0: two', 'three'], ['Un', 'deux']).text;
  expect(after).toContain('"One\\u00a0: two"');
  expect(JSON.parse(after).pages[0].blocks[0].body).toEqual({
    en: ['One\u00a0: two', 'three'],
    fr: ['Un', 'deux'],
  });
});

test('an export contains the labels of a language without built-in labels, also as the only one', () => {
  const site = { ...siteWith({ type: 'hero', headline: '{name}' }), language: 'eu', labels: { menu: 'Menua' } };
  const { file } = exported(site, 'eu');
  expect(file.texts['/labels/skip']).toEqual({
    where: expect.stringContaining('labels'),
    maxLength: 120,
    en: 'Skip to content',
    eu: '',
  });
  expect(file.texts['/labels/menu']).toBeUndefined();
  expect(exported(site, 'eu', true).file.texts['/labels/menu']).toMatchObject({ en: 'Menu', eu: 'Menua' });
  const texts = { '/labels/skip': { where: '', en: 'Skip to content', eu: 'Joan edukira' } };
  const {
    text,
    refused,
    written: count,
  } = withTranslations(registry, JSON.stringify(site), { base: 'en', language: 'eu', texts }, en);
  expect([refused, count]).toEqual([[], 1]);
  expect(JSON.parse(text)).toEqual({ ...site, labels: { menu: 'Menua', skip: 'Joan edukira' } });
});

test('an import adds the labels of a second language to those of the first', () => {
  const site = { ...siteWith({ type: 'hero', headline: '{name}' }), labels: { top: 'Up' } };
  const { file } = exported(site, 'eu');
  expect(file.texts['/labels/skip']).toMatchObject({ en: 'Skip to content', eu: '' });
  expect(file.texts['/labels/top']).toMatchObject({ en: 'Up', eu: '' });
  const intoFrench = Object.keys(exported(site, 'fr').file.texts);
  expect(intoFrench.filter((name) => name.startsWith('/labels/'))).toEqual(['/labels/top']);
  const filledIn = filled({ ...file, texts: { '/labels/skip': file.texts['/labels/skip'] as never } });
  const { text } = withTranslations(registry, JSON.stringify(site), filledIn, en);
  expect(JSON.parse(text)).toMatchObject({
    languages: ['en', 'eu'],
    labels: { top: 'Up', skip: { en: 'Skip to content', eu: 'Skip to content ²' } },
  });
});

test('an export contains no labels of a language with built-in labels, or before those of the first language', () => {
  const site = { ...siteWith({ type: 'hero', headline: '{name}' }), language: 'pt' };
  expect(exported(site, 'pt').file.texts).toEqual({});
  const labels = (...languages: string[]) =>
    Object.keys(exported({ ...site, language: undefined, languages }, 'an').file.texts).filter((name) =>
      name.startsWith('/labels/'),
    ).length;
  expect([labels('eu'), labels('pt')]).toEqual([0, Object.keys(en).length - 2]);
});

test('every label can be imported into a site without labels, in its only or a second language', () => {
  for (const [site, language] of [
    [{ ...siteWith({ type: 'hero', headline: '{name}' }), language: 'eu' }, 'eu'],
    [siteWith({ type: 'hero', headline: '{name}' }), 'eu'],
  ] as const) {
    const file = filled(exported(site, language).file);
    const { text, refused } = withTranslations(registry, JSON.stringify(site), file, en);
    expect(refused).toEqual([]);
    expect(exported(JSON.parse(text), language).file.texts).toEqual({});
    expect(complaintsOf(text).filter((complaint) => /OF277|error/.test(complaint))).toEqual([]);
  }
});

test('an import of a label in the main language keeps those of other languages', () => {
  const labels = { top: { eu: 'Gora', fr: 'Remonter' } };
  const site = {
    ...siteWith({ type: 'hero', headline: '{name}' }),
    language: undefined,
    languages: ['eu', 'fr'],
    labels,
  };
  expect(exported(site, 'eu').file.texts['/labels/top']).toBeUndefined();
  expect(exported(site, 'eu', true).file.texts['/labels/top']).toMatchObject({ en: 'Back to top', eu: 'Gora' });
  const texts = {
    '/labels/top': { where: '', en: 'Back to top', eu: 'Igo' },
    '/labels/menu': { where: '', en: 'Menu', eu: 'Menua' },
  };
  const { text } = withTranslations(registry, JSON.stringify(site), { base: 'en', language: 'eu', texts }, en);
  expect(JSON.parse(text).labels).toEqual({ top: { eu: 'Igo', fr: 'Remonter' }, menu: { eu: 'Menua' } });
});

test('an import keeps the words for CV variants of a point', () => {
  const achievements = ['Plain', { text: 'Fast', in: ['backend'] }, { text: { en: 'Two', fr: 'Deux' } }];
  const site = siteWith({ type: 'timeline', entries: [{ title: 'A', organization: 'B', achievements }] });
  const list = '/pages/0/blocks/0/entries/0/achievements';
  const { file } = exported(site, 'fr');
  expect(Object.keys(file.texts).filter((pointer) => pointer.startsWith(list))).toEqual([
    `${list}/0`,
    `${list}/1/text`,
    `${list}/2/text`,
  ]);
  const { text, refused } = withTranslations(registry, JSON.stringify(site), filled(file), en);
  expect(refused).toEqual([]);
  const { pages } = JSON.parse(text);
  expect(pages[0].blocks[0].entries[0].achievements).toEqual([
    { en: 'Plain', fr: 'Plain ²' },
    { text: { en: 'Fast', fr: 'Fast ²' }, in: ['backend'] },
    { text: { en: 'Two', fr: 'Two ²' } },
  ]);
});
