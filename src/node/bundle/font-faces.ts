import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expectDefined } from '../../shared/expect-defined.ts';
import table from '../../styles/fonts.json';

/** A row of src/styles/fonts.json: a font file, or a system font that replaces one until it has loaded. */
interface FontRow {
  family: string;
  style?: string;
  weights?: string;
  /** The package, the letters and the style of a file of Fontsource, or the name of a file in src/styles/fonts/. */
  file?: string;
  /** The system font, and whether it is bold or italic. */
  local?: string;
  /** The size, ascent and descent, in percent. A file has only a size. */
  sizes?: readonly number[];
  /** The characters, by the name in `ranges`; those of the file by default, and all for a system font. */
  range?: string;
}

const letters: Record<string, readonly FontRow[]> = table.letters;
const looks: Record<string, readonly FontRow[]> = table.looks;
const ranges: Record<string, string> = table.ranges;
const systemFonts: Record<string, readonly string[]> = table.systemFonts;

/** The generated style sheets with the fonts of other letters than Western European ones, by name: "greek". */
export const lettersSheets = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(letters)
      .toSorted()
      .map((name) => [name, join(root, `src/styles/letters/${name}.css`)]),
  );

/** Generates the style sheets of letters from the table, and adds the fonts of the looks to their style sheets. */
export function fontFaces(root: string): Plugin {
  const generated = new Map(Object.entries(lettersSheets(root)).map(([name, id]) => [id, rulesOf(letters[name])]));
  return {
    name: 'onefolio:fonts',
    enforce: 'pre',
    resolveId: (id) => (generated.has(id) ? id : undefined),
    load: (id) => generated.get(id),
    transform(code, id) {
      const [, look] = /\/src\/looks\/([^/]+)\/look\.css$/.exec(id) ?? [];
      return look && `${rulesOf(looks[look])}\n${code}`;
    },
  };
}

const rulesOf = (rows: readonly FontRow[] = []): string => rows.map(ruleOf).join('\n');

function ruleOf({ family, style, weights, file, local, sizes = [], range = file }: FontRow): string {
  const [size, ascent, descent] = sizes.map((each) => `${each}%`);
  const declarations = {
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weights,
    'font-display': file && 'swap',
    src: file ? `url("${addressOf(file)}") format("woff2")` : localOf(local),
    'size-adjust': size,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': local && '0%',
    'unicode-range': range && rangeOf(range),
  };
  const written = Object.entries(declarations).flatMap(([name, value]) => (value ? `${name}:${value}` : []));
  return `@font-face{${written.join(';')}}`;
}

/** The address of a font file in a style sheet: that of a package, or a path from the folder of Onefolio. */
export function addressOf(file: string): string {
  const [name, script, style = 'normal'] = file.split('/');
  return script === undefined
    ? `/src/styles/fonts/${name}.woff2`
    : `@fontsource-variable/${name}/files/${name}-${script}-wght-${style}.woff2`;
}

/** The characters of a file, as in CSS. */
export const rangeOf = (file: string): string =>
  expectDefined(ranges[file.replace(/\/italic$/, '')], `The range of ${file}`);

/* "sans bold" is the bold style of each system font for "sans". */
function localOf(local = ''): string {
  const [name = '', variant = ''] = local.split(' ');
  const suffix = variant && ` ${variant.charAt(0).toUpperCase()}${variant.slice(1)}`;
  const names = expectDefined(systemFonts[name], `The system font "${name}"`);
  return names.map((each) => `local("${each}${suffix}")`).join();
}
