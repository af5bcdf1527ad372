import { describe, expect, test } from 'vitest';
import { assetsFor, mergeLanguages, stylesOf } from '../../../../src/node/render/assets.ts';
import {
  countersFor,
  facesFor,
  hyphensFor,
  languageStyle,
  scriptRulesFor,
} from '../../../../src/node/render/theme/language-style.ts';
import { lettersOf } from '../../../../src/node/render/theme/letters-of.ts';
import { compileSite, exampleOf, siteWith } from '../../../support/sites/site.ts';

test('numbers lists and sections in the digits of their language if the site uses them', () => {
  expect(countersFor(['fr', 'ar', 'fa'], 'native')).toBe(
    '@layer base{:where(ol:lang(ar)){list-style-type:arabic-indic}:root:lang(ar){--numerals:arabic-indic}' +
      ':where(ol:lang(fa)){list-style-type:persian}:root:lang(fa){--numerals:persian}}',
  );
  expect([countersFor(['ar'], undefined), countersFor(['en'], 'native')]).toEqual(['', '']);
});

test('adds the style of numbered lists to the style sheet of a site', () => {
  const client = {
    script: '',
    style: 'a{}',
    styles: {},
    letters: {},
    looks: {},
    entry: '',
    build: '',
    fonts: { latin: '', arabic: '' },
    sprite: '',
    printStyle: '',
    printRules: '.header{display:none}',
    pageStyles: { cv: 'assets/cv-1.css', notFound: 'assets/not-found-1.css' },
  };
  const { style } = assetsFor({ pages: [], language: 'ar', digits: 'native' }, { ...client, files: [] });
  expect(style).toContain('arabic-indic');
});

test.each([
  ['ja', '"Hiragino Sans"'],
  ['zh', '"PingFang SC"'],
  ['zh-TW', '"PingFang TC"'],
  ['hi', '"Kohinoor Devanagari"'],
  ['kk', 'system-ui'],
  ['grc', 'system-ui'],
])('uses a system font for a page in %s, whose letters are in no font file', (language, face) => {
  expect(facesFor([language])).toMatch(
    new RegExp(
      `^@layer tokens\\{:root\\[lang=${language}\\]\\{--stand-in:${face}.*,sans-serif;--face:var\\(--stand-in\\)\\}\\}$`,
    ),
  );
});

test.each('en fr tr sr-Latn xx en-a ar fa el ru sr uk bg he th'.split(' '))(
  'leaves a page in %s to the font files of its look',
  (language) => {
    expect(facesFor([language])).toBe('');
  },
);

