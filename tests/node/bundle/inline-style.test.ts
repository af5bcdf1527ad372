import { expect, test } from 'vitest';
import { inlineStyle } from '../../../src/node/bundle/inline-style.ts';

test('leaves out the blanks behind commas and slashes, but for those in texts', () => {
  const sheet =
    '\n:root{--font:"Readex, Pro", "A\\", b", serif;--t:clamp(1rem, 2vw, 3rem);font:1rem / 1.5 x}a{content:", / "}\n';
  expect(inlineStyle(sheet)).toBe(
    ':root{--font:"Readex, Pro","A\\", b",serif;--t:clamp(1rem,2vw,3rem);font:1rem /1.5 x}a{content:", / "}',
  );
});

test('ends no element with a text', () => {
  expect(inlineStyle('a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
});

test('leaves out what the bundler marks a file with', () => {
  expect(inlineStyle('a{b:c}/*$vite$:1*/\n')).toBe('a{b:c}');
});
