import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looks } from '../../../../schema/looks.ts';
import { type Oklch, readColor } from '../../../../src/core/text/css-color.ts';
import { clampChroma, contrast, toHex, toLinear } from '../../../../src/node/render/theme/color.ts';
import { accentOf, colorChanges, hexColors, recolor, tokenHue } from '../../../../src/node/render/theme/palette.ts';
import { root } from '../../../support/root.ts';

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
type Mode = 'light' | 'dark';

/* The tokens of style sheets as colors, by name and mode; the later ones take precedence. */
function tokensOf(...sheets: string[]): Record<Mode, Map<string, Oklch>> {
  const tokens = { light: new Map<string, Oklch>(), dark: new Map<string, Oklch>() };
  const declarations = sheets.flatMap((sheet) => [...tokenLayer(sheet).matchAll(/--([\w-]+):\s*([^;]*);/g)]);
  const written = new Map(declarations.map(([, name = '', value = '']) => [name, value]));
  const resolveValue = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolveValue(written.get(name) ?? ''));
  for (const [name, value] of [...written].map(([name, value]) => [name, resolveValue(value)] as const)) {
    const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
      ([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)],
    );
    const [light, dark = light] = colors;
    if (!light || !dark) continue;
    tokens.light.set(name, light);
    tokens.dark.set(name, dark);
  }
  return tokens;
}

/* The declarations of a style sheet for every screen. */
const tokenLayer = (sheet: string): string =>
  sheet.slice(Math.max(0, sheet.indexOf('@layer tokens'))).replace(/(?:@media|@layer (?!tokens))[\s\S]*/, '');

/* Which token may be on which background, and the required contrast: 7 (AAA) for texts, 3 for marks and borders. */
const pairs: [over: string[], ground: string[], need: number][] = [
  [['ink', 'ink-2', 'ink-3'], ['wall', 'wall-2', 'surface'], 7],
  [['link'], ['wall', 'wall-2', 'surface', 'paint-soft'], 7],
  [['on-action'], ['action', 'action-2'], 7],
  [['on-room', 'on-room-2'], ['room'], 7],
  [['on-room'], ['room-2'], 7],
  [['room-focus'], ['room', 'room-2'], 3],
  [['ok'], ['ok-soft', 'surface'], 7],
  [['info'], ['info-soft'], 7],
  [['plum'], ['plum-soft'], 7],
  [['warn'], ['surface'], 7],
  [['bad'], ['bad-soft', 'surface'], 7],
  [['line-2', 'mark', 'focus'], ['wall', 'wall-2', 'surface'], 3],
];
/* The backgrounds of only one look. */
const ownPairs: Partial<Record<(typeof looks)[number], typeof pairs>> = {
  poster: [
    [['ink', 'ink-2', 'ink-3', 'link'], ['sheet-1', 'sheet-2'], 7],
    [['line-2', 'mark', 'focus', 'action'], ['sheet-1', 'sheet-2'], 3],
    // Hovered buttons.
    [['sheet-1', 'sheet-2', 'wall'], ['ink'], 7],
    [['on-room', 'on-room-2'], ['sheet-3', 'room-2'], 7],
    [['room-focus', 'room-line'], ['sheet-3'], 3],
    [['ok', 'bad', 'warn'], ['wall'], 7],
  ],
};

function failures(sheets: string[], name: (typeof looks)[number] = 'door'): string[] {
  const tokens = tokensOf(...sheets);
  return (['light', 'dark'] as const).flatMap((mode) =>
    [...pairs, ...(ownPairs[name] ?? [])].flatMap(([overs, grounds, need]) =>
      overs.flatMap((over) =>
        grounds.flatMap((ground) => {
          const [one, other] = [tokens[mode].get(over), tokens[mode].get(ground)];
          const ratio = one && other ? contrast(one, other) : 0;
          return ratio >= need ? [] : [`${over} on ${ground} in ${mode}: ${ratio.toFixed(2)} < ${need}`];
        }),
      ),
    ),
  );
}

