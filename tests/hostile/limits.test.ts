import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/cli/report/format-diagnostics.ts';
import { suggestForHtml } from '../../src/core/text/suggest-for-html.ts';
import { load, sourceOf } from '../../src/node/load/load-site.ts';
import { compile } from '../support/compile.ts';
import { folderOf, put } from '../support/folder.ts';
import { compileSite, siteWith, smallSite, textHost } from '../support/sites/site.ts';
import { exhaustingFiles } from './exhausting-files.ts';

test.each(exhaustingFiles.map((file) => [file.name, file] as const))(
  'rejects %s with a short report',
  (_, { text, codes }) => {
    const { site, diagnostics, locator } = compileSite(text());
    const found = new Set(diagnostics.map(({ code }) => code));
    const shown = formatDiagnostics(diagnostics, 'site.json', locator, { isColored: false, width: 100, limit: 20 });
    expect([site, [...found].sort()]).toEqual([null, codes]);
    expect(diagnostics.length).toBeLessThanOrEqual(1000);
    expect(shown.split(/^(?=error OF)/m).length).toBeLessThanOrEqual(20);
    expect(shown.length).toBeLessThan(15_000);
  },
);

/* Quadratic time would exceed the time limit of the test. */
test.each([' ', '\n', '\t', '\u00A0'])('parses 100,000 spaces of one kind anywhere: %j', (blank) => {
  const blanks = blank.repeat(100_000);
  const texts = [`x${blanks}y`, `<b>x</b>${blanks}y`, `{${blanks}name}`, `{{${blanks}name`, `[${blanks}x`];
  for (const text of texts) {
    const written = [
      siteWith({ type: 'hero', headline: 'x', summary: text }),
      siteWith({ type: 'hero', headline: 'x', links: [{ label: 'x', href: text }] }),
      siteWith({ type: 'text', body: ['x', text, 'y'] }),
      { ...smallSite(), owner: { name: 'x', email: text, phone: text, location: text } },
    ];
    for (const site of written) expect(compileSite(site).site).toBeNull();
  }
  const broken = [
    `{"a": 1${blanks}"b": 2}`,
    `{a${blanks}: 1}`,
    `{"a": x${blanks}y}`,
    `{"a": "x" +${blanks}"y"}`,
    `{"a": "x"y${blanks}"z"}`,
    `{\na:\n${blanks}b: c\n}`,
    `{"cards": [{}, //${blanks}{}\n]}`,
    `{"a": "C:\\x${blanks}.jpg"}`,
    `{"a": 1}${blanks}x`,
  ];
  for (const text of broken) expect(compileSite(text).diagnostics).not.toEqual([]);
  expect(suggestForHtml(`<b>x</b>${blank.repeat(19_000)}y`)).toContain('**x**');
});

