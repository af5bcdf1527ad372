import { createHash, type Hash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rendering } from '../../app/prerender.tsx';
import { pathToFile } from '../../shared/path-to-file.ts';
import { specialOf } from '../../shared/special-page.ts';
import { hashOf } from '../hash.ts';
import { markupIn } from './document.ts';
import type { Renderer } from './renderer.ts';

/** Stands in front of a renderer. Without it every page is rendered, and nothing else changes. */
export interface RenderCache {
  /** How many pages of the owner's had to be rendered. */
  readonly rendered: number;
  /** The same renderer, but for what was rendered before. */
  inFrontOf(renderer: Renderer): Renderer;
  /** Remembers this build for the next one, and forgets all others. To be called when all pages are rendered. */
  save(): void;
}

/** Where a cache finds what it remembers, and what that depends on. */
interface CacheOptions {
  /** The file of the cache's index; it need not be there. */
  index: string;
  /** The folder of the pages that the last build has published. */
  published: string;
  /** Tells the code that renders from any other. */
  code: string;
}

/** What the markup of a page was rendered from, and what it is, both as hashes. */
type Entry = [source: string, markup: string];

interface Index {
  version: 2;
  /** By the path of the page: /about, /fr/about, /fr/. */
  pages: Record<string, Entry>;
}

/**
 * Takes the markup of a page from where it is published, as long as all that it is made of is the same: the code that
 * renders, what is around every page, the page, and the day where a time is in either. What cannot be read, or is not
 * what was written, is rendered.
 */
export function openRenderCache({ index, published, code }: CacheOptions): RenderCache {
  const last = readIndex(index);
  const current = new Map<string, Entry>();
  let rendered = 0;

  const find = (path: string, source: string): string | null => {
    const entry = last.get(path);
    if (entry?.[0] !== source) return null;
    const markup = markupAt(join(published, `${fileOf(path)}.html`));
    if (markup === null || hashOf(markup) !== entry[1]) return null;
    current.set(path, entry);
    return markup;
  };

  return {
    get rendered() {
      return rendered;
    },
    inFrontOf({ render }) {
      const sourceOf = sourceHasher(code);
      return {
        render(document, key) {
          const { page } = document;
          const path = (document.prefix ?? '') + page.path;
          const source = sourceOf(document, key);
          const found = find(path, source);
          if (found !== null) return found;
          if (!specialOf(page)) rendered++;
          const markup = render(document, key);
          current.set(path, [source, hashOf(markup)]);
          return markup;
        },
      };
    },
    save() {
      writeIndex(index, { version: 2, pages: Object.fromEntries(current) });
    },
  };
}

/* Hashes what a page is made of; what is around every page is hashed once. */
function sourceHasher(code: string): (document: Rendering, key: string) => string {
  let around: { shell: unknown; hash: Hash } | undefined;
  return (document, key) => {
    const { base, shell } = document;
    if (around?.shell !== shell)
      around = { shell, hash: createHash('sha256').update(JSON.stringify([code, process.version, base, shell])) };
    return around.hash.copy().update(dayOf(document)).update(key).digest('hex').slice(0, 32);
  };
}

/* Without a time in it, a page is the same every day. */
function dayOf({ page, shell, builtAt }: Rendering): string {
  const isTimed = page.timed.length > 0 || shell.timed.length > 0;
  return JSON.stringify(isTimed ? builtAt : null);
}

/* The home page of a language lies in its folder. */
const fileOf = (path: string) => (path !== '/' && path.endsWith('/') ? `${path.slice(1)}index` : pathToFile(path));

/* In bytes. What is larger is no page of ours, or takes longer to read than to render. */
const largest = 2 ** 26;

function markupAt(file: string): string | null {
  try {
    const stats = lstatSync(file);
    return stats.isFile() && stats.size <= largest ? markupIn(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}

function readIndex(place: string): Map<string, Entry> {
  try {
    const index: Index = JSON.parse(readFileSync(place, 'utf8'));
    if (index.version !== 2) return new Map();
    return new Map(Object.entries(index.pages).filter(([, entry]) => entry.length === 2));
  } catch {
    return new Map();
  }
}

function writeIndex(place: string, index: Index): void {
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(`${place}.new`, JSON.stringify(index));
    renameSync(`${place}.new`, place);
  } catch {
    // The index of the build before stays; a page that it does not fit is rendered.
  }
}
