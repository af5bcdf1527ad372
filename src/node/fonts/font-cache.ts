import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { families, packageOf } from '../../core/fonts/families.ts';
import type { Font, FontFace, FontFile } from '../../core/fonts/font-file.ts';
import { hashOf } from '../hash.ts';
import { installCommand, packageFolder } from '../installed-package.ts';
import { inPublic } from '../load/in-public.ts';

/** Finds the fonts of a site: packages that are installed in its folder, and files of public/. */
export class FontCache {
  readonly #folder: string;
  readonly #publicFolder: string;
  #fonts = new Map<string, FontFile>();

  constructor(folder: string, publicFolder: string) {
    this.#folder = folder;
    this.#publicFolder = publicFolder;
  }

  /** Reads the fonts with these names. Compiling is synchronous, so it is done before. Never throws. */
  async prefetch(names: readonly string[]): Promise<void> {
    const found = names.map(async (name): Promise<[string, FontFile]> => [name, await this.#read(name)]);
    this.#fonts = new Map(await Promise.all(found));
  }

  /** A font by the name of its family or its path in public/. Undefined if it wasn't read. */
  readonly fontOf = (name: string): FontFile | undefined => this.#fonts.get(name);

  /** The file of a package that is published at an address, while it is in use. */
  sourceOf(address: string): string | undefined {
    for (const font of this.#fonts.values()) {
      const face = font.flaw === undefined ? font.faces.find((each) => each.address === address) : undefined;
      if (face?.source) return face.source;
    }
    return undefined;
  }

  async #read(name: string): Promise<FontFile> {
    try {
      return name.startsWith('/') ? await this.#ofPublic(name) : await this.#ofPackage(name);
    } catch {
      return { flaw: 'format' };
    }
  }

  async #ofPublic(path: string): Promise<FontFile> {
    const file = inPublic(this.#publicFolder, path);
    const bytes = file === null ? undefined : readFileSync(file);
    if (bytes?.toString('latin1', 0, 4) !== 'wOF2') return { flaw: 'format' };
    const faces = [{ address: path, style: 'normal', weight: '100 900' }];
    return { faces, kind: 'sans', bytes: bytes.length, ...(await metricsOf(bytes)) };
  }

  async #ofPackage(family: string): Promise<FontFile> {
    const name = packageOf(family);
    const folder = packageFolder(this.#folder, name, 'index.css');
    if (folder === undefined) return { flaw: 'missing', command: installCommand(this.#folder, [name]) };
    const sheets = ['index.css', 'wght-italic.css'].map((file) => join(folder, file)).filter(existsSync);
    const faces = sheets.flatMap((sheet) => facesIn(readFileSync(sheet, 'utf8'), folder));
    const latin = faces.find(({ source = '', style }) => style === 'normal' && /-latin-(?!ext)/.test(source));
    if (!latin?.source) return { flaw: 'format' };
    const bytes = readFileSync(latin.source);
    return {
      faces,
      kind: families[family] ?? 'sans',
      bytes: bytes.length,
      license: `${family}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`,
      ...(await metricsOf(bytes)),
    };
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

async function metricsOf(bytes: Uint8Array): Promise<Pick<Font, 'metrics'>> {
  try {
    const { fromBuffer } = await import('@capsizecss/unpack');
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(Buffer.from(bytes));
    const [up, down, gap, wide] = [ascent, -descent, lineGap, xWidthAvg].map((value) => value / unitsPerEm);
    return wide ? { metrics: { ascent: up ?? 0, descent: down ?? 0, lineGap: gap ?? 0, averageWidth: wide } } : {};
  } catch {
    return {};
  }
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
