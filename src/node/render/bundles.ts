import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Rendering } from '../../client/prerender.tsx';
import type { SpecialPage } from '../../shared/special-page.ts';

/**
 * The bundles that every site shares: `client/` is for visitors, `dev/` is what the dev server adds, and `renderer/`
 * renders pages. None of them depends on a site.
 */
export interface Bundles {
  /** The folder of all bundles, absolute. */
  folder: string;
  client: Client;
}

/** The data about the client's files that pages need, from bundles.json.br. */
export interface Client {
  /** The inline script. */
  script: string;
  /** The style sheet of every page, in the colors of the default accent; URLs start with `basePlaceholder`. */
  style: string;
  /** The additional styles of block types, by type and by the settings in it: see `stylesOf` in assets.ts. */
  styles: Record<string, string>;
  /** The style sheets of the looks, by name, and the files that they refer to, relative to client/. */
  looks: Record<string, { style: string; files: string[] }>;
  /** The same for the font files of other letters than Western European ones: see letters-of.ts. */
  letters: Record<string, { style: string; files: string[] }>;
  /** The print style sheet, relative to the base path. */
  printStyle: string;
  /** The content of the print style sheet. */
  printRules: string;
  /** The style sheets of pages without blocks, relative to the base path, by the name of the page. */
  pageStyles: Record<SpecialPage, string>;
  /** The script that hydrates pages, relative to the base path. */
  entry: string;
  /** See `buildIdOf` in write-bundles.ts. */
  build: string;
  /** icons/sprite.svg and icons/brands.svg, one symbol per line. */
  sprite: string;
  /** All files that every site publishes, relative to client/. */
  files: string[];
}

/** The client's files that a site publishes: those of every site, of its look, and of its letters. */
export const filesOf = (
  { files, looks }: Pick<Client, 'files' | 'looks'>,
  look = 'door',
  letters: readonly string[] = [],
): string[] => [...new Set([...files, ...(looks[look]?.files ?? []), ...letters])];

/** Reads the bundles in a folder. Throws if there are none. */
export async function readBundles(folder: string): Promise<Bundles> {
  const text = brotliDecompressSync(await readFile(join(folder, 'bundles.json.br'))).toString();
  return { folder, client: JSON.parse(text) };
}

/** Loads the renderer. */
export async function loadRenderer({ folder }: Bundles): Promise<Renderer> {
  // React's development renderer takes more than twice as long, and React reads the mode when it is loaded.
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(folder, 'renderer/prerender.js')).href);
}

/** The bundled src/client/prerender.tsx, which renders pages. */
export interface Renderer {
  /** The markup of a page. Throws if a view fails. */
  render(document: Rendering): string;
}
