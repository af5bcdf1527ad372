import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { looks } from '../../schema/looks.ts';
import { addressOf, rangeOf } from '../../src/node/bundle/font-faces.ts';
import fonts from '../../src/styles/fonts.json';
import { root } from '../support/root.ts';

const filesIn = (folder: string, ending: RegExp): [file: string, text: string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => [join(folder, file).replaceAll('\\', '/'), readFileSync(join(root, folder, file), 'utf8')]);

const sheets = filesIn('src', /\.css$/);
const isOfLook = (file: string) => file.startsWith('src/looks/');
/* Views and scripts set some properties of elements. */
const scripts = filesIn('src', /\.tsx?$/).map(([, text]) => text);
const definedIn = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
const shared = [
  ...definedIn(
    sheets.filter(([file]) => !isOfLook(file)).map(([, text]) => text),
    /(--[\w-]+)\s*:/g,
  ),
  ...definedIn(scripts, /['"](--[\w-]+)['"]/g),
];

/* The properties that style sheets use without defining them. */
function undefinedIn(files: [file: string, text: string][], defined: readonly (string | undefined)[]): string[] {
  return files.flatMap(([file, text]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name]) => !defined.includes(name))
      .map(([, name]) => `${file}: ${name}`),
  );
}

const ofLook = (name: string) => sheets.filter(([file]) => file.startsWith(`src/looks/${name}/`));
/* The tokens that a look defines for the whole page. */
const tokensOf = (name: string) =>
  ofLook(name).flatMap(([, text]) =>
    definedIn([...text.matchAll(/^@layer tokens \{\n {2}:root \{$(.*?)^ {2}\}$/gms)].map(String), /^ {4}(--[\w-]+):/gm),
  );

test('style sheets use no custom property that neither they nor all looks define', () => {
  const files = sheets.filter(([file]) => !isOfLook(file));
  expect(files.length).toBeGreaterThan(20);
  for (const look of looks) expect([look, undefinedIn(files, [...shared, ...tokensOf(look)])]).toEqual([look, []]);
});

test.each(looks)('the look "%s" uses no custom property that is not defined in it or for all looks', (name) => {
  const files = ofLook(name);
  expect(files.length).toBeGreaterThan(0);
  const own = definedIn(
    files.map(([, text]) => text),
    /(--[\w-]+)\s*:/g,
  );
  expect(undefinedIn(files, [...shared, ...own])).toEqual([]);
});

test('only the style sheet of a look names its font', () => {
  const fontsOf = looks.map((look) => ({
    look,
    families: [...new Set(fonts.looks[look].map(({ family }) => family))],
  }));
  for (const { look, families } of fontsOf) {
    const naming = sheets.filter(([, text]) => families.some((family) => text.includes(`"${family}"`)));
    expect(naming.map(([file]) => file)).toEqual([`src/looks/${look}/look.css`]);
  }
});

describe('the ranges of the fonts', () => {
  /* The characters of a font file. Spaces and control characters are drawn by any font. */
  const charactersOf = (file: string) =>
    new Set(
      [...(create(readFileSync(file)) as { characterSet: number[] }).characterSet].filter(
        (code) => code > 0x20 && code !== 0xffff,
      ),
    );

  const charactersIn = (range: string) =>
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });

  const rows = [...Object.values(fonts.looks), ...Object.values(fonts.letters)].flat();
  const faces = [...new Set(rows.flatMap((row) => ('file' in row ? (row.file ?? []) : [])))].map((name) => ({
    name,
    range: rangeOf(name),
    file: join(root, addressOf(name).replace(/^@/, 'node_modules/@')),
  }));

  test('the table contains fonts', () => {
    expect(faces.length).toBeGreaterThan(25);
  });

  test.each(faces)('the range of $name has only characters of the file', ({ range, file }) => {
    const available = charactersOf(file);
    const missing = charactersIn(range).filter((code) => code > 0x20 && !available.has(code) && !isControl(code));
    expect(missing.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  test.each(faces)('the range of $name has the characters that no other file has', ({ range, file }) => {
    const all = new Set(faces.flatMap((face) => charactersIn(face.range)));
    expect(charactersIn(range).length).toBeGreaterThan(0);
    const unused = [...charactersOf(file)].filter((code) => !all.has(code) && !isInvisible(code));
    expect(unused.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0);
  const isInvisible = (code: number) => /[\p{Cf}\p{Zs}\p{M}]/u.test(String.fromCodePoint(code));
});
