import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { checkCharacters, checkHardSpaces } from '../../../src/core/text/characters.ts';
import { addFixes } from '../../../src/fixes/add-fixes.ts';
import { compile } from '../../support/compile.ts';
import { complaintsOf, siteWith, smallSite } from '../../support/sites/site.ts';

const titled = (title: string) => siteWith({ type: 'hero', headline: 'x', title });

test.each([
  ['NUL', 'a\u0000b', 'U+0000'],
  ['a carriage return', 'a\rb', 'U+000D'],
  ['a C1 control', 'a\u0085b', 'U+0085'],
  ['half a surrogate pair', 'a\uD800b', 'U+D800'],
  ['a noncharacter', 'a\uFFFEb', 'U+FFFE'],
])('rejects %s in a text', (_, title, character) => {
  expect(complaintsOf(titled(title))[0]).toContain(`OF013 Unprintable character ${character}.`);
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
])('accepts %s', (title) => {
  expect(complaintsOf(titled(title))).toEqual([]);
});

test.each(['\u202Eevil', '\u2067open', 'closed\u2069', '\u2067\u202C'])(
  'rejects unbalanced direction marks',
  (title) => {
    expect(complaintsOf(titled(title))[0]).toMatch(/^OF016/);
  },
);

test('points at the exact character, in property names as in values', () => {
  const text = '{"a": "one\\u0000two", "b\u202Ec": 1}';
  expect(complaintsOf(text)).toEqual([
    'OF013 Unprintable character U+0000. | at \\u0000 | Remove the character. Pasted text often contains such characters.',
    'OF016 Unbalanced text direction character. | at \u202E | Remove the invisible character U+202E or add its counterpart.',
  ]);
});

const howToSave =
  'Save it as UTF-8 (Notepad: Save as → Encoding; VS Code: click the encoding in the status bar → Save with Encoding).';

test("points at the first byte that isn't UTF-8", () => {
  const bytes = new Uint8Array(Buffer.from('{\n  "owner": { "name": "A\u00EFcha" }\n}', 'latin1'));
  const { site, diagnostics } = compileBytes(bytes);
  expect(site).toBeNull();
  expect(diagnostics).toMatchObject([
    {
      message: "The file isn't valid UTF-8: byte 25 can't be read.",
      line: 2,
      column: 24,
      help: `The file is probably Windows-1252 (ANSI). ${howToSave}`,
      fix: { text: 'save it as UTF-8', edits: [{ text: '{\n  "owner": { "name": "A\u00EFcha" }\n}' }] },
    },
  ]);
});

test('reads the Windows characters that stand for letters and punctuation', () => {
  const bytes = new Uint8Array([...Buffer.from('{"a": "'), 0x93, 0x48, 0xe9, 0x94, 0x20, 0x80, ...Buffer.from('"}')]);
  expect(compileBytes(bytes).diagnostics).toMatchObject([{ fix: { edits: [{ text: '{"a": "“Hé” €"}' }] } }]);
});

test.each([
  ['a byte that Windows-1252 does not define', [...Buffer.from('{"a": "'), 0x81, ...Buffer.from('"}')]],
  ['a control character', [...Buffer.from('{"a": "'), 0xe9, 0x01, ...Buffer.from('"}')]],
  ['letters in UTF-8 too', [...Buffer.from('{"a": "é'), 0xe9, ...Buffer.from('"}')]],
  ['letters in Cyrillic', [...Buffer.from('{"a": "'), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, ...Buffer.from('"}')]],
  ['an é from an older Mac', [...Buffer.from('{"a": "caf'), 0x8e, ...Buffer.from('"}')]],
])('does not treat a file with %s as Windows-1252', (_, bytes) => {
  const [found] = compileBytes(new Uint8Array(bytes)).diagnostics;
  expect([found?.code, found?.help, found?.fix?.edits]).toEqual(['OF010', howToSave, []]);
});

test.each([
  ['an image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['an image with brackets', [0xff, 0xd8, 0x00, 0x7b]],
  ['a photo of a phone', [0x00, 0x00, 0x00, 0x24, ...Buffer.from('ftypheic'), 0xff]],
  ['a PDF', [...Buffer.from('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, ...Buffer.from('\n[1]')]],
  ['a text without brackets', [...Buffer.from('H'), 0xe9, ...Buffer.from('l')]],
])("reports that %s isn't JSON", (_, bytes) => {
  expect(compileBytes(new Uint8Array(bytes)).diagnostics).toMatchObject([{ code: 'OF022', line: 1, column: 1 }]);
});

test.each(['\uFEFF{}', '{}'])('recognizes UTF-16: %j', (text) => {
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()])
    expect(compileBytes(new Uint8Array(bytes)).diagnostics).toMatchObject([
      { code: 'OF010', help: `The file is UTF-16. ${howToSave}` },
    ]);
});

test.each([
  ['the first byte of its byte order mark', [0xff, 0x7b]],
  ['the second byte of its byte order mark', [0x7b, 0xff]],
  ['the first byte of its other byte order mark', [0xfe, 0x7b]],
  ['the second byte of its other byte order mark', [0x7b, 0xfe]],
])('does not treat a file as UTF-16 because of %s', (_, begun) => {
  const { diagnostics, locator } = compileBytes(new Uint8Array([...begun, 0x7d]));
  expect(diagnostics).toMatchObject([{ code: 'OF010', help: expect.stringContaining(howToSave) }]);
  expect(locator.text).toContain('\uFFFD');
});

test('shows nothing of a UTF-16 file', () => {
  expect(compileBytes(new Uint8Array(Buffer.from('{}', 'utf16le'))).locator.text).toBe('');
});

test.each(['\u0080', '\u00C0', '\u0800', '\uF000', '\u{10000}'])(
  'names the byte at which a second %j is incomplete',
  (character) => {
    const whole = [...new TextEncoder().encode(character)];
    const { diagnostics } = compileBytes(new Uint8Array([0x5b, ...whole, ...whole.slice(0, -1), 0x5d]));
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining(`byte ${1 + whole.length} `) }]);
  },
);

