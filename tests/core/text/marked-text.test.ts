import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarks, markedText } from '../../../src/core/text/marked-text.ts';
import { countSigns, readMarks } from '../../../src/core/text/read-marks.ts';
import { parseTemplate } from '../../../src/core/text/template.ts';
import { partsOf, plain } from '../../../src/shared/marks.ts';
import { runs } from '../../properties/generators/runs.ts';

const signs = { strong: '**', emphasis: '_', code: '`', link: '', note: '', foreign: '' };
type Parts = ReturnType<typeof partsOf>;
/* The same text with one notation for its marks. */
const written = (parts: Parts): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.kind === 'link'
          ? `[${written(part.parts)}](${part.href})`
          : signs[part.kind] + written(part.parts) + signs[part.kind],
    )
    .join('');
const read = (text: string) => written(partsOf(markedText(text, (address) => address)));

test.each([
  ['snake_case and 2 * 3 stay', 'snake_case and 2 * 3 stay'],
  ['*one* and __two__', '_one_ and **two**'],
  ['**a _b_** [c `d`](/e)', '**a _b_** [c `d`](/e)'],
  ['\\*not\\* a \\[link\\](/x)', '*not* a [link](/x)'],
  ['C:\\new\\_folder', 'C:\\new_folder'],
  ['a\n\n  b\n# c\n- d\n> e\n---\n1. f', 'a\n\n  b\n# c\n- d\n> e\n---\n1. f'],
  ['_one\n\ntwo_', '_one\n\ntwo_'],
  ['_one\ntwo_  \nthree', '_one\ntwo_  \nthree'],
  ['<b>&amp;</b> <https://example.com>', '<b>&amp;</b> <https://example.com>'],
  ['[one]', '[one]'],
  ['[one]: /two', '[one]: /two'],
  ['``a ` b``', '`a ` b`'],
  ['`` `a` ``', '``a``'],
  ['\uFEFF_a_ b', '\uFEFF_a_ b'],
  ['[a [b](/c) d](/e)', '[a [b](/c) d](/e)'],
  ['[](/x)', '[](/x)'],
])('converts %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('interpolates nothing in code and addresses, and a brace after a backslash starts no placeholder', () => {
  const filled = (text: string) =>
    parseTemplate(markedText(text, (address) => address.replace('{email}', 'a{b')))
      .map((piece) => (typeof piece === 'string' ? piece : `<${piece.name}>`))
      .join('');
  expect(plain(filled('`{name}` {name} \\_{name} \\{name}'))).toBe('{name} <name> _<name> {name}');
  expect(partsOf(filled('[{name}](mailto:{email})'))).toEqual([
    { kind: 'link', href: 'mailto:a{b', parts: ['<name>'] },
  ]);
});

describe('any text', () => {
  const unmarked = fc.string({ unit: fc.constantFrom(...'ab {}<>&#-+.!\n()1'), maxLength: 60 });
  const wild = fc.string({ unit: fc.constantFrom(...'ab *_`[]()\\!\n{}<>&'), maxLength: 40 });

  test('without Markdown characters stays unchanged, and is not parsed', () => {
    fc.assert(
      fc.property(unmarked, (text) => {
        expect(countSigns(text)).toBe(0);
        expect(markedText(text, String)).toBe(text);
      }),
      runs(200),
    );
  });

  test('keeps every word', () => {
    const letters = (text: string) => text.replace(/[^ab]/g, '');
    fc.assert(
      fc.property(wild, (text) => {
        // Addresses aren't words.
        fc.pre(!readMarks(text).some(({ kind }) => kind === 'link'));
        expect(letters(plain(markedText(text, String)))).toBe(letters(text));
      }),
      runs(300),
    );
  });

  test('can be escaped so that it is shown unchanged', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const words = markedText(escapeMarks(text, 1000), String);
        expect(words.replaceAll('{{', '{')).toBe(text.replaceAll('{{', '{'));
      }),
      runs(300),
    );
  });
});

test('texts that escaping would make too long stay unchanged', () => {
  expect([escapeMarks('*a*', 4), escapeMarks('*a*', 5), escapeMarks('a * b', 9)]).toEqual(['*a*', '\\*a\\*', 'a * b']);
  expect(escapeMarks('*a*'.repeat(300), 5000)).toBe('\\*a\\*'.repeat(300));
});