test('does not apply the fonts of a language to another whose tag starts the same', () => {
  const selectors = (languages: string[]) =>
    [...facesFor(languages).matchAll(/[{}](:root[^{]*)/g)].map(([, selector]) => selector);
  expect(selectors(['zh-TW', 'zh', 'kk', 'kk-Latn'])).toEqual([
    ':root[lang=zh-TW]',
    ':root[lang=zh]',
    ':root[lang=kk]',
  ]);
});

test('includes the fonts of all languages in the style sheet of a site', () => {
  const client = { script: '', style: 'a{}', styles: {}, looks: {}, letters: {}, entry: 'e', build: '', sprite: '' };
  const styleOf = (site: object) => assetsFor({ pages: [], ...site } as never, client as never).style;
  expect(styleOf({ language: 'en', languages: ['en', 'ja', 'hi'] })).toContain(`a{}${facesFor(['ja', 'hi'])}`);
  expect(styleOf({ language: 'fr' })).toBe('a{}');
});

test.each([
  ['#e4002b', 'dark'],
  ['#ffd400', 'light'],
])(
  'shows the sheets of the look "poster" in %s with the text of the %s theme, and only on screens',
  (color, scheme) => {
    const client = { script: '', style: 'a{}', styles: {}, looks: {}, letters: {}, entry: 'e', build: '', sprite: '' };
    const styleOf = (theme: object) => assetsFor({ pages: [], language: 'fr', theme } as never, client as never).style;
    expect(styleOf({ look: 'poster', color })).toMatch(
      new RegExp(
        `@layer look\\{@media screen\\{\\[data-part~=header\\],[^{]*\\{color-scheme:${scheme};color:var\\(--ink\\)`,
      ),
    );
    expect(styleOf({ look: 'door', color })).not.toContain('color-scheme');
    expect(styleOf({ look: 'poster', accent: 25 })).toBe('a{}');
  },
);

test('hyphenates long words only in languages with compound words', () => {
  const style = '@layer base{:root[lang=de-CH] body,:root[lang=nb] body{hyphens:auto;hyphenate-limit-chars:12 5 5}}';
  expect(hyphensFor(['en', 'de-CH', 'nb', 'ar'])).toBe(style);
  expect(languageStyle({ languages: ['en', 'de-CH', 'nb'] })).toBe(style);
  expect(hyphensFor(['en', 'fr', 'deu', 'nah'])).toBe('');
});

test.each('en pl vi el ru sr-Latn uk not-a-tag'.split(' '))('adds nothing for a page in %s', (language) => {
  expect(scriptRulesFor([language])).toBe('');
});

test('has taller lines for tall and square characters, and not for Hebrew', () => {
  const isTall = (language: string) => scriptRulesFor([language]).includes('--lh-body:1.85');
  expect('ar fa hi bn th zh ja ko'.split(' ').filter((language) => !isTall(language))).toEqual([]);
  expect(isTall('he')).toBe(false);
});

test('has no letter spacing and no italics in scripts without them', () => {
  for (const language of 'ar fa he hi bn th zh-Hant ja ko'.split(' '))
    expect(scriptRulesFor([language])).toContain(
      `@layer states{:lang(${language}),:lang(${language})::before,:lang(${language})::after{font-style:normal;letter-spacing:normal}em:lang(${language}){font-weight:var(--w-medium)}}`,
    );
});

test('breaks lines of Japanese headings between phrases, and those of Korean at spaces', () => {
  expect(scriptRulesFor(['ja'])).toContain(
    ':root[lang=ja] body{line-break:strict}:root[lang=ja] :is(h1,h2,h3,.hero-summary,.publication-title,.listed-title){word-break:auto-phrase}',
  );
  expect(scriptRulesFor(['ko'])).toContain(':root[lang=ko] body{word-break:keep-all}');
  expect(scriptRulesFor(['zh'])).not.toContain('-break:');
});

test('allows bold characters that the browser draws only for languages without bundled fonts', () => {
  const synthesized = (language: string) => scriptRulesFor([language]).includes('body{font-synthesis:weight}');
  expect(['ja', 'zh-TW', 'ko', 'hi'].map(synthesized)).toEqual([true, true, true, true]);
  expect(['ar', 'fa', 'he', 'th'].map(synthesized)).toEqual([false, false, false, false]);
});

test('has the list separators of each script', () => {
  const commaOf = (language: string) => /--comma:"(.*?)"/.exec(scriptRulesFor([language]))?.[1];
  expect(['ar', 'fa', 'ur', 'ja', 'zh', 'zh-TW', 'ko', 'he'].map(commaOf)).toEqual([
    ...['، ', '، ', '، ', '、', '、', '、'],
    ...[undefined, undefined],
  ]);
});

test('ends sentences as each script does, with no space after a full stop that is as wide as a character', () => {
  const stopOf = (language: string) => /--stop:"(.*?)"/.exec(scriptRulesFor([language]))?.[1];
  expect(['ja', 'zh', 'zh-TW', 'hi', 'bn', 'pa', 'ar', 'ko', 'th'].map(stopOf)).toEqual([
    ...['。', '。', '。', '। ', '। ', '। '],
    ...[undefined, undefined, undefined],
  ]);
});

test('has larger headlines and a lighter weight only where Readex Pro has the letters', () => {
  expect(scriptRulesFor(['ar-TN'])).toContain('--w-text:380;--t-hero:');
  expect(scriptRulesFor(['fa'])).not.toMatch(/--t-hero|--w-text/);
});

const client = { styles: { hero: 'a{}', 'legal-text': 'b{}', timeline: 'c{}' } };
const hero = { type: 'hero', headline: 'Amina' };
const timeline = exampleOf('timeline');

function styles(site: ReturnType<typeof siteWith>) {
  const { site: resolved } = compileSite(site);
  if (!resolved) throw new Error('the site is wrong');
  return stylesOf(resolved, client);
}

test('a site has the style of each type of block that it shows, once, whatever their order', () => {
  expect(styles(siteWith(hero, timeline, { ...timeline, id: 'more' }))).toEqual(['hero', 'timeline']);
});

test('a site has the style of a block that only another page shows', () => {
  const site = siteWith(hero);
  const terms = { path: '/terms', title: 'Terms', blocks: [exampleOf('legal-text')] };
  expect(styles({ ...site, pages: [...site.pages, terms] })).toEqual(['hero', 'legal-text']);
});

test('only a site with several languages has the style of the language menu', () => {
  const several = { styles: { ...client.styles, languages: 'd{}' } };
  const { site } = compileSite(siteWith(hero));
  const pages = site?.pages ?? [];
  expect(stylesOf({ pages, languages: ['en', 'fr'] }, several)).toEqual(['hero', 'languages']);
  expect(stylesOf({ pages }, several)).toEqual(['hero']);
});

test('only a site with pictures or videos has their style', () => {
  const client = { styles: { pictures: 'd{}' } };
  const shownBy = (items: object[]) => {
    const { site } = compileSite(siteWith(hero, { type: 'gallery', items }, exampleOf('form')));
    return stylesOf({ pages: site?.pages ?? [] }, client);
  };
  expect(shownBy([{ picture: { src: '/a.jpg', alt: 'A' } }])).toEqual(['pictures']);
  expect(stylesOf({ pages: compileSite(siteWith(hero, timeline)).site?.pages ?? [] }, client)).toEqual([]);
});

describe('the style of a setting', () => {
  const names = ['card-grid', 'card-grid_href', 'card-grid_projects', 'hero', 'hero_article', 'hero_href'];
  const client = { styles: Object.fromEntries(names.map((name) => [name, 'a{}'])) };
  const cards = (...list: object[]) => ({ type: 'card-grid', cards: list });
  const card = { title: 'One' };
  const stylesOn = (...blocks: object[]) => {
    const { site } = compileSite(siteWith(...blocks));
    if (!site) throw new Error('the site is wrong');
    return stylesOf(site, client);
  };

  test('is part of a site if an item of any such block has the setting', () => {
    const linked = { title: 'Two', href: 'https://example.com/' };
    expect(stylesOn(hero, cards(card))).toEqual(['card-grid', 'hero']);
    expect(stylesOn(hero, cards(card), { ...cards(card, linked), id: 'more' })).toEqual([
      'card-grid',
      'card-grid_href',
      'hero',
    ]);
  });

  test('is part of a site if it is the kind or the layout of a block', () => {
    expect(stylesOn({ ...hero, kind: 'article' })).toEqual(['hero', 'hero_article']);
    expect(stylesOn(hero, { ...cards(card), layout: 'projects' })).toEqual(['card-grid', 'card-grid_projects', 'hero']);
  });

  test('is not part of a site because of a text or a hidden block', () => {
    const hidden = { ...cards(card), layout: 'projects', hidden: true };
    expect(stylesOn({ ...hero, headline: 'article' }, cards({ title: 'href' }), hidden)).toEqual(['card-grid', 'hero']);
  });
});

test('a site has no style for a hidden block', () => {
  expect(styles(siteWith(hero, { ...timeline, hidden: true }))).toEqual(['hero']);
});

test('a site may have a block without a style sheet', () => {
  expect(styles(siteWith(hero, exampleOf('quote-list')))).toEqual(['hero']);
});

describe('fonts for the letters of a site', () => {
  const face = (family: string, range: string, file: string) =>
    `@font-face{font-family:${family};src:url(onefolio-base:/assets/${file}.woff2);unicode-range:${range}}`;
  const sheet = (...faces: string[]) => ({ style: faces.join(''), files: [] });
  const client = {
    looks: { door: sheet('html{font-family:Door Sans}'), wall: sheet('html{font-family:"Wall Sans"}') },
    letters: {
      arabic: sheet(face('Door Sans', 'U+0621-064A', 'arabic'), face('Wall Sans', 'U+6??', 'naskh')),
      'latin-ext': sheet(face('Door Sans', 'U+0100-0130, U+1E9E', 'door'), face('"Wall Sans"', 'U+0100', 'wall')),
      persian: sheet(face('"Door Sans"', 'U+0621-06AF', 'persian')),
    },
  };
  const filesOn = (site: object) =>
    lettersOf({ language: 'en', pages: [], ...site } as never, client).files.map((file) => file.slice(7, -6));
  const page = (text: string) => ({ blocks: [{ type: 'text', body: [{ children: [text] }] }] });

  test('a site has the fonts for the letters in its texts, at any depth', () => {
    expect(filesOn({ pages: [page('Ana')] })).toEqual([]);
    expect(filesOn({ pages: [page('Ana'), page('Wiśniewska, Āna')] })).toEqual(['door']);
    expect(filesOn({ owner: { name: 'GROẞ' } })).toEqual(['door']);
    expect(filesOn({ pages: [page('ß, ő')] })).toEqual([]);
  });

  test('a site has the fonts for the letters of all its languages', () => {
    const english = { language: 'en', pages: [], owner: { name: 'Ana' } };
    const latvian = { language: 'lv', pages: [], labels: { menu: 'Ā' } };
    const merged = mergeLanguages([english, latvian] as never);
    expect(filesOn(merged)).toEqual(['door']);
  });

  test('a face is returned once, with its file', () => {
    expect(lettersOf({ language: 'en', pages: [page('Ā, Ă')] } as never, client)).toEqual({
      style: face('Door Sans', 'U+0100-0130, U+1E9E', 'door'),
      files: ['assets/door.woff2'],
    });
  });

  test('a site in Persian, Urdu, Kurdish or Pashto has the font for its letters instead of the Arabic one', () => {
    const pages = [page('سلام')];
    for (const language of ['fa', 'ur', 'ckb', 'ps', 'ku-Arab'])
      expect(filesOn({ language, pages })).toEqual(['persian']);
    expect(filesOn({ languages: ['en', 'fa-AF'], pages })).toEqual(['persian']);
    for (const language of ['ar', 'ar-TN', 'ku', 'not a tag']) expect(filesOn({ language, pages })).toEqual(['arabic']);
    expect(filesOn({ language: 'fa' })).toEqual([]);
  });

  test('a look with its own fonts uses only these', () => {
    const theme = { look: 'wall' };
    expect(filesOn({ theme, pages: [page('Ā')] })).toEqual(['wall']);
    expect(filesOn({ theme, pages: [page('ẞ')] })).toEqual([]);
    expect(filesOn({ theme, language: 'ar', pages: [page('سلام')] })).toEqual(['naskh']);
    expect(filesOn({ theme, language: 'fa', pages: [page('سلام')] })).toEqual(['naskh']);
  });

  test('a custom font falls back to the fonts of the look', () => {
    expect(filesOn({ theme: { look: 'wall' }, fonts: {}, pages: [page('Ā')] })).toEqual(['wall']);
    expect(filesOn({ theme: { look: 'wall' }, fonts: {}, pages: [page('ẞ')] })).toEqual([]);
  });

  test('bundles without Arabic letters add none', () => {
    expect(lettersOf({ language: 'fa', pages: [page('سلام')] } as never, { ...client, letters: {} }).files).toEqual([]);
    expect(lettersOf({ language: 'ar', pages: [page('سلام')] } as never, { ...client, letters: {} }).files).toEqual([]);
  });
});
