import { expect, test } from 'vitest';
import { assetsFor } from '../../../src/node/render/assets.ts';
import { basePlaceholder } from '../../../src/node/render/bundles.ts';
import { toHex } from '../../../src/node/render/theme/color.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const client = {
  script: 'boot()',
  style: `@layer tokens{:root{--link:oklch(40% .1 250);--ok:oklch(40% .1 155)}}@font-face{src:url(${basePlaceholder}/assets/a.woff2)}`,
  styles: {
    'legal-text': '@layer blocks{.legal-text{--mark:oklch(60% .1 250)}}',
    text: 'b{}',
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

test('binds what was bundled for every site to the path below which one lives', () => {
  expect(assetsFor({ url: 'https://you.example/portfolio/', pages: [] }, client)).toEqual({
    script: 'boot()',
    style: `@layer tokens{:root{--link:${toHex([0.4, 0.1, 250])};--ok:${toHex([0.4, 0.1, 155])}}}@font-face{src:url(/portfolio/assets/a.woff2)}`,
    entry: '/portfolio/assets/site-1.js',
    build: expect.stringMatching(/^abc-[0-9a-f]{4}$/),
    printStyle: '/portfolio/assets/print-1.css',
    printRules: '.header{display:none}',
    sprite: '<svg/>',
    pageStyles: client.pageStyles,
  });
  expect(assetsFor({ pages: [] }, client).entry).toBe('/assets/site-1.js');
});

test('turns the minified tokens to the accent of a site', () => {
  const { style } = assetsFor({ theme: { accent: 25 }, pages: [] }, client);
  expect(style).toContain(`--link:${toHex([0.4, 0.1, 25])};--ok:${toHex([0.4, 0.1, 155])}}`);
});

test.each(["/a)b'(", '/$&$1', '/a b'])(
  'writes the path %s into the style sheet so that no address ends early',
  (path) => {
    const { style } = assetsFor({ url: `https://you.example${path}/`, pages: [] }, client);
    const [, address = ''] = /url\(([^)]*)\)/.exec(style) ?? [];
    expect(address).toMatch(/^[^\s()'"\\]+$/);
    expect(decodeURI(address)).toBe(`${path}/assets/a.woff2`);
  },
);

test('adds the style of a type of block that not every site has where a site has it, in the colour of the site', () => {
  const hero = { type: 'hero', headline: 'Amina' };
  const styleOf = (...blocks: object[]) =>
    assetsFor(resolved({ ...siteWith(...blocks), theme: { accent: 25 } }), client).style;
  const plain = styleOf(hero);
  const more = styleOf(hero, exampleOf('legal-text'));
  expect(more.slice(0, plain.length)).toBe(plain);
  expect(more.slice(plain.length)).toBe(`@layer blocks{.legal-text{--mark:${toHex([0.6, 0.1, 25])}}}`);
});

test('is another build for a page open from before where the style sheet has other parts, and for nothing else', () => {
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
