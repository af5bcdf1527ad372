import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, type Oklch } from '../../../src/core/text/css-color.ts';
import { recolor } from '../../../src/node/render/theme/recolor.ts';
import { root } from '../../support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tokens = read('src/styles/tokens.css');
const style = read('src/blocks/text/style.css');

/* The light and the dark color of a token. */
function colorsOf(sheet: string, name: string): Oklch[] {
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]*);`).exec(sheet) ?? [];
  return [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)],
  );
}

/* The code colors in the style sheet: every rule with only a color. */
const rules = [...style.matchAll(/\n {4}[.a-z][\w., \n]* \{\n\s+color: var\(--([\w-]+)\);\n {4}\}/g)].map(
  ([, name = '']) => name,
);
const grounds = ['wall-2', 'paint-soft'];
const pairs = grounds.flatMap((ground) => ['ink', ...rules].map((name) => [name, ground] as const));

test('finds the colors of code in its style sheet', () => {
  expect(pairs.map((pair) => pair.join(' on '))).toEqual([
    ...['ink', 'link', 'ok', 'warn', 'plum', 'ink-2', 'bad'].map((name) => `${name} on wall-2`),
    ...['ink', 'link', 'ok', 'warn', 'plum', 'ink-2', 'bad'].map((name) => `${name} on paint-soft`),
  ]);
  expect(style).toContain('background: var(--wall-2)');
  expect(style).toMatch(/var\(--paint-soft\);\n/);
});

test('keeps code readable (7:1) in both themes, on marked lines too, with any accent', () => {
  const failures = new Set<string>();
  for (let accent = 0; accent < 360; accent += 5) {
    const sheet = recolor(tokens, accent);
    for (const [word, ground] of pairs)
      for (const [mode, name] of ['light', 'dark'].entries()) {
        const [text, behind] = [colorsOf(sheet, word)[mode], colorsOf(sheet, ground)[mode]];
        const ratio = text && behind ? contrast(text, behind) : 0;
        if (ratio < 7) failures.add(`${word} on ${ground} by ${name} with ${accent}: ${ratio.toFixed(2)}`);
      }
  }
  expect([...failures]).toEqual([]);
});
