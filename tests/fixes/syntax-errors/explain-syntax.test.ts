import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainSyntax } from '../../../src/fixes/syntax-errors/explain-syntax.ts';
import { fixedOnce } from '../../support/fixed-once.ts';
import { compileSite, diagnosticsOf } from '../../support/sites/site.ts';

test("explains every text that isn't valid JSON", () => {
  const scrap = fc.constantFrom(...'{}[]:,"\'`\\\u00A0\uFEFF\u201C \n\t/*=.-+e01aé', 'true', '"a"', '"a":', '{"a":1}');
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 12 }), (scraps) => {
      const text = scraps.join('');
      const isFine = accepts(text);
      expect([text, explainSyntax(text).length > 0]).toEqual([text, !isFine]);
    }),
    { numRuns: 2000 },
  );
});

function accepts(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('offers fixes that turn a text with many mistakes into JSON', () => {
  const text = '{a: [True, .5 "x"] \'b\': \'it\\\'s "so"\', \u201Cc\u201D: {"d" 1 "e": +2, "f" => 3},}';
  expect(JSON.parse(fixedOnce(compileSite(text)))).toEqual({
    a: [true, 0.5, 'x'],
    b: 'it\'s "so"',
    c: { d: 1, e: 2, f: 3 },
  });
});

test('points at the first of two settings with the same name', () => {
  const text = '{"pages": [{"path": "/", "blocks": [{"type": "hero",\n"headline": "Hello",\n"headline": "Hi"}]}]}';
  const [problem] = diagnosticsOf(text);
  expect(problem).toMatchObject({
    code: 'OF003',
    line: 3,
    pointer: '/pages/0/blocks/0/headline',
    path: 'page "/" → block 1 (hero) → headline',
    related: [{ line: 2, message: 'first defined here' }],
  });
});

test.each([
  ['```json\n{}\n```\n', true],
  ['```\n{}', true],
  ['Here it is:\n```json\n{}\n```\n', false],
  ['```json\n{}\n```\nGood luck!', false],
])('removes a code fence without asking if there is no text around it: %j', (text, certain) => {
  const [fence] = explainSyntax(text).filter(({ code }) => code === 'OF023');
  expect(fence?.fix?.certain).toBe(certain);
});

test.each([
  ['{"a": 1，"b": [true，null、2]}', { a: 1, b: [true, null, 2] }],
  ['{"a"：｛"b": ［1، 2］｝，"c": {}}', { a: { b: [1, 2] }, c: {} }],
  ['{＂a＂: ＂b，c＂，"d": "，：｛"}', { a: 'b，c', d: '，：｛' }],
  ['{“a”：“b”，“c”：1}', { a: 'b', c: 1 }],
  ['{"a": [］，\n"b": "x"｝', { a: [], b: 'x' }],
  ['｛＂a＂：［1，2］｝', { a: [1, 2] }],
  ['{"a": 【1﹐2】；"b": null؛"c": 3﹔"d": 4}', { a: [1, 2], b: null, c: 3, d: 4 }],
  ['{"a": ２；"b": 1﹔"c": true}', { a: 2, b: 1, c: true }],
  ['{"a": ２，"b": ｔｒｕｅ, "c": [–3, ٤٢، ۵, \u22121．5]}', { a: 2, b: true, c: [-3, 42, 5, -1.5] }],
])('replaces marks of other scripts in place of those of JSON: %s', (text, value) => {
  expect(JSON.parse(fixedOnce(compileSite(text)))).toEqual(value);
});

test.each(['{"a": "x"，y"}', '{"a": "He said "，yes"}', '{"a": 3：4}', '{"a": true：1}', '{"a": 全，部}'])(
  'does not replace a mark that may belong to a text: %s',
  (text) => {
    const certain = explainSyntax(text).filter(({ fix }) => fix?.certain && /[，：]/.test(fix.text));
    expect(certain).toEqual([]);
  },
);
