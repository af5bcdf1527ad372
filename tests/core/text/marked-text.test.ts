import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { literal, markedText } from '../../../src/core/text/marked-text.ts';
import { countSigns, readMarks } from '../../../src/core/text/read-marks.ts';
import { pieces } from '../../../src/core/text/template.ts';
import { partsOf, plain } from '../../../src/shared/marks.ts';
import { runs } from '../../properties/generators/runs.ts';

const signs = { strong: '**', emphasis: '_', code: '`', link: '', note: '', foreign: '' };
type Parts = ReturnType<typeof partsOf>;
/* The text of marks as one way of writing has them. */
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
])('reads %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('fills nothing in code and in addresses, and a brace after a backslash begins no placeholder', () => {
  const filled = (text: string) =>
    pieces(markedText(text, (address) => address.replace('{email}', 'a{b')))
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

  test('without a sign stays as it is, and is not parsed', () => {
    fc.assert(
      fc.property(unmarked, (text) => {
        expect(countSigns(text)).toBe(0);
        expect(markedText(text, String)).toBe(text);
      }),
      runs(200),
    );
  });

  test('loses no word by its marks', () => {
    const letters = (text: string) => text.replace(/[^ab]/g, '');
    fc.assert(
      fc.property(wild, (text) => {
        // What an address is made of is no word.
        fc.pre(!readMarks(text).some(({ kind }) => kind === 'link'));
        expect(letters(plain(markedText(text, String)))).toBe(letters(text));
      }),
      runs(300),
    );
  });

  test('can be written so that it is read as it is', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const words = markedText(literal(text, 1000), String);
        expect(words.replaceAll('{{', '{')).toBe(text.replaceAll('{{', '{'));
      }),
      runs(300),
    );
  });
});

test('words that would become too long stay as they are', () => {
  expect([literal('*a*', 4), literal('*a*', 5), literal('a * b', 9)]).toEqual(['*a*', '\\*a\\*', 'a * b']);
  expect(literal('*a*'.repeat(300), 5000)).toBe('\\*a\\*'.repeat(300));
});
