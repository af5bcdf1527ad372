import { describe, expect, test } from 'vitest';
import { basePlaceholder } from '../../../src/core/style/custom-style.ts';
import { toHex } from '../../../src/core/text/css-color.ts';
import { assetsFor } from '../../../src/node/render/assets.ts';
import { filesOf } from '../../../src/node/render/bundles.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const client = {
  script: 'boot()',
  style: '@layer tokens{:root{--link:oklch(40% .1 250);--ok:oklch(40% .1 155)}}',
  styles: {
    'legal-text': '@layer blocks{.legal-text{--mark:oklch(60% .1 250)}}',
    'legal-text_tables': '@layer blocks{.legal-text table{margin:0}}',
    text: 'b{}',
  },
  letters: {},
  looks: {
    door: {
      style: `@font-face{font-family:Door Sans;src:url(${basePlaceholder}/assets/d.woff2)}`,
      files: ['assets/d.woff2'],
    },
    plate: {
      style: `@layer look{b{--x:oklch(40% .1 250);src:url(${basePlaceholder}/assets/p.woff2)}}`,
      files: ['assets/p.woff2'],
    },
  },
  entry: 'assets/site-1.js',
  build: 'abc',
  printStyle: 'assets/print-1.css',
  printRules: '.header{display:none}',
  pageStyles: { cv: 'assets/cv-1.css', notFound: 'assets/not-found-1.css' },
  sprite: '<svg/>',
  files: [],
  renderer: 'x',
};

/* The bundled style sheets in a color, for a site at the root of its address. */
const baseIn = (hue: number) => `@layer tokens{:root{--link:${toHex([0.4, 0.1, hue])};--ok:${toHex([0.4, 0.1, 155])}}}`;
const door = '@font-face{font-family:Door Sans;src:url(/assets/d.woff2)}';

test('adapts the bundled assets to the base path of a site', () => {
  expect(assetsFor({ url: 'https://you.example/portfolio/', pages: [] }, client)).toEqual({
    script: 'boot()',
    style: `${baseIn(250)}@font-face{font-family:Door Sans;src:url(/portfolio/assets/d.woff2)}`,
    entry: '/portfolio/assets/site-1.js',
    build: expect.stringMatching(/^abc-[0-9a-f]{4}$/),
    printStyle: '/portfolio/assets/print-1.css',
    printRules: '.header{display:none}',
    letterFiles: [],
    sprite: '<svg/>',
    pageStyles: client.pageStyles,
  });
  expect(assetsFor({ pages: [] }, client).entry).toBe('/assets/site-1.js');
});

test('changes the minified tokens to the accent of a site', () => {
  const { style } = assetsFor({ theme: { accent: 25 }, pages: [] }, client);
  expect(style).toContain(baseIn(25));
});

