import { expect, test } from 'vitest';
import { Highlighter } from '../../../src/node/highlight/highlighter.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('loads no grammar for a text without fenced code', async () => {
  const highlighter = new Highlighter();
  await highlighter.look(bytesOf('{ "body": ["Some `code` in a sentence."] }'));
  expect(highlighter.highlight).toBeUndefined();
});

test.each(['```js\na\n```', '~~~\na\n~~~', '{ "body": ["\\u0060``js"] }'])('loads them for %s', async (text) => {
  const highlighter = new Highlighter();
  await highlighter.look(bytesOf(text));
  expect(highlighter.highlight?.('javascript', 'let a;')?.children).not.toEqual([]);
});
