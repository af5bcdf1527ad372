import { expect, test } from 'vitest';
import { inlineStyle } from '../../../src/node/bundle/inline-style.ts';

test('removes spaces after commas and slashes, except in strings', () => {
  const sheet =
    '\n:root{--font:"Readex, Pro", "A\\", b", serif;--t:clamp(1rem, 2vw, 3rem);font:1rem / 1.5 x}a{content:", / "}\n';
  expect(inlineStyle(sheet)).toBe(
    ':root{--font:"Readex, Pro","A\\", b",serif;--t:clamp(1rem,2vw,3rem);font:1rem /1.5 x}a{content:", / "}',
  );
});

test('never closes the style element inside a string', () => {
  expect(inlineStyle('a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
});

test("removes the bundler's marker of a file", () => {
  expect(inlineStyle('a{b:c}/*$vite$:1*/\n')).toBe('a{b:c}');
});

test('shortens logical properties, except for inline start and end', () => {
  const sheet =
    'a{inline-size:1px;min-block-size:2px;&:hover{margin-block-start:3px}inset-block-end:4px;padding-block-end:5px}';
  expect(inlineStyle(sheet)).toBe('a{width:1px;min-height:2px;&:hover{margin-top:3px}bottom:4px;padding-bottom:5px}');
  for (const same of [
    'a{margin-inline-start:1px;inset-block:0;border-start-end-radius:1px}',
    '@container (inline-size>3rem){a{container-type:inline-size}}',
    'a{--block-size:1px;content:"block-size"}',
  ])
    expect(inlineStyle(same)).toBe(same);
});
