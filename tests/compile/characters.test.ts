import { expect, test } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { maxDepth } from '../../src/compile/parse.ts';
import { compileSite, complaintsOf, siteWith, smallSite } from '../support/site.ts';

const titled = (title: string) => siteWith({ type: 'hero', headline: 'x', title });

test.each([
  ['NUL', 'a\u0000b', 'U+0000'],
  ['a carriage return', 'a\rb', 'U+000D'],
  ['a C1 control', 'a\u0085b', 'U+0085'],
  ['half a surrogate pair', 'a\uD800b', 'U+D800'],
  ['a noncharacter', 'a\uFFFEb', 'U+FFFE'],
])('refuses %s in a text', (_, title, character) => {
  expect(complaintsOf(titled(title))[0]).toContain(
    `OF013 this text has a character that cannot be shown: ${character}`,
  );
});

test.each([
  'tab\tand\tmore',
  'שלום',
  'مرحبا',
  '👩‍👩‍👧',
  'e\u0301',
  '\u2067right\u2069 to left',
  '</script>',
  '"quoted"',
])('takes %s', (title) => {
  expect(complaintsOf(titled(title))).toEqual([]);
});

test.each(['\u202Eevil', '\u2067open', 'closed\u2069', '\u2067\u202C'])(
  'refuses unbalanced direction marks',
  (title) => {
    expect(complaintsOf(titled(title))[0]).toMatch(/^OF016/);
  },
);

test('names the first byte that is not UTF-8', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(smallSite()));
  bytes[20] = 0xff;
  const found = compileSite('{}');
  expect(found.site).toBeNull();
  expect(complaintsOfBytes(bytes)).toEqual(['OF010 the file is not text in UTF-8: byte 20 cannot be read']);
});

test('refuses UTF-16', () => {
  const bytes = new Uint8Array(Buffer.from(`\uFEFF${JSON.stringify(smallSite())}`, 'utf16le'));
  expect(complaintsOfBytes(bytes)).toEqual(['OF010 the file is not text in UTF-8: byte 0 cannot be read']);
});

test('reads over one byte-order mark', () => {
  expect(complaintsOf(`\uFEFF${JSON.stringify(smallSite())}`)).toEqual([]);
});

test('refuses to nest deeper than any site does, in no time', () => {
  const deep = 100_000;
  expect(complaintsOf('['.repeat(deep))).toEqual([
    `OF012 brackets are nested ${deep} deep, and more than ${maxDepth} is not read | at [`,
  ]);
});

test('refuses more blocks than it was told to read', () => {
  const site = siteWith(...Array.from({ length: 5 }, () => ({ type: 'hero', headline: 'x' })));
  expect(complaintsOf(site, { maxBlocks: 4 })[0]).toContain('OF017 the site has 5 blocks, and more than 4 is not read');
});

function complaintsOfBytes(bytes: Uint8Array): string[] {
  const { diagnostics } = compile(bytes, { hasFile: () => true, publicFolder: 'public/', maxBlocks: 100 });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}