test.each([
  ['\u202A\u202C', []],
  ['\u202E\u202C', []],
  ['\u2066\u2069', []],
  ['\u2067\u202Ax\u202C\u2069', []],
  ['\u202Aa\u2069', [2]],
  ['\u2066a\u202C', [2]],
  ['a\u202C', [1]],
  ['a\u2069', [1]],
  ['\u202Aa\u202C\u202Bb', [3]],
])('finds the unbalanced direction mark in %j', (text, places) => {
  expect(checkCharacters([['x', text]], JSON.stringify(text)).map(({ at }) => at)).toEqual(
    places.map((start) => ({ pointer: '/0/1', part: 'value', within: { start, length: 1 } })),
  );
});

test.each([
  ['of two bytes', [0xc3], [0x22]],
  ['of three bytes', [0xe2, 0x82], [0x22]],
  ['of four bytes', [0xf0, 0x9f, 0x98], [0x22]],
  ['that is cut off by the end of the file', [0xf0, 0x9f, 0x98], []],
  ['that is longer than UTF-8 allows', [], [0xf8, 0x80]],
  ['that has only continuation bytes', [], [0x80, 0x80, 0x80, 0x80]],
  ['that has too many continuation bytes', [0xc3, 0xa9], [0x80]],
])('names the first byte of a character %s', (_, begun, next) => {
  for (const before of ['', 'a', 'é€', 'x'.repeat(100)]) {
    const good = [...new TextEncoder().encode(`{"${before}`)];
    const bad = good.length + (_ === 'that has too many continuation bytes' ? begun.length : 0);
    const { diagnostics, locator } = compileBytes(
      new Uint8Array([...good, ...begun, ...next, ...(next.length ? good : [])]),
    );
    expect(diagnostics).toMatchObject([{ code: 'OF010', message: expect.stringContaining(`${bad}`) }]);
    expect(locator.text.slice(0, before.length + 2)).toBe(`{"${before}`);
    expect(diagnostics[0]?.column).toBe(before.length + 3 + (bad > good.length ? 1 : 0));
  }
});

test('reports at most a thousand unshowable characters', () => {
  const value = Array.from({ length: 1100 }, () => '\u0001');
  expect(checkCharacters(value, JSON.stringify(value))).toHaveLength(1000);
});

test('ignores one byte order mark', () => {
  expect(complaintsOf(`\uFEFF${JSON.stringify(smallSite())}`)).toEqual([]);
});

test('rejects excessive nesting without delay', () => {
  const deep = 99_000;
  expect(complaintsOf('['.repeat(deep))).toEqual([
    `OF012 Brackets are nested ${deep} levels deep; the limit is 64. | at [ | Check for an earlier bracket that is never closed.`,
  ]);
});

test('rejects more blocks than the limit', () => {
  const site = siteWith(...Array.from({ length: 5 }, () => ({ type: 'hero', headline: 'x' })));
  expect(complaintsOf(site, { maxBlocks: 4 })[0]).toContain('OF017 The site has 5 blocks; the limit is 4.');
});

const compileBytes = (bytes: Uint8Array) =>
  compile(bytes, { blocks: registry, addFixes, hasFile: () => true, publicFolder: 'public/', maxBlocks: 100 });

const hardSpace = fc.constantFrom('\u00a0', '\u202f');
const word = fc.constantFrom('build', 'shops', 'à', 'Müller', 'مرحبا', '開発', 'e\u0301t\u00e9');
const phrase = (least: number, most: number) =>
  fc
    .tuple(fc.array(word, { minLength: least, maxLength: most }), hardSpace)
    .map(([words, space]) => ({ hard: words.join(space), soft: words.join(' ') }));

test('five or more words that non-breaking spaces join are reported, with ordinary spaces as the fix', () => {
  const place = ({ start, length }: { start: number; length: number }) => ({ offset: start, length });
  fc.assert(
    fc.property(
      phrase(5, 12),
      phrase(1, 4),
      fc.constantFrom('', ' 10\u00a0km', ' \u00ab\u00a0mot\u00a0\u00bb'),
      (long, short, more) => {
        expect(checkHardSpaces(`${short.hard}, ${more}`, place)).toEqual([]);
        const text = `${short.hard}, ${long.hard}.${more} ${long.hard}`;
        const [problem, ...others] = checkHardSpaces(text, place);
        expect(others).toEqual([]);
        expect(problem?.code).toBe('OF443');
        const edits = problem?.fix && 'edits' in problem.fix ? problem.fix.edits : [];
        expect(edits.map((edit) => 'text' in edit && edit.text)).toEqual([long.soft, long.soft]);
      },
    ),
  );
});

test('a long word, and very many words, are searched to their end', () => {
  const place = () => ({ offset: 0, length: 1 });
  expect(checkHardSpaces(`${'a'.repeat(200_000)}\u00a0`, place)).toEqual([]);
  expect(checkHardSpaces('ab\u00a0cd '.repeat(50_000), place)).toEqual([]);
});
