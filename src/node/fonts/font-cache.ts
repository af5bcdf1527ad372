import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { families, packageOf } from '../../core/fonts/families.ts';
import type { Font, FontFace, FontFile } from '../../core/fonts/font-file.ts';
import { publishedPath } from '../../core/resolve/paths/addresses.ts';
import { hashOf } from '../hash.ts';
import { installCommand, packageFolder } from '../installed-package.ts';
import { inPublic } from '../load/on-disk.ts';
import { readRegular } from '../read-regular.ts';
import { rangesOf } from '../render/theme/letters-of.ts';
import { type MeasuredFont, measureFont } from './measure-font.ts';
import { isWholeWoff2, maxFontBytes } from './read-woff2.ts';

/** Finds the fonts of a site: packages that are installed in its folder, and files of public/. */
export class FontCache {
  readonly #folder: string;
  readonly #publicFolder: string;
  readonly #measured = new Map<string, Promise<MeasuredFont>>();
  #fonts = new Map<string, FontFile>();

  constructor(folder: string, publicFolder: string) {
    this.#folder = folder;
    this.#publicFolder = publicFolder;
  }

  /** Reads the fonts with these names. Compiling is synchronous, so it is done before. Never throws. */
  async prefetch(names: readonly string[]): Promise<void> {
    const found = names.map(async (name): Promise<[string, FontFile]> => [name, await this.#read(name)]);
    this.#fonts = new Map(await Promise.all(found));
    const missing = [...this.#fonts].flatMap(([name, { problem }]) => (problem === 'missing' ? [packageOf(name)] : []));
    // One command installs all of them.
    const command = installCommand(this.#folder, missing);
    for (const [name, { problem }] of this.#fonts)
      if (problem === 'missing') this.#fonts.set(name, { problem, command });
  }

  /** A font by the name of its family or its path in public/. Undefined if it wasn't read. */
  readonly fontOf = (name: string): FontFile | undefined => this.#fonts.get(name);

  /** The file of a package that is published at an address, while it is in use. */
  sourceOf(address: string): string | undefined {
    for (const font of this.#fonts.values()) {
      const face = font.problem === undefined ? font.faces.find((each) => each.address === address) : undefined;
      if (face?.source) return face.source;
    }
    return undefined;
  }

  async #read(name: string): Promise<FontFile> {
    try {
      return name.startsWith('/') ? await this.#ofPublic(name) : await this.#ofPackage(name);
    } catch {
      return { problem: 'format' };
    }
  }

  async #ofPublic(path: string): Promise<FontFile> {
    const file = inPublic(this.#publicFolder, path);
    const { bytes, problem } = file === null ? { problem: 'missing' } : readRegular(file, maxFontBytes);
    if (problem === 'unreadable') return { problem };
    if (!bytes || !isWholeWoff2(bytes)) return { problem: 'format' };
    const faces = [{ address: publishedPath(path), style: 'normal', weight: '100 900' }];
    const measured = await this.#measure(bytes);
    const characters = new Set(measured.characters);
    return {
      faces,
      kind: measured.kind,
      bytes: bytes.length,
      ...withRange(measured, (code) => characters.has(code)),
    };
  }

  async #ofPackage(family: string): Promise<FontFile> {
    const name = packageOf(family);
    const folder = packageFolder(this.#folder, name, 'index.css');
    if (folder === undefined) return { problem: 'missing', command: '' };
    const sheets = ['index.css', 'wght-italic.css'].map((file) => join(folder, file)).filter(existsSync);
    const faces = sheets.flatMap((sheet) => facesIn(readFileSync(sheet, 'utf8'), folder));
    const latin = faces.find(({ source = '', style }) => style === 'normal' && /-latin-(?!ext)/.test(source));
    if (!latin?.source) return { problem: 'format' };
    const bytes = readFileSync(latin.source);
    const ranges = faces.flatMap(({ range }) => rangesOf(`unicode-range:${range}`));
    return {
      faces,
      kind: families[family] ?? 'sans',
      bytes: bytes.length,
      license: `${family}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`,
      ...withRange(await this.#measure(bytes), (code) => ranges.some(([first, last]) => first <= code && code <= last)),
    };
  }

  /* Measures a font. The measures of files that haven't changed are kept, because it takes a third of a second. */
  async #measure(bytes: Buffer): Promise<MeasuredFont> {
    const hash = hashOf(bytes);
    const measured = this.#measured.get(hash) ?? measureFont(bytes);
    this.#measured.set(hash, measured);
    return measured;
  }
}

/* The faces that the style sheet of a package declares. All packages of Fontsource have the same layout. */
const facesIn = (sheet: string, folder: string): FontFace[] =>
  [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const declared = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`).exec(rule)?.[1]?.trim();
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(rule)?.[1];
    if (file === undefined) return [];
    const source = join(folder, file);
    const range = declared('unicode-range');
    return [
      {
        address: `/assets/${addressed(source)}`,
        source,
        style: declared('font-style') ?? 'normal',
        weight: declared('font-weight') ?? '400',
        ...(range !== undefined && { range }),
      },
    ];
  });

/* A name with the hash of the content, because these files are cached forever. */
function addressed(file: string): string {
  return `${basename(file, '.woff2')}-${hashOf(readFileSync(file)).slice(0, 8)}.woff2`;
}

/*
 * The characters of a stand-in, by alphabet: it has those of an alphabet if the font has a letter of it. All others are
 * in the fonts of the look.
 */
const alphabets: readonly [letter: number, range: string][] = [
  [0x61, 'U+0000-00FF,U+2000-22FF'],
  [0x107, 'U+0100-02FF'],
  [0x3b1, 'U+0370-03FF,U+1F00-1FFF'],
  [0x436, 'U+0400-052F'],
  [0x1ea1, 'U+1E00-1EFF'],
];

/* The measures of a font, with the characters that `has` finds in it. */
function withRange({ metrics }: MeasuredFont, has: (code: number) => boolean): Pick<Font, 'metrics'> {
  const ranges = alphabets.flatMap(([letter, range]) => (has(letter) ? [range] : []));
  return metrics ? { metrics: { ...metrics, range: ranges.join() } } : {};
}

/** The file with the licenses of published fonts. */
export const fontLicense = 'assets/font-licenses.txt';

/** The files of packages to publish: where each is, and its path in the published folder. */
export const filesOfFonts = (fonts: readonly (Font | undefined)[]): { from: string; to: string }[] => [
  ...new Map(
    fonts
      .flatMap((font) => font?.faces ?? [])
      .flatMap(({ source, address }) => (source ? [[address, { from: source, to: address.slice(1) }]] : [])),
  ).values(),
];
