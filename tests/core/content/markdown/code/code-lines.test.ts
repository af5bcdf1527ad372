import { expect, test } from 'vitest';
import { codeText } from '../../../../../src/core/article/block-content.ts';
import { linesOf } from '../../../../../src/core/content/markdown/code/code-lines.ts';
import { codeHighlighter } from '../../../../../src/core/content/markdown/code/highlight-code.ts';
import { readCode } from '../../../../../src/core/content/markdown/code/read-code.ts';
import { highlight } from '../../../../../src/node/highlight/grammars.ts';

const linesIn = (grammar: string, code: string) => linesOf(highlight(grammar, code) ?? { children: [] });

test('splits highlighted code into lines', () => {
  expect(linesIn('ruby', 'return "x #{b}\n y" # end')).toEqual([
    [['keyword', 'return'], ' ', ['string', '"x '], '#{b}'],
    [['string', ' y"'], ' ', ['comment', '# end']],
  ]);
});

test('joins parts without a color', () => {
  expect(linesIn('javascript', 'f(a, b)\n\n  g()')).toEqual([
    [['name', 'f'], '(a, b)'],
    [],
    ['  ', ['name', 'g'], '()'],
  ]);
});

test('uses the color of the innermost part', () => {
  expect(linesIn('xml', '<a href="/x">y</a>')).toEqual([
    ['<', ['keyword', 'a'], ' ', ['name', 'href'], '=', ['string', '"/x"'], '>y</', ['keyword', 'a'], '>'],
  ]);
});

test('reads a tree without classes', () => {
  const children = [{ type: 'element' as const, properties: {}, children: [{ type: 'text' as const, value: 'a' }] }];
  expect(linesOf({ children })).toEqual([['a']]);
});

test('highlights code, and changes nothing else', () => {
  const { block: code } = readCode('js {1}', 'let a;\nlet b;');
  const lines = [
    { marked: true as const, pieces: [['keyword', 'let'] as [string, string], ' a;'] },
    { pieces: [['keyword', 'let'] as [string, string], ' b;'] },
  ];
  expect(codeHighlighter(highlight)(code)).toEqual({ ...code, lines });
  expect(codeHighlighter(undefined)(code)).toEqual(code);
  expect(codeText({ ...code, lines })).toBe('let a;\nlet b;');
});

test.each([
  ['is in no language', '', 'let a;'],
  ['is in an unknown language', 'zzz', 'let a;'],
  ['is very long', 'js', 'let a;\n'.repeat(10_000)],
])('does not highlight code that %s', (_, info, code) => {
  const { block } = readCode(info, code);
  expect(codeHighlighter(highlight)(block)).toEqual(block);
});

test('does not highlight code that the grammar cannot read', () => {
  const { block } = readCode('js', 'let a;\nlet b;');
  expect(codeHighlighter(() => undefined)(block)).toEqual(block);
  expect(highlight('no such grammar', 'x')).toBeUndefined();
  // Characters that a grammar omits from its lines aren't added.
  expect(codeHighlighter(() => ({ children: [] }))(block)).toEqual({
    ...block,
    lines: [{ pieces: [] }, { pieces: [] }],
  });
});

test.each([
  ['bqt', undefined],
  ['xyz', undefined],
  ['javascrpt', 'javascript'],
  ['pythn', 'python'],
])('suggests a language for %s only if it is long enough: %s', (word, suggestion) => {
  expect(readCode(word, 'x').problems.map((problem) => problem.suggestion)).toEqual([suggestion]);
});
