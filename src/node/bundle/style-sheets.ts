import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { basePlaceholder } from '../../core/style/custom-style.ts';
import type { Client } from '../render/bundles.ts';
import { lettersSheets } from './font-faces.ts';

/**
 * The style sheets that a site includes only if it uses them, by the names of their bundles: those of the language
 * menu, of pictures, of the block types, and of settings in them. src/blocks/legal-text/style.css is
 * "style-legal-text", and src/blocks/hero/style.article.css is "style-hero_article". A hyphen joins settings of which one
 * is enough: src/blocks/timeline/style.about-details.css.
 */
export const optionalStyles = (root: string): Record<string, string> => ({
  'style-languages': join(root, 'src/components/languages/style.css'),
  'style-pictures': join(root, 'src/components/pictures/style.css'),
  ...sheetsIn(join(root, 'src/blocks'), 'style'),
});

/**
 * The print style sheets, by the names of their bundles: that of every page, that of the components, and those of the
 * block types.
 */
export const printSheetsOf = (root: string): Record<string, string> => ({
  print: join(root, 'src/styles/print.css'),
  'components-print': join(root, 'src/components/print.css'),
  ...sheetsIn(join(root, 'src/blocks'), 'print'),
});

/** The style sheets of the looks, by the names of their bundles: src/looks/plate/look.css is "look-plate". */
export const stylesOfLooks = (root: string): Record<string, string> => sheetsIn(join(root, 'src/looks'), 'look');

/** The style sheets with the fonts of rarer letters, by the names of their bundles: "letters-persian". */
export const stylesOfLetters = (root: string): Record<string, string> =>
  Object.fromEntries(Object.entries(lettersSheets(root)).map(([name, file]) => [`letters-${name}`, file]));

/*
 * The style sheets with a name in the folders of a folder: src/looks/plate/look.css is "look-plate",
 * src/blocks/hero/style.article.css "style-hero_article".
 */
function sheetsIn(folder: string, name: 'look' | 'style' | 'print'): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sheets = files.flatMap(({ name: inner }) =>
    readdirSync(join(folder, inner)).flatMap((file) => {
      const [found, setting] = new RegExp(`^${name}(?:\\.([a-z-]+))?\\.css$`, 'i').exec(file) ?? [];
      return found ? [[`${name}-${inner}${setting ? `_${setting}` : ''}`, join(folder, inner, file)] as const] : [];
    }),
  );
  return Object.fromEntries(sheets.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Fails the client build if a script imports the style sheet of a block, or if a lazy chunk imports any style sheet: it
 * would be in the pages of every site.
 */
export function checkStyleImports(): Plugin {
  return {
    name: 'onefolio:styles-apart',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const atOnce = new Set<string>();
      const visit = (id: string) => {
        if (atOnce.has(id)) return;
        atOnce.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      const ids = [...this.getModuleIds()];
      for (const id of ids) if (this.getModuleInfo(id)?.isEntry) visit(id);
      const sheet = ids.find((id) => /\/src\/blocks\/.*\.css$/.test(id) || (id.endsWith('.css') && !atOnce.has(id)));
      if (sheet)
        this.error(
          `${sheet} would be on the pages of every site: put the styles of a block in its style.css, which no script imports`,
        );
    },
  };
}

/** The bundled style sheets, ready to be inlined, and the print style sheets as one text. */
type StyleSheets = Pick<Client, 'styles' | 'looks' | 'letters' | 'printRules'>;

/**
 * Reads the bundled style sheets of components and blocks, by type, of looks and letters, by name, and the print style
 * sheets as one text. Moves the fonts of looks and letters into the client's folder, and removes the folder of the
 * style sheets. Throws if a style sheet is missing, or if the style sheet of a block has a file of its own.
 */
export async function readStyleSheets(root: string, folder: string, client: string): Promise<StyleSheets> {
  const read = async (name: string) => (await readFile(join(folder, `${name}.css`), 'utf8')).trim();
  const withFiles = async (name: string) => {
    const style = inlineStyle(await read(name));
    return { style, files: filesIn(style) };
  };
  const looks = await eachOf(stylesOfLooks(root), 'look-', withFiles);
  const letters = await eachOf(stylesOfLetters(root), 'letters-', withFiles);
  const fonts = new Set(Object.values({ ...looks, ...letters }).flatMap(({ files }) => files));
  const assets = existsSync(join(folder, 'assets')) ? readdirSync(join(folder, 'assets')) : [];
  const surplus = assets.find((file) => !fonts.has(`assets/${file}`));
  if (surplus !== undefined) throw new Error(`the style sheet of a block must not emit files: ${surplus}`);
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const file of assets) await rename(join(folder, 'assets', file), join(client, 'assets', file));
  const styles = await eachOf(optionalStyles(root), 'style-', async (name) => inlineStyle(await read(name)));
  const printed = await Promise.all(Object.keys(printSheetsOf(root)).map(read));
  await rm(folder, { recursive: true });
  return { styles, looks, letters, printRules: printed.join('') };
}

/* The files that a bundled style sheet refers to. */
const filesIn = (style: string): string[] => [
  ...new Set([...style.matchAll(new RegExp(`${basePlaceholder}/([^)"']+)`, 'g'))].map(([, file = '']) => file)),
];

async function eachOf<Value>(
  sheets: Record<string, string>,
  prefix: string,
  read: (name: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries = Object.keys(sheets).map(async (name) => [name.slice(prefix.length), await read(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Minifies a bundled style sheet for inlining: removes the spaces that the bundler leaves in the values of custom
 * properties, and its marker at the end of each file. Text is horizontal in every supported language, so logical
 * property names are replaced by shorter physical ones, except for inline start and end. A nested selector needs no "&":
 * browsers that know light-dark() know that.
 */
export const inlineStyle = (sheet: string): string =>
  sheet
    .replace(/\/\*\$vite\$:\d+\*\/\s*$/, '')
    .trim()
    .replace(/("(?:[^"\\]|\\.)*")|([,/]) /g, (_, quoted?: string, sign = '') => quoted ?? sign)
    .replace(/(?<=[;{}])[a-z][a-z-]*(?=:)/g, onScreen)
    .replace(/(?<=[;{}])& (?=[.:[a-z])/g, '')
    .replaceAll('</style', '<\\/style');

/* The shorter physical name of a logical property. */
const onScreen = (property: string) =>
  property
    .replace('inline-size', 'width')
    .replace('block-size', 'height')
    .replace(/(?:inset-)?block-start/, 'top')
    .replace(/(?:inset-)?block-end/, 'bottom');
