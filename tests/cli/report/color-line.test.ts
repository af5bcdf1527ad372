import { expect, test } from 'vitest';
import { colorLine } from '../../../src/cli/report/color-line.ts';

test('lists where a color is lighter or darker than in the site file', () => {
  expect(colorLine({ theme: { color: '#9caf88' } })).toBe(
    'To keep text readable, the color #9caf88 has another lightness in links (31 % darker in the light theme, 10 % lighter in the dark theme), buttons (6 % lighter in the light theme, 10 % lighter in the dark theme), the contact section (14 % lighter in the light theme, 47 % darker in the dark theme).',
  );
});

test('lists only differences', () => {
  expect(colorLine({ theme: { color: 'oklch(0.414 0.1 250)' } })).toBe(
    'To keep text readable, the color oklch(0.414 0.1 250) has another lightness in links (42 % lighter in the dark theme), buttons (42 % lighter in the dark theme), the contact section (2 % darker in the light theme, 15 % darker in the dark theme).',
  );
});

test('returns an empty text for a site without a custom color', () => {
  expect(colorLine({})).toBe('');
  expect(colorLine({ theme: { accent: 145 } })).toBe('');
});
