import { expect, test } from 'vitest';
import type { TextNode } from '../../../../../schema/long-text.ts';
import { codeHighlighter, hasKnownCode } from '../../../../../src/core/content/markdown/code/highlight-code.ts';
import { eachNode } from '../../../../../src/core/content/markdown/each-node.ts';
import { readLongText } from '../../../../../src/core/content/markdown/read-long-text.ts';

const code: TextNode = { kind: 'code', lines: [{ pieces: ['1'] }], language: 'JavaScript' };
const unknown: TextNode = { kind: 'code', lines: [{ pieces: ['1'] }] };
const paragraph: TextNode = { kind: 'paragraph', text: 'js' };

test.each<[string, TextNode]>([
  ['a quote', { kind: 'quote', content: [paragraph, code] }],
  ['a point of a list', { kind: 'list', items: [{ content: [paragraph] }, { content: [code] }] }],
  ['a note', { kind: 'notes', notes: [{ id: 'a', from: [], content: [code] }] }],
])('finds code of a known language in %s', (_, node) => {
  expect([hasKnownCode([paragraph, node]), hasKnownCode([paragraph, unknown])]).toEqual([true, false]);
});

test.each([1, 7, 8, 50])('highlights at most 300,000 characters of one text, in %i blocks of code', (count) => {
  const fence = `\`\`\`js\n${'a'.repeat(40_000)}\n\`\`\`\n`;
  const { content } = readLongText(
    Array.from({ length: count }, (_, index) => (index % 2 ? fence : `> ${fence.replaceAll('\n', '\n> ')}\n\n`)).join(
      '\n',
    ),
  );
  let work = 0;
  const highlight = codeHighlighter((_, code) => {
    work += code.length;
    return { children: [{ type: 'text', value: code }] };
  });
  const blocks = [...eachNode(content)].filter((node) => node.kind === 'code').map(highlight);
  expect(work).toBe(Math.min(count, 7) * 40_000);
  expect(blocks).toHaveLength(count);
});
