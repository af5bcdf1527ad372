import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const problemsOf = (theme: object) =>
  diagnosticsOf({ ...siteWith({ type: 'hero', headline: 'Amina' }), theme }).map(
    ({ code, fix, help }) => `${code} ${fix?.text ?? help}`,
  );

const codesOf = (theme: object) =>
  diagnosticsOf({ ...siteWith({ type: 'hero', headline: 'Amina' }), theme }).map(({ code }) => code);

test('accepts any CSS color, or a hue, but not both', () => {
  expect(codesOf({ color: '#9caf88' })).toEqual([]);
  expect(codesOf({ accent: 145 })).toEqual([]);
  expect(codesOf({ color: 'sage' })).toEqual(['OF271']);
  expect(codesOf({ color: 'teal', accent: 145 })).toEqual(['OF272']);
});

test.each([
  ['#4a7c5980', 'OF286 write "#4a7c59"'],
  ['#abc8', 'OF286 write "#abc"'],
  ['rgba(0,0,0,.5)', 'OF286 write "rgb(0,0,0)"'],
  ['oklch(0.5 0.1 20 / 50%)', 'OF286 write "oklch(0.5 0.1 20)"'],
  ['transparent', 'OF286 Write the color without its transparency.'],
  ['oklch(54 0.08 155)', 'OF287 did you mean "oklch(54% 0.08 155)"?'],
  ['teel', 'OF271 did you mean "teal"?'],
])('explains why "%s" can\'t be the color', (color, problem) => {
  expect(problemsOf({ color })).toEqual([problem]);
});

test.each([
  'oklch(0.54 0.08 155 / 1)',
  '#4a7c59ff',
  'oklch(1 0 0)',
  'oklch(0.7 0.4 150)',
  'rgb(300 0 0)',
  'hsl(100deg 20% 40% / 100%)',
])('accepts the opaque color %s', (color) => {
  expect(problemsOf({ color })).toEqual([]);
});

test('moves a hue from "color" to "accent"', () => {
  expect(problemsOf({ color: 145 })).toEqual(['OF103 rename it to "accent"']);
  expect(problemsOf({ color: 145, accent: 25 })).not.toEqual(['OF103 rename it to "accent"']);
  expect(problemsOf({ color: 999 })).not.toEqual(['OF103 rename it to "accent"']);
});
