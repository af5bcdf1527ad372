import { expect, test } from 'vitest';
import { parseMarks } from '../../src/core/text/parse-marks.ts';
import {
  concatTexts,
  hasTime,
  isFormatted,
  isRich,
  isSameText,
  mapParts,
  partsOf,
  plainText,
  richText,
  textAt,
  trimText,
  withLanguageOnly,
  withoutFormatting,
  withPlainText,
} from '../../src/shared/rich-text.ts';
import { code, emphasis, foreign, link, note, rich, strong, year, yearsSince } from '../support/rich-text.ts';

const now = { year: 2031, month: 1, day: 1 };
const formatted = parseMarks('I **build _small_ things** in `C`, see [my _work_](/#work).', String);

test('a text has a part for each of its marks, including nested ones', () => {
  expect(formatted).toEqual(
    rich(
      'I ',
      strong('build ', emphasis('small'), ' things'),
      ' in ',
      code('C'),
      ', see ',
      link('/#work', 'my ', emphasis('work')),
      '.',
    ),
  );
  expect([isFormatted('I build things.'), isFormatted(rich(year)), isFormatted(formatted)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a text of strings only is a string, and no two strings are adjacent', () => {
  expect([richText([]), richText(['']), richText(['a', '', 'b'])]).toEqual(['', '', 'ab']);
  expect(rich('a', 'b', year, '', 'c')).toEqual({ rich: ['ab', year, 'c'] });
  expect([partsOf('a'), partsOf(rich('a', year))]).toEqual([['a'], ['a', year]]);
  expect([isRich(rich(year)), isRich('a'), isRich({ kind: 'paragraph' }), isRich(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('concatTexts puts a separator between texts', () => {
  expect(concatTexts([])).toBe('');
  expect(concatTexts(['a', 'b'], ', ')).toBe('a, b');
  expect(concatTexts(['a', rich(year, 'b'), 'c'])).toEqual(rich('a', year, 'bc'));
});

test('plainText returns a text without its formatting, addresses and notes', () => {
  expect(plainText('a')).toBe('a');
  expect(plainText(formatted)).toBe('I build small things in C, see my work.');
  expect(plainText(rich('a', note(1), strong(year)), now)).toBe('a2031');
});

test('withoutFormatting keeps times, and withLanguageOnly also the language of the whole text', () => {
  const text = rich('a ', strong('b ', year), note(1));
  expect(withoutFormatting('a')).toBe('a');
  expect(withoutFormatting(text)).toEqual(rich('a b ', year));
  expect(withLanguageOnly(text)).toEqual(rich('a b ', year));
  expect(withLanguageOnly(rich(year))).toEqual(rich(year));
  expect(withLanguageOnly(foreign('en', 'ltr', 'a ', emphasis('b')))).toEqual(foreign('en', 'ltr', 'a b'));
});

test('textAt replaces times, also inside of formatted parts', () => {
  expect(textAt('{year}', now)).toBe('{year}');
  expect(textAt(rich('a ', yearsSince(2021), ' b'), now)).toBe('a 10 b');
  expect(textAt(rich(strong('in ', year, '!')), now)).toEqual(rich(strong('in 2031!')));
});

test('hasTime finds a time anywhere in page data', () => {
  const data = { kind: 'list', items: [{ content: ['a', { text: rich(strong(year)) }] }] };
  expect([hasTime('a'), hasTime(formatted), hasTime(null), hasTime(data)]).toEqual([false, false, false, true]);
});

test('withPlainText replaces the texts of page data, and nothing else', () => {
  expect(withPlainText({ list: [rich('a ', year), 'b'], count: 3, none: undefined }, now)).toEqual({
    list: ['a 2031', 'b'],
    count: 3,
    none: undefined,
  });
});

test('trimText removes spaces around a text, but not inside of its parts', () => {
  expect(trimText(' a ')).toBe('a');
  expect(trimText(rich(' a ', strong(' b '), ' '))).toEqual(rich('a ', strong(' b ')));
  expect(trimText(rich(strong('b'), ' c '))).toEqual(rich(strong('b'), ' c'));
});

test('isSameText compares texts without their formatting', () => {
  expect(isSameText(rich(strong('a')), 'a')).toBe(true);
  expect(isSameText('a', 'b')).toBe(false);
  expect([isSameText(undefined, undefined), isSameText('a', undefined), isSameText(undefined, 'a')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('mapParts maps strings from the inside out, except code and times', () => {
  const upper = (text: string) => [text.toUpperCase()];
  expect(mapParts('a', upper)).toBe('A');
  expect(mapParts(rich('a ', strong('b ', code('c'), year)), upper)).toEqual(rich('A ', strong('B ', code('c'), year)));
  expect(mapParts(rich('a ', strong('b')), upper, ({ parts }) => parts)).toBe('A B');
});
