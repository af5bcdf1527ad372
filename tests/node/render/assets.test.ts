import { expect, test } from 'vitest';
import { assetsFor } from '../../../src/node/render/assets.ts';
import { baseMark } from '../../../src/node/render/bundles.ts';

const client = {
  script: 'boot()',
  style: `@layer tokens{:root{--link:oklch(40% .1 250);--ok:oklch(40% .1 155)}}@font-face{src:url(${baseMark}/assets/a.woff2)}`,
  entry: 'assets/site-1.js',
  build: 'abc',
  fonts: { latin: 'assets/a.woff2', arabic: 'assets/b.woff2' },
  sprite: '<svg/>',
  files: [],
  renderer: 'x',
};

test('binds what was bundled for every site to the path below which one lives', () => {
  expect(assetsFor({ url: 'https://you.example/portfolio/' }, client)).toEqual({
    script: 'boot()',
    style: client.style.replace(baseMark, '/portfolio'),
    entry: '/portfolio/assets/site-1.js',
    build: 'abc',
    fonts: { latin: '/portfolio/assets/a.woff2', arabic: '/portfolio/assets/b.woff2' },
    sprite: '<svg/>',
  });
  expect(assetsFor({}, client).entry).toBe('/assets/site-1.js');
});

test('turns the minified tokens to the accent of a site', () => {
  const { style } = assetsFor({ theme: { accent: 25 } }, client);
  expect(style).toMatch(/--link:oklch\(\.4 \.\d+ 25\)/);
  expect(style).toContain('--ok:oklch(40% .1 155)');
});

test.each(["/a)b'(", '/$&$1', '/a b'])(
  'writes the path %s into the style sheet so that no address ends early',
  (path) => {
    const { style } = assetsFor({ url: `https://you.example${path}/` }, client);
    const [, address = ''] = /url\(([^)]*)\)/.exec(style) ?? [];
    expect(address).toMatch(/^[^\s()'"\\]+$/);
    expect(decodeURI(address)).toBe(`${path}/assets/a.woff2`);
  },
);
