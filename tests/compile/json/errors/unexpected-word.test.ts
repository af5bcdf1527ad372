import { expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf } from '../../../support/sites/site.ts';

/* What a mistake is told as, without the sentence that all of its kind share. */
const toldOf = (text: string) => complaintsOf(text).map((told) => told.replace(/^\w+ [^|]*\| at /, ''));

const quoted = 'put this in quotation marks';

test.each([
  ['{"a": it\'s}', "it's"],
  ['{"a": x\u200By}', 'x\u200By'],
  ['{"a": x...}', 'x...'],
  ['{"a": ...x}', '...x'],
  ['{"a": a//b}', 'a//b'],
  ['{"a": #abc # d}', '#abc # d'],
  ['{"a": hello # hi\n}', 'hello # hi'],
  ['{"a": hello <!-- x}', 'hello <!-- x'],
  ['{"a": hello <<<<<<< b}', 'hello <<<<<<< b'],
  ['{"a": x-}', 'x-'],
  ['{"a": 1/2}', '1/2'],
  ['{"a": 1.5.2021}', '1.5.2021'],
  ['{"a": +216 12}', '+216 12'],
  ['{"a": 1, hello # hi\n}', 'hello'],
  ['{"a": 1, 8}', '8'],
  ['{"a": 4,x}', 'x'],
  ['{"a": 4,8x}', '8x'],
  ['{"a": 4,x8}', 'x8'],
  ['{+ "a": 1}', '+'],
])('takes what stands without quotation marks for a text as a whole: %s', (text, whole) => {
  expect(toldOf(text)).toEqual([`${whole} | ${quoted}`]);
});

const number = 'write a number like 12, -3 or 4.8';
test.each([
  ['{"a": --}', '--', number],
  ['{"a": -1/2}', '-1/2', number],
  ['{"a": 01.5}', '01.5', number],
  ['{"a": 01.55 }', '01.55', number],
  ['{"a": 12x}', '12x', number],
  ['{"a": 50  000}', '000', 'write a number without blanks: 50000'],
  ['{"a": -5 5}', '5', 'write a number without blanks: 50000'],
  ['{"a": 4,8,\n"b": "some more words"}', '8', 'write a point before the fraction of a number: 4.8'],
])('tells how a number is written: %s', (text, at, way) => {
  expect(toldOf(text)).toEqual([`${at} | ${way}`]);
});

test.each([
  ['{"a": on}', 'write true, or "on" if it is a text'],
  ['{"a": YES}', 'write true, or "YES" if it is a text'],
  ['{"a": no}', 'write false, or "no" if it is a text'],
  ['{"a": Off}', 'write false, or "Off" if it is a text'],
])('tells what a word of other languages is called: %s', (text, way) => {
  expect(diagnosticsOf(text).map(({ label }) => label)).toEqual([way]);
});

const stray = 'a comma stands between two entries';
test.each(['1 = 2', '1 > 2', '1 | 2', '1 .foo', '1 b", "c": 2'])('misses a comma in %s', (written) => {
  const [, sign] = written.split(/[ "]/);
  expect(toldOf(`{"a": ${written}}`)).toEqual([`${sign} | ${stray}`]);
});

const versions = 'two versions of the file met here: keep one, and delete these marks';
test.each(['=======', '>>>>>>>', '|||||||'])('knows the mark of two versions that met: %s', (mark) => {
  expect(toldOf(`{"a": 1\n${mark} x\n}`)).toEqual([`${mark} | ${versions}`]);
});

test.each(['`two words`', '“two words”', '„two words“', '‘two words’', '«two words»', "'it\\'s'"])(
  'knows a text in other quotation marks as a whole: %s',
  (written) => {
    expect(toldOf(`{"a": ${written}}`)).toEqual([`${written} | use " here`]);
  },
);

test.each([
  ['{"a": \' }', "'"],
  ['{"a": ` }', '`'],
  ["{'a: 1}", "'"],
  ['{"a": \'x}\n', "'"],
])('points at a quotation mark that nothing answers: %s', (text, at) => {
  expect(toldOf(text)).toEqual([`${at} | write " here`]);
});

const ends = 'add " where this text ends; a line break inside it is written \\n';
const behind = 'the backslash makes the last quotation mark a part of the text: write \\\\';
test.each([
  ['{"a": "\n}', '"', ends],
  ['{"a": "it’s nice\n}', '"it’s nice', ends],
  ['{"a": "say \\"hi\\" now\n}', '"say \\"hi\\" now', ends],
  ['{"a": "x\\\n"b": 1}', '"x\\', ends],
  ['{"a": "C:\\"\n}', '"C:\\"', behind],
  ['{"a": "C:\\"}, \n', '"C:\\"}, ', behind],
  ['{"a": "x,"b": 2}', '"x,"', 'this text has no " at its end'],
])('tells why a text does not end: %s', (text, at, way) => {
  expect(toldOf(text)).toEqual([`${at} | ${way}`]);
});

test.each(['"\\q\\\\"', '"\\u00e9\\n\\q"'])(
  'points at the backslash that means nothing, and at no other: %s',
  (text) => {
    expect(toldOf(`{"a": ${text}}`)).toEqual(['\\q | write a backslash inside a text as \\\\']);
  },
);

test('a comment ends where it ends, also when it begins with a slash', () => {
  expect(toldOf('{/*/ hi */"a": 1}')[0]).toMatch(/^\/\*\/ hi \*\/ \|/);
});

test.each([
  ['{"a": the best one}', '{"a": "the best one"}'],
  ['{"a": flase}', '{"a": false}'],
  ['{"a": x"}', '{"a": "x"}'],
  ['{"a": "x"; "b": 1}', '{"a": "x", "b": 1}'],
  ['{"a"; 1}', '{"a": 1}'],
])('offers to turn %s into %s', (text, fixed) => {
  const [{ fix } = { fix: null }] = diagnosticsOf(text);
  const [edit] = fix?.edits ?? [];
  expect(edit && text.slice(0, edit.column - 1) + edit.text + text.slice(edit.endColumn - 1)).toBe(fixed);
});
