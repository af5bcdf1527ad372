import { describe, expect, test } from 'vitest';
import { basePlaceholder } from '../../../src/core/style/custom-style.ts';
import { toHex } from '../../../src/core/text/css-color.ts';
import { assetsFor } from '../../../src/node/render/assets.ts';
import { filesOf } from '../../../src/node/render/bundles.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const client = {
  script: 'boot()',
  style: `@layer tokens{:root{--link:oklch(40% .1 250);--ok:oklch(40% .1 155)}}@font-face{src:url(${basePlaceholder}/assets/a.woff2)}`,
  styles: {
    'legal-text': '@layer blocks{.legal-text{--mark:oklch(60% .1 250)}}',
    text: 'b{}',
  },
  letters: {},
  looks: {
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

test('adapts the bundled assets to the base path of a site', () => {
  expect(assetsFor({ url: 'https://you.example/portfolio/', pages: [] }, client)).toEqual({
    script: 'boot()',
    style: `@layer tokens{:root{--link:${toHex([0.4, 0.1, 250])};--ok:${toHex([0.4, 0.1, 155])}}}@font-face{src:url(/portfolio/assets/a.woff2)}`,
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
  expect(style).toContain(`--link:${toHex([0.4, 0.1, 25])};--ok:${toHex([0.4, 0.1, 155])}}`);
});

test.each(["/a)b'(", '/$&$1', '/a b'])('escapes the path %s in the style sheet', (path) => {
  const { style } = assetsFor({ url: `https://you.example${path}/`, pages: [] }, client);
  const [, address = ''] = /url\(([^)]*)\)/.exec(style) ?? [];
  expect(address).toMatch(/^[^\s()'"\\]+$/);
  expect(decodeURI(address)).toBe(`${path}/assets/a.woff2`);
});

test('adds the styles of the block types that a site uses, in the color of the site', () => {
  const hero = { type: 'hero', headline: 'Amina' };
  const styleOf = (...blocks: object[]) =>
    assetsFor(resolved({ ...siteWith(...blocks), theme: { accent: 25 } }), client).style;
  const plain = styleOf(hero);
  const more = styleOf(hero, exampleOf('legal-text'));
  expect(more.slice(0, plain.length)).toBe(plain);
  expect(more.slice(plain.length)).toBe(`@layer blocks{.legal-text{--mark:${toHex([0.6, 0.1, 25])}}}`);
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
    const { style } = assetsFor({ ...site, theme: { accent: 25 } }, client);
    const withLook = assetsFor({ ...site, theme: { accent: 25, look: 'plate' } }, client);
    expect(withLook.style).toBe(
      `${style}@layer look{b{--x:${toHex([0.4, 0.1, 25])};src:url(/portfolio/assets/p.woff2)}}`,
    );
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
    expect(filesOf({ ...client, files: ['a.js'] }, 'door')).toEqual(['a.js']);
    expect(filesOf({ ...client, files: ['a.js'] })).toEqual(['a.js']);
  });
});

test('adds the letters of its texts after the look, and changes the build id', () => {
  const face = `@font-face{font-family:Readex Pro;src:url(${basePlaceholder}/assets/ext.woff2);unicode-range:U+104}`;
  const letters = { 'latin-ext': { style: face, files: ['assets/ext.woff2'] } };
  const all = { ...client, style: 'b{font-family:Readex Pro}', letters };
  const assetsOf = (name: string) => assetsFor({ owner: { name }, pages: [] } as never, all);
  expect(assetsOf('Ana').style).toBe(all.style);
  expect(assetsOf('Ąna').style).toBe(`${all.style}${face.replace(basePlaceholder, '')}`);
  expect(assetsOf('Ąna').build).not.toBe(assetsOf('Ana').build);
  expect(filesOf({ ...all, files: ['a.js'] }, '', ['assets/ext.woff2'])).toEqual(['a.js', 'assets/ext.woff2']);
});
