import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { SpecialPage } from '../../shared/special-page.ts';
import type { Renderer } from './renderer.ts';

/**
 * What every site is made with, bundled when Onefolio itself was: `client/` goes to visitors, `dev/` is what the dev
 * server adds to it, and `renderer/` renders pages. Nothing of it depends on a site.
 */
export interface Bundles {
  /** The folder that holds all of it, absolute. */
  folder: string;
  client: Client;
}

/** What pages have to know of the client's files, as bundles.json.br says it. */
export interface Client {
  /** The inline script. */
  script: string;
  /** The style sheet that stands in every page. Its colours are those of the usual accent; addresses begin with `baseMark`. */
  style: string;
  /** What follows it in the pages of sites that have a block of a type, by the types: see styles-of.ts. */
  styles: Record<string, string>;
  /** The style sheet that pages are printed with, below the base. */
  printStyle: string;
  /** What it says. */
  printRules: string;
  /** The style sheets of pages that are not made of blocks, below the base, by the name of the page. */
  pageStyles: Record<SpecialPage, string>;
  /** The script that hydrates a page, below the base. */
  entry: string;
  /** See build-id.ts. */
  build: string;
  /** icons/sprite.svg and icons/brands.svg, a symbol a line. */
  sprite: string;
  /** Everything that is published of it, relative to client/. */
  files: string[];
}

/** Stands in the bundled style sheet where the base of the site belongs. */
export const baseMark = 'onefolio-base:';

/** Reads the bundles in a folder. Throws where there are none. */
export async function readBundles(folder: string): Promise<Bundles> {
  const text = brotliDecompressSync(await readFile(join(folder, 'bundles.json.br'))).toString();
  return { folder, client: JSON.parse(text) };
}

/** Loads what renders pages. */
export async function loadRenderer({ folder }: Bundles): Promise<Renderer> {
  // React's development renderer is slower by more than half, and the mode is read when it is loaded.
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(folder, 'renderer/prerender.js')).href);
}
