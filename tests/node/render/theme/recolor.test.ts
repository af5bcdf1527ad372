import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looks } from '../../../../schema/looks.ts';
import { clampChroma, contrast, isInSrgb, type Oklch, readColor, toHex } from '../../../../src/core/text/css-color.ts';
import { looks as sources } from '../../../../src/looks/looks.ts';
import {
  accentOf,
  colorChanges,
  colorRules,
  hexColors,
  recolor,
  tokenHue,
} from '../../../../src/node/render/theme/recolor.ts';
import { schemeOn } from '../../../../src/node/render/theme/tokens-with-contrast.ts';
import { runs } from '../../../properties/generators/runs.ts';
import { root } from '../../../support/root.ts';

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
type Mode = 'light' | 'dark';
type Look = (typeof looks)[number];

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
  // Studs on a tile.
  [['on-paint'], ['paint'], 3],
];
/* The backgrounds of only one look. */
const ownPairs: Partial<Record<Look, typeof pairs>> = {
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

/* With the color of an owner, text on it needs a contrast of 4.5, and sheets have only the text of one theme. */
const filled = new Set(['action', 'action-2', 'room', 'room-2', 'sheet-1']);

function failures(sheets: string[], name: Look = 'door', color?: Oklch, isStrong = false): string[] {
  const tokens = tokensOf(...sheets);
  return (['light', 'dark'] as const).flatMap((mode) =>
    [...pairs, ...(ownPairs[name] ?? [])].flatMap(([overs, grounds, usualNeed]) =>
      overs.flatMap((over) =>
        grounds.flatMap((ground) => {
          if (color && [over, ground].includes('sheet-1') && schemeOn(color) !== mode) return [];
          const isOnColor = filled.has(over) || filled.has(ground);
          const need = color && !isStrong && isOnColor ? Math.min(usualNeed, 4.5) : usualNeed;
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
/* Light, dark and gray colors, those at the edge of sRGB, and those that screens can't display. */
const hardColors = [
  ...['#9caf88', '#ff0', '#fff', '#000', '#639', '#050505', '#fafafa', '#f00', '#0f0', '#00f', 'teal', 'gray', '#777'],
  ...['#fffbe6', '#000080', '#4a7c59', 'oklch(0.7 0.4 150)', 'oklch(none 0.1 20)', 'rgb(300 0 0)'],
];
const sheetsOf = (name: string): string[] =>
  name === 'door' ? [css] : [css, readFileSync(join(root, `src/looks/${name}/look.css`), 'utf8')];

test.each(looks)('keeps every text and every mark of the look "%s" readable for every custom color', (name) => {
  const sheets = sheetsOf(name);
  fc.assert(
    fc.property(anyColor, (color) => {
      const accent = accentOf({ color }) as Oklch;
      const shown = sheets.map((sheet) => recolor(sheet, accent, name));
      expect(failures(shown, name, accent)).toEqual([]);
      // As in the style sheet of tokens.
      const secondary = name === 'poster' ? '--ink-2: var(--ink); --ink-3: var(--ink);' : '';
      const strong = /:root\{([^}]*)\}/.exec(colorRules(accent, name))?.[1]?.replaceAll(';', '; ').replace(/:/g, ': ');
      expect(failures([...shown, `@layer tokens { ${secondary} ${strong}; }`], name, accent, true)).toEqual([]);
    }),
    { ...runs(100), examples: hardColors.map((each) => [each]) },
  );
});

/* The tokens of a look in a custom color. */
const shownIn = (name: Look, color: string) =>
  tokensOf(...sheetsOf(name).map((sheet) => recolor(sheet, readColor(color) as Oklch, name)));

test.each(looks)('keeps the hue and the chroma of a custom color in the look "%s", within sRGB', (name) => {
  for (const color of ['#9caf88', '#7d8f69', '#8a5a44', '#336699', '#ff0', 'oklch(0.7 0.4 150)']) {
    const [, ownChroma, ownHue] = readColor(color) as Oklch;
    const tokens = shownIn(name, color);
    const names = looksWithSheets.has(name) ? ['sheet-1'] : ['link', 'mark', 'action', 'action-2', 'room', 'room-2'];
    for (const token of [...names, 'paint']) {
      const [lightness, chroma, hue] = tokens.light.get(token) as Oklch;
      // Sections without a ground of their own.
      if (/^room/.test(token) && (name === 'plate' || name === 'offprint')) continue;
      expect([color, token, chroma.toFixed(3)]).toEqual([
        color,
        token,
        clampChroma([lightness, clampChroma(readColor(color) as Oklch)[1], hue])[1].toFixed(3),
      ]);
      expect(chroma).toBeLessThanOrEqual(ownChroma + 0.0001);
      expect(Math.abs(hue - ownHue)).toBeLessThan(0.001);
    }
  }
});

const looksWithSheets = new Set<Look>(['poster']);

test.each<[look: Look, color: string, light: string[], dark: string[]]>([
  ['door', '#663399', ['paint', 'link', 'mark', 'focus', 'action', 'room'], ['paint', 'action', 'room']],
  ['door', '#9caf88', ['paint', 'action', 'room'], ['paint', 'mark', 'action', 'room']],
  ['door', '#ffff00', ['paint', 'action', 'room'], ['paint', 'link', 'mark', 'action', 'room']],
  ['plate', '#663399', ['link', 'mark', 'focus', 'action'], ['action']],
  ['plate', '#9caf88', ['action'], ['mark', 'action']],
  ['letterhead', '#663399', ['link', 'mark', 'focus', 'action', 'deep'], ['action', 'deep']],
  ['letterhead', '#9caf88', ['action', 'deep'], ['mark', 'action', 'deep']],
  ['offprint', '#663399', ['link', 'mark', 'focus', 'action', 'head-rule'], ['action', 'head-rule']],
  ['offprint', '#9caf88', ['action', 'head-rule'], ['mark', 'action', 'head-rule']],
  ['poster', '#663399', ['sheet-1'], ['sheet-1']],
  ['poster', '#9caf88', ['sheet-1'], ['sheet-1']],
  ['poster', '#ffff00', ['sheet-1'], ['sheet-1']],
])('shows a custom color unchanged where it is readable: look "%s" in %s', (name, color, light, dark) => {
  const own = new Set(partTokenNames(name));
  const tokens = shownIn(name, color);
  const exactIn = (mode: Mode) =>
    [...tokens[mode]].filter(([token, shown]) => own.has(token) && toHex(shown) === color).map(([token]) => token);
  expect([exactIn('light').sort(), exactIn('dark').sort()]).toEqual([light.sort(), dark.sort()]);
});

/* The fills of each look that have the color of an owner: buttons of the look "poster" have the color of text. */
const fillsOf: Record<Look, string[]> = {
  door: ['action', 'room', 'paint', 'sign'],
  plate: ['action', 'sign'],
  letterhead: ['action', 'deep', 'sign'],
  offprint: ['action', 'sign'],
  poster: ['sheet-1', 'sign'],
};
const textOn: Record<string, string> = { action: 'on-action', sign: 'on-sign', room: 'on-room', deep: 'on-room' };

test.each(looks)('shows fills in the look "%s" in the written color, with black or white text', (name) => {
  const pictures = readFileSync(join(root, 'src/components/pictures/style.css'), 'utf8');
  const signs = `@layer tokens { ${/--sign: [\s\S]*?--on-sign: [^;]*;/.exec(pictures)?.[0]} }`;
  for (const [color, text] of [
    ['#e4002b', '#ffffff'],
    ['#8a9a5b', '#000000'],
    ['#ffd400', '#000000'],
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#0057b7', '#ffffff'],
  ] as const) {
    const accent = readColor(color) as Oklch;
    const tokens = tokensOf(...[...sheetsOf(name), signs].map((sheet) => recolor(sheet, accent, name)));
    for (const mode of ['light', 'dark'] as const)
      for (const fill of fillsOf[name]) {
        const hexOf = (token = '') => toHex(tokens[mode].get(token) as Oklch);
        expect([color, mode, fill, hexOf(fill)]).toEqual([color, mode, fill, color]);
        const words = fill === 'sheet-1' && mode === schemeOn(accent) ? 'ink' : textOn[fill];
        if (words) expect([color, mode, words, hexOf(words)]).toEqual([color, mode, words, text]);
      }
  }
});

test('shows the edge of a button whose color is that of the page', () => {
  const hasBorder = (color: string) => colorRules(readColor(color) as Oklch).includes('.button.primary');
  expect(['#fff', '#fffffe', '#000', '#111', '#e4002b', '#ffd400', '#777'].map(hasBorder)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});

test('adds no rules for a hue', () => {
  expect(colorRules(145, 'poster')).toBe('');
});

function partTokenNames(name: Look): string[] {
  if (name === 'poster') return ['sheet-1', 'sheet-3'];
  const both = ['link', 'mark', 'focus', 'action'];
  const others = { door: ['room', 'paint'], letterhead: ['deep'], offprint: ['head-rule'], plate: [] };
  return [...both, ...others[name]];
}

test('changes the lightness of links no more than necessary', () => {
  fc.assert(
    fc.property(anyColor, (text) => {
      const color = readColor(text) as Oklch;
      const tokens = tokensOf(recolor(css, color));
      for (const mode of ['light', 'dark'] as const) {
        const link = tokens[mode].get('link') as Oklch;
        const ground = tokens[mode].get('paint-soft') as Oklch;
        const isChanged = Math.abs(link[0] - color[0]) > 0.001;
        expect([text, mode, isChanged && contrast(link, ground) > 7.15]).toEqual([text, mode, false]);
      }
    }),
    { ...runs(50), examples: hardColors.map((each) => [each]) },
  );
});

const partTokens = {
  links: 'link',
  marks: 'mark',
  'the focus ring': 'focus',
  buttons: 'action',
  'the contact section': 'room',
  'the colored sections': 'sheet-1',
  'the artwork': 'paint',
};

test.each(looks)('reports how the parts of the look "%s" differ from the custom color', (name) => {
  const { parts } = sources[name].coloring;
  fc.assert(
    fc.property(anyColor, (text) => {
      const [lightness, chroma] = clampChroma(readColor(text) as Oklch);
      const shown = shownIn(name, text);
      const found = new Map(
        colorChanges(readColor(text) as Oklch, name).map(({ part, mode, ...change }) => [`${part} ${mode}`, change]),
      );
      const places = parts.flatMap((part) => (['light', 'dark'] as const).map((mode) => ({ part, mode })));
      for (const { part, mode } of places) {
        // In the dark theme, the focus ring is brass.
        if (part === 'the focus ring' && mode === 'dark') continue;
        const [shownLightness, shownChroma] = shown[mode].get(partTokens[part]) as Oklch;
        const { points = 0, loss = 0 } = found.get(`${part} ${mode}`) ?? {};
        expect([part, mode, Math.abs((shownLightness - lightness) * 100 - points) <= 0.51]).toEqual([part, mode, true]);
        if (chroma >= 0.02)
          expect([part, mode, Math.abs((1 - shownChroma / chroma) * 100 - loss) < 5.1]).toEqual([part, mode, true]);
      }
      expect(found.has('the focus ring dark')).toBe(false);
    }),
    { ...runs(40), examples: hardColors.map((each) => [each]) },
  );
});

test('keeps the nails of the door visible on any color', () => {
  for (const color of hardColors) {
    const shown = shownIn('door', color);
    for (const mode of ['light', 'dark'] as const) {
      const ratioOf = (over: string, ground: string) =>
        contrast(shown[mode].get(over) as Oklch, shown[mode].get(ground) as Oklch);
      expect([color, mode, ratioOf('stud', 'paint') >= 1.8]).toEqual([color, mode, true]);
      expect([color, mode, ratioOf('room-stud', 'room') >= 1.8]).toEqual([color, mode, true]);
    }
  }
});

test('shows selected text in the colors of buttons, which are readable for every accent and every color', () => {
  const base = readFileSync(join(root, 'src/styles/base.css'), 'utf8');
  expect(base).toMatch(/::selection \{\s*background: var\(--action\);\s*color: var\(--on-action\);/);
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
        expect([name, color[1] - clampChroma(color)[1] < 0.001]).toEqual([name, true]);
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
    // Some are relative to another one.
    if (!parts.startsWith('from')) expect([written, isInSrgb(written)]).toEqual([written, true]);
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