test('keeps every text and every mark readable for all 360 accent hues', () => {
  for (let accent = 0; accent < 360; accent++) expect([accent, failures([recolor(css, accent)])]).toEqual([accent, []]);
});

/* Any color, by its red, green and blue. */
const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `rgb(${parts.join(' ')})`);
const sheetsOf = (name: string): string[] =>
  name === 'door' ? [css] : [css, readFileSync(join(root, `src/looks/${name}/look.css`), 'utf8')];

test.each(looks)('keeps every text and every mark of the look "%s" readable for every custom color', (name) => {
  const sheets = sheetsOf(name);
  fc.assert(
    fc.property(anyColor, (color) => {
      const accent = accentOf({ color });
      expect(
        failures(
          sheets.map((sheet) => recolor(sheet, accent)),
          name,
        ),
      ).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: ['#9caf88', '#fff', '#000', '#f00', '#ff0', '#0f0', '#00f', 'teal', 'gray'].map((each) => [each]),
    },
  );
});

test('keeps the hue and the chroma of an owner’s color, and the color itself in fills', () => {
  for (const color of ['#9caf88', '#7d8f69', '#8a5a44', '#336699']) {
    const accent = readColor(color) as Oklch;
    const tokens = tokensOf(recolor(css, accent)).light;
    expect([color, toHex(tokens.get('paint') as Oklch)]).toEqual([color, color]);
    const [, chroma, hue] = tokens.get('link') as Oklch;
    expect(Math.abs(hue - accent[2])).toBeLessThan(6);
    expect(chroma).toBeLessThan(accent[1] * 1.1);
  }
});

const partTokens = { link: 'links', action: 'buttons', room: 'the contact section', 'sheet-1': 'the colored sections' };

test.each(looks)('reports how much lighter or darker the parts of the look "%s" are than the custom color', (name) => {
  const sheets = sheetsOf(name);
  const written = tokensOf(...sheets);
  const isColored = (token: string) => {
    const [, chroma = 0, hue = 0] = written.light.get(token) ?? [];
    return chroma > 0.05 && hue >= 225 && hue <= 265;
  };
  // The contact section of the look "poster" is nearly black.
  const tokens = Object.entries(partTokens).filter(
    ([token]) => isColored(token) && written.light.get(token)?.[0] !== 0.22,
  );
  expect(tokens.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(anyColor, (text) => {
      const color = readColor(text) as Oklch;
      const shown = tokensOf(...sheets.map((sheet) => recolor(sheet, color)));
      const found = new Map(colorChanges(color, name).map(({ part, theme, points }) => [`${part} ${theme}`, points]));
      const places = tokens.flatMap(([token, part]) =>
        (['light', 'dark'] as const).map((theme) => ({ token, theme, place: `${part} ${theme}` })),
      );
      expect([...found.keys()].filter((key) => !places.some(({ place }) => place === key))).toEqual([]);
      for (const { token, theme, place } of places) {
        const points = ((shown[theme].get(token)?.[0] ?? Number.NaN) - color[0]) * 100;
        expect([place, Math.abs(points - (found.get(place) ?? 0)) <= 0.51]).toEqual([place, true]);
      }
    }),
    { numRuns: 100, examples: ['#9caf88', '#fff', '#000', '#f00', '#ff0'].map((each) => [each]) },
  );
});

const styledLooks = looks.filter((name) => name !== 'door');

test.each(styledLooks)('keeps every text and every mark of the look "%s" readable for every accent hue', (name) => {
  const look = readFileSync(join(root, `src/looks/${name}/look.css`), 'utf8');
  for (let accent = 0; accent < 360; accent += 15)
    expect([accent, failures([recolor(css, accent), recolor(look, accent)], name)]).toEqual([accent, []]);
});

test('keeps links of the contact section readable for all 360 accent hues, with and without hover', () => {
  const [, rest, ground, hovered] =
    /\.word-link \{\s*color: var\(--(.*?)\);\s*&:hover \{\s*background: var\(--(.*?)\);\s*color: var\(--(.*?)\);/.exec(
      readFileSync(join(root, 'src/blocks/form/style.css'), 'utf8'),
    ) ?? [];
  for (let accent = 0; accent < 360; accent++) {
    const tokens = tokensOf(recolor(css, accent));
    for (const mode of ['light', 'dark'] as const) {
      const colorOf = (name = '') => tokens[mode].get(name) ?? expect.fail(`there is no token "${name}"`);
      const ratios = [contrast(colorOf(rest), colorOf('room')), contrast(colorOf(hovered), colorOf(ground))];
      expect([accent, mode, ratios.filter((ratio) => ratio < 7)]).toEqual([accent, mode, []]);
    }
  }
});

test('shows a light contact section instead of a brown one for an orange or yellow accent', () => {
  const isLight = (accent: number) => (tokensOf(recolor(css, accent)).light.get('room')?.[0] ?? 0) > 0.8;
  const light = Array.from({ length: 360 }, (_, accent) => accent).filter(isLight);
  expect([light[0], light.at(-1), light.length]).toEqual([35, 110, 76]);
  const nights = [30, 70].map((accent) => tokensOf(recolor(css, accent)).dark.get('room')?.[0]);
  expect(nights).toEqual([0.262, 0.262]);
});

test('stays within sRGB for all 360 accent hues', () => {
  const written = tokensOf(css);
  const followers = new Set<string>();
  for (let accent = 0; accent < 360; accent++) {
    const turned = tokensOf(recolor(css, accent));
    for (const mode of ['light', 'dark'] as const)
      for (const [name, color] of turned[mode]) {
        if (String(color) === String(written[mode].get(name))) continue;
        followers.add(`${name} ${mode}`);
        for (const part of toLinear(color)) expect([name, part >= -0.001 && part <= 1.001]).toEqual([name, true]);
      }
  }
  expect([...followers]).toEqual(expect.arrayContaining(['link light', 'link dark', 'action light', 'action dark']));
});

test('changes nothing at the default accent hue', () => {
  expect(recolor(css, tokenHue)).toBe(css);
});

test('converts colors to hex without loss, because all of them are within sRGB', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const colors = sheets.flatMap((sheet) => [...sheet.matchAll(/oklch\(([^)]*)\)/g)]);
  expect(colors.length).toBeGreaterThan(80);
  for (const [written, parts = ''] of colors) {
    const [l, c, h] = parts.split(' ').map(Number.parseFloat) as [number, number, number];
    for (const part of toLinear([l, c, h]))
      expect([written, part >= -0.0001 && part <= 1.0001]).toEqual([written, true]);
  }
});

test('converts only the colors of a style sheet', () => {
  expect(hexColors('a{color:oklch(100% 0 0);border:1px solid oklch(41.4% .132 254)}')).toBe(
    `a{color:#fff;border:1px solid ${toHex([0.414, 0.132, 254])}}`,
  );
  expect(hexColors('a{box-shadow:0 1px oklch(0% 0 0/.4)}')).toBe('a{box-shadow:0 1px #0006}');
  expect(hexColors('a{color:oklch(from red l c h);content:"#fff"}')).toBe(
    'a{color:oklch(from red l c h);content:"#fff"}',
  );
});

test('recolors blue tokens, but not stone, brass and the status colors', () => {
  const before = tokensOf(css).light;
  const after = tokensOf(recolor(css, 25)).light;
  expect(after.get('link')?.[2]).toBeCloseTo(29, 0);
  for (const name of ['stone', 'brass', 'ok', 'info', 'plum', 'warn', 'bad'])
    expect(after.get(name)).toEqual(before.get(name));
});

test('converts colors to hex, measures contrast and limits chroma', () => {
  expect(toHex([0, 0, 0])).toBe('#000000');
  expect(toHex([1, 0, 0])).toBe('#ffffff');
  expect(toHex([0.6279, 0.2577, 29.23])).toBe('#ff0000');
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(clampChroma([0.5, 0.4, 250])[1]).toBeLessThan(0.2);
});