test.each(["/a)b'(", '/$&$1', '/a b'])('escapes the path %s in the style sheet', (path) => {
  const { style } = assetsFor({ url: `https://you.example${path}/`, pages: [] }, client);
  const [, address = ''] = /url\(([^)]*)\)/.exec(style) ?? [];
  expect(address).toMatch(/^[^\s()'"\\]+$/);
  expect(decodeURI(address)).toBe(`${path}/assets/d.woff2`);
});

test('adds the styles of the block types that a site uses before its look, in the color of the site', () => {
  const hero = { type: 'hero', headline: 'Amina' };
  const styleOf = (...blocks: object[]) =>
    assetsFor(resolved({ ...siteWith(...blocks), theme: { accent: 25 } }), client).style;
  expect(styleOf(hero)).toBe(`${baseIn(25)}${door}`);
  expect(styleOf(hero, exampleOf('legal-text'))).toBe(
    `${baseIn(25)}@layer blocks{.legal-text{--mark:${toHex([0.6, 0.1, 25])}}}${door}`,
  );
});

test('adds the style of a setting after that of its block, and changes the build id', () => {
  const styles = { hero: 'h{}', hero_article: 'a{}' };
  const assetsOf = (more: object) =>
    assetsFor(resolved(siteWith({ type: 'hero', headline: 'Amina', ...more })), { ...client, styles });
  const [person, article] = [assetsOf({}), assetsOf({ kind: 'article' })];
  expect(person.style).toBe(`${baseIn(250)}h{}${door}`);
  expect(article.style).toBe(`${baseIn(250)}h{}a{}${door}`);
  expect(article.build).not.toBe(person.build);
});

test('has a different build id only if the style sheet has different parts', () => {
  const hero = { type: 'hero', headline: 'Amina' };
  const buildOf = (...blocks: object[]) => assetsFor(resolved(siteWith(...blocks)), client).build;
  expect(buildOf({ ...hero, headline: 'Leila' })).toBe(buildOf(hero));
  expect(buildOf(hero, exampleOf('legal-text'))).not.toBe(buildOf(hero));
});

function resolved(written: ReturnType<typeof siteWith>) {
  const { site } = compileSite(written);
  if (!site) throw new Error('the site is wrong');
  return site;
}

describe('the look of a site', () => {
  test('is appended to its style sheet, in its color and below its base path', () => {
    const site = { url: 'https://you.example/portfolio/', pages: [] };
    const withLook = assetsFor({ ...site, theme: { accent: 25, look: 'plate' } }, client);
    expect(withLook.style).toBe(
      `${baseIn(25)}@layer look{b{--x:${toHex([0.4, 0.1, 25])};src:url(/portfolio/assets/p.woff2)}}`,
    );
  });

  test('is "door" by default, and no other look has the font of "door"', () => {
    const styleOf = (theme: { look?: 'door' | 'plate' }) => assetsFor({ pages: [], theme }, client).style;
    expect(styleOf({})).toContain(door);
    expect(styleOf({ look: 'door' })).toBe(styleOf({}));
    expect(assetsFor({ pages: [] }, client).style).toBe(styleOf({}));
    expect(styleOf({ look: 'plate' })).not.toMatch(/Door Sans|d\.woff2/);
  });

  test('comes after the rules of its languages', () => {
    const { style } = assetsFor({ theme: { look: 'plate' }, language: 'ar', pages: [] }, client);
    expect(style.indexOf(':root[lang=ar]')).toBeGreaterThan(0);
    expect(style.indexOf(':root[lang=ar]')).toBeLessThan(style.indexOf('@layer look'));
  });

  test('changes the build id', () => {
    expect(assetsFor({ pages: [], theme: { look: 'plate' } }, client).build).not.toBe(
      assetsFor({ pages: [] }, client).build,
    );
  });

  test('is the only look whose files are published', () => {
    expect(filesOf({ ...client, files: ['a.js'] }, 'plate')).toEqual(['a.js', 'assets/p.woff2']);
    expect(filesOf({ ...client, files: ['assets/p.woff2'] }, 'plate')).toEqual(['assets/p.woff2']);
    expect(filesOf({ ...client, files: ['a.js'] }, 'door')).toEqual(['a.js', 'assets/d.woff2']);
    expect(filesOf({ ...client, files: ['a.js'] })).toEqual(['a.js', 'assets/d.woff2']);
  });
});

test('adds the letters of its texts after the look, and changes the build id', () => {
  const face = `@font-face{font-family:Readex Pro;src:url(${basePlaceholder}/assets/ext.woff2);unicode-range:U+104}`;
  const letters = { 'latin-ext': { style: face, files: ['assets/ext.woff2'] } };
  const look = 'b{font-family:Readex Pro}';
  const all = { ...client, looks: { door: { style: look, files: [] } }, letters };
  const assetsOf = (name: string) => assetsFor({ owner: { name }, pages: [] } as never, all);
  expect(assetsOf('Ana').style).toBe(`${baseIn(250)}${look}`);
  expect(assetsOf('Ąna').style).toBe(`${baseIn(250)}${look}${face.replace(basePlaceholder, '')}`);
  expect(assetsOf('Ąna').build).not.toBe(assetsOf('Ana').build);
  expect(filesOf({ ...all, files: ['a.js'] }, '', ['assets/ext.woff2'])).toEqual(['a.js', 'assets/ext.woff2']);
});
