import { createHash, type Hash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentData } from '../../app/prerender.tsx';
import { pathToFile } from '../../shared/path-to-file.ts';
import { hashOf } from '../hash.ts';
import { markupIn } from './document.ts';
import type { Renderer } from './prerender.ts';
import { Scratch } from './scratch.ts';

/** What the markup of a page was drawn from, and what it is. */
type Known = [source: string, markup: string];

interface Index {
  version: 2;
  /** By the path of the page: /about. */
  pages: Record<string, Known>;
}

/**
 * Takes the markup of a page from where it is published, as long as all that it is drawn from is the same: the code that
 * draws, what is around every page, the page, and the day where a time is in either. Everything else in its document is
 * written anew. What cannot be read, or is not what was written, is drawn.
 */
export class RenderCache {
  /** How many pages this build had to draw. */
  drawn = 0;
  readonly #place: string;
  readonly #published: string;
  readonly #code: string;
  readonly #last: Map<string, Known>;
  readonly #now = new Map<string, Known>();
  readonly #scratch = new Scratch();

  /**
   * `place` is where this keeps what it knows, or will; `published` the folder of the last build's pages; `code` tells the
   * code that draws from any other.
   */
  constructor(place: string, published: string, code: string) {
    this.#place = place;
    this.#published = published;
    this.#code = code;
    this.#last = readIndex(place);
  }

  /** The same renderer, but for what it need not draw again. */
  remember({ render }: Renderer): Renderer {
    let around: { shell: unknown; hash: Hash } | undefined;
    return {
      render: (document, data) => {
        const { page, shell } = document;
        if (around?.shell !== shell) {
          const hash = createHash('sha256').update(JSON.stringify([this.#code, process.version, shell]));
          around = { shell, hash };
        }
        const source = around.hash.copy().update(dayOf(document)).update(data).digest('hex').slice(0, 32);
        const found = this.#find(page.path, source);
        if (found !== null) return found;
        if (!page.notFound) this.drawn++;
        const keep = (bytes: Uint8Array) => {
          this.#now.set(page.path, [source, hashOf(bytes)]);
          return bytes;
        };
        const markup = render(document, data);
        if (typeof markup === 'string') return keep(this.#scratch.join([markup]));
        if (!(markup instanceof Promise)) return keep(markup);
        // Several may come in before the first of them is written.
        return markup.then((late) => keep(typeof late === 'string' ? Buffer.from(late) : late));
      },
    };
  }

  /** Keeps what this build knows, and nothing else. To be called when all pages are drawn. */
  save(): void {
    const index: Index = { version: 2, pages: Object.fromEntries(this.#now) };
    try {
      mkdirSync(dirname(this.#place), { recursive: true });
      writeFileSync(`${this.#place}.new`, JSON.stringify(index));
      renameSync(`${this.#place}.new`, this.#place);
    } catch {
      // What was known last stays: a page that it does not fit is drawn.
    }
  }

  #find(path: string, source: string): Buffer | null {
    const known = this.#last.get(path);
    if (known?.[0] !== source) return null;
    const markup = this.#markupAt(join(this.#published, `${pathToFile(path)}.html`));
    if (markup === null || hashOf(markup) !== known[1]) return null;
    this.#now.set(path, known);
    return markup;
  }

  #markupAt(file: string): Buffer | null {
    try {
      const stats = lstatSync(file);
      return stats.isFile() && stats.size <= largest ? markupIn(this.#scratch.read(file, stats.size)) : null;
    } catch {
      return null;
    }
  }
}

/* In bytes. What is larger is no page of ours, or is sooner drawn than somebody waits for it. */
const largest = 2 ** 26;

/* Without a time in it, a page is the same every day. */
function dayOf({ page, shell, builtAt }: DocumentData): string {
  const isTimed = page.timed.length > 0 || shell.timed.length > 0;
  return JSON.stringify(isTimed ? builtAt : null);
}

function readIndex(place: string): Map<string, Known> {
  try {
    const index: Index = JSON.parse(readFileSync(place, 'utf8'));
    if (index.version !== 2) return new Map();
    return new Map(Object.entries(index.pages).filter(([, known]) => known.length === 2));
  } catch {
    return new Map();
  }
}
