import { expect, test } from 'vitest';
import type { TextNode } from '../../../../schema/rich-text.ts';
import { hasKnownCode } from '../../../../src/compile/markdown/code/highlighted.ts';

const code: TextNode = { kind: 'code', lines: [{ pieces: ['1'] }], language: 'JavaScript' };
const unknown: TextNode = { kind: 'code', lines: [{ pieces: ['1'] }] };
const words: TextNode = { kind: 'paragraph', text: 'js' };

test.each<[string, TextNode]>([
  ['a quote', { kind: 'quote', content: [words, code] }],
  ['a point of a list', { kind: 'list', items: [{ content: [words] }, { content: [code] }] }],
  ['a note', { kind: 'notes', notes: [{ id: 'a', from: [], content: [code] }] }],
])('finds code of a known language in %s', (_, node) => {
  expect([hasKnownCode([words, node]), hasKnownCode([words, unknown])]).toEqual([true, false]);
});