describe('at its limits', () => {
  const blocks = (count: number) => siteWith(...Array.from({ length: count }, () => ({ type: 'hero', headline: 'x' })));
  const codesOf = (text: string) => compileSite(text).diagnostics.map(({ code }) => code);
  const settings = (count: number) => `{${Array.from({ length: count }, (_, index) => `"a${index}": 1`).join(',')}}`;

  test('accepts brackets nested 64 levels deep, and no more', () => {
    expect(codesOf('['.repeat(64) + ']'.repeat(64))).not.toContain('OF012');
    expect(codesOf('['.repeat(65) + ']'.repeat(65))).toEqual(['OF012']);
  });

  test('accepts an object of 1,000 settings, and no more', () => {
    expect(codesOf(settings(1000))).not.toContain('OF020');
    expect(compileSite(`{"a": [${settings(1002)}]}`).diagnostics).toMatchObject([
      { code: 'OF020', pointer: '/a/0', column: 8, message: expect.stringContaining('1002 settings') },
    ]);
  });

  test('accepts 10,000 blocks on any pages, and no more', () => {
    expect(compileSite(blocks(10_000)).site?.pages[0]?.blocks).toHaveLength(10_000);
    const site = blocks(10_000);
    site.pages.push({ ...smallSite().pages[0], path: '/more' });
    expect(compileSite(site).diagnostics).toMatchObject([{ code: 'OF017' }]);
    expect(compileSite(site, { maxBlocks: 10_001 }).site?.pages).toHaveLength(2);
  });

  test('accepts a file of the maximum size, and not one byte more', async () => {
    const file = join(await folderOf(), 'site.json');
    const source = sourceOf(file, { maxSize: 1 });
    const small = JSON.stringify(smallSite());
    await put(file, small.padEnd(source.maxBytes));
    expect((await load(source)).diagnostics).toEqual([]);
    await put(file, small.padEnd(source.maxBytes + 1));
    expect((await load(source)).diagnostics).toMatchObject([{ code: 'OF011', line: 1, column: 1 }]);
    expect((await load(sourceOf(file, { maxSize: 2 }))).diagnostics).toEqual([]);
  });

  test('interpolates a text up to 20,000 characters', () => {
    const site = siteWith({ type: 'hero', headline: 'x', summary: '{summary}'.repeat(4) });
    site.owner.summary = 'x'.repeat(5000);
    expect(compileSite(site).site?.pages[0]?.blocks).toMatchObject([{ summary: 'x'.repeat(20_000) }]);
    site.owner.summary = '{title}'.repeat(714);
    site.owner.title = 'wordy'.repeat(2);
    expect(compileSite(site).diagnostics).toMatchObject([
      { code: 'OF107', path: 'page "/" → block 1 (hero) → summary' },
    ]);
  });
});

describe('bytes that are not UTF-8', () => {
  const codeAt = (bytes: Uint8Array) =>
    compile(bytes, { hasFile: () => true, publicFolder: 'public/', maxBlocks: 10, ...textHost }).diagnostics.map(
      ({ code, line, column, message }) => [code, `${line}:${column}`, /byte (\d+)/.exec(message)?.[1]],
    );
  const fileWith = (...bytes: number[]) =>
    new Uint8Array([...Buffer.from('{\n"é": "'), ...bytes, ...Buffer.from('"}')]);

  test.each([
    ['a byte that UTF-8 never uses', [0xff]],
    ['a continuation without a beginning', [0x80]],
    ['a beginning without its continuation', [0xc3]],
    ['a character of three bytes that is cut', [0xe2, 0x82]],
    ['a character of four bytes that is cut', [0xf0, 0x9f, 0x92]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a surrogate pair as two characters', [0xed, 0xa0, 0xbd, 0xed, 0xb2, 0xa9]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a character of five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
  ])('are reported with their position: %s', (_, bytes) => {
    expect(codeAt(fileWith(...bytes))).toEqual([['OF010', '2:7', '9']]);
  });

  test.each(['utf16le', 'utf16be'])('are reported in %s, with a byte-order mark and without', (encoding) => {
    for (const text of ['{}', '\uFEFF{}', JSON.stringify(smallSite())]) {
      const bytes = Buffer.from(text, 'utf16le');
      if (encoding === 'utf16be') bytes.swap16();
      expect(codeAt(new Uint8Array(bytes))).toEqual([['OF010', '1:1', '0']]);
    }
  });

  test('are reported in UTF-32', () => {
    const bytes = Uint8Array.from([...'{}'].flatMap((character) => [character.charCodeAt(0), 0, 0, 0]));
    expect(codeAt(bytes)).toEqual([['OF010', '1:1', '0']]);
  });

  test('include a second byte-order mark, but not the first one', () => {
    const text = JSON.stringify(smallSite());
    expect(compileSite(`\uFEFF${text}`).diagnostics).toEqual([]);
    expect(compileSite(`\uFEFF\uFEFF${text}`).diagnostics).toMatchObject([{ code: 'OF008', line: 1, column: 1 }]);
  });
});
