import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSigns, escapeMarks, parseMarks, readMarks } from '../../../src/core/text/parse-marks.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { runs } from '../../properties/generators/runs.ts';
import { code, link, notationOf, rich } from '../../support/rich-text.ts';

const read = (text: string) => notationOf(parseMarks(text, (address) => address));

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

test('code and addresses are literal, and a brace after a backslash starts no placeholder', () => {
  expect(parseMarks('`{name}` {name} \\_{name} \\{name}', String)).toEqual(
    rich(code('{name}'), ' {name} _{name} {{name}'),
  );
  expect(parseMarks('[{name}](mailto:{email})', (address) => address.replace('{email}', 'a{b'))).toEqual(
    rich(link('mailto:a{b', '{name}')),
  );
});

describe('any text', () => {
  const unmarked = fc.string({ unit: fc.constantFrom(...'ab {}<>&#-+.!\n()1'), maxLength: 60 });
  const wild = fc.string({ unit: fc.constantFrom(...'ab *_`[]()\\!\n{}<>&'), maxLength: 40 });

  test('without Markdown characters stays unchanged, and is not parsed', () => {
    fc.assert(
      fc.property(unmarked, (text) => {
        expect(countSigns(text)).toBe(0);
        expect(parseMarks(text, String)).toBe(text);
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
        expect(letters(plainText(parseMarks(text, String)))).toBe(letters(text));
      }),
      runs(300),
    );
  });

  test('can be escaped so that it is shown unchanged', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const parsed = parseMarks(escapeMarks(text, 1000), String);
        expect(typeof parsed === 'string' && parsed.replaceAll('{{', '{')).toBe(text.replaceAll('{{', '{'));
      }),
      runs(300),
    );
  });
});

test('texts that escaping would make too long stay unchanged', () => {
  expect([escapeMarks('*a*', 4), escapeMarks('*a*', 5), escapeMarks('a * b', 9)]).toEqual(['*a*', '\\*a\\*', 'a * b']);
  expect(escapeMarks('*a*'.repeat(300), 5000)).toBe('\\*a\\*'.repeat(300));
});
