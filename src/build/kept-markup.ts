import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from '../app/prerender.tsx';
import { hashOf } from './hash.ts';
import type { Renderer } from './prerender.ts';

/** Where the markup of a page stands in the pack, and what it holds. */
type Place = [offset: number, length: number, hash: string];

interface Index {
  version: 1;
  pack: string;
  places: Record<string, Place>;
}

const nothing: Index = { version: 1, pack: 'markup-0', places: {} };

/**
 * The markup that the last build drew, by all that it is drawn from: the code that draws, what is around every page, the
 * page, and the day where a time is in either. A page of which all that is the same is not drawn again; everything else
 * in its document is written anew. What cannot be read, or is not what was written, is drawn; what cannot be kept is not.
 */
export class KeptMarkup {
  /** How many pages this build had to draw. */
  drawn = 0;
  readonly #folder: string;
  readonly #code: string;
  #last: Index;
  readonly #places = new Map<string, Place>();
  #pack: number | null = null;
  #end = 0;

  /** `folder` is this cache's own or may come to be; `code` tells the code that draws from any other. */
  constructor(folder: string, code: string) {
    this.#folder = folder;
    this.#code = code;
    this.#last = readIndex(folder);
    for (const [offset, length] of Object.values(this.#last.places)) this.#end = Math.max(this.#end, offset + length);
    try {
      mkdirSync(folder, { recursive: true });
      if (!existsSync(join(folder, this.#last.pack))) [this.#last, this.#end] = [nothing, 0];
      this.#pack = openSync(join(folder, this.#last.pack), this.#end > 0 ? 'r+' : 'w+');
    } catch {
      // Every page is drawn, as if this were the first build.
    }
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
        const key = around.hash.copy().update(dayOf(document)).update(data).digest('hex').slice(0, 32);
        const found = this.#read(key);
        if (found !== null) return found;
        if (!page.notFound) this.drawn++;
        const markup = render(document, data);
        return typeof markup === 'string' ? this.#keep(key, markup) : markup.then((late) => this.#keep(key, late));
      },
    };
  }

  /** Keeps what this build has used, and nothing else. To be called when all pages are drawn. */
  save(): void {
    try {
      this.#save();
    } catch {
      // What was kept last is still as it was.
    }
  }

  close(): void {
    if (this.#pack !== null) closeSync(this.#pack);
    this.#pack = null;
  }

  #read(key: string): string | null {
    const place = Object.hasOwn(this.#last.places, key) ? this.#last.places[key] : this.#places.get(key);
    const bytes = place && this.#bytes(place);
    if (!place || !bytes) return null;
    this.#places.set(key, place);
    return bytes.toString();
  }

  #bytes([offset, length, hash]: Place): Buffer | null {
    if (this.#pack === null) return null;
    try {
      const bytes = Buffer.allocUnsafe(length);
      const isWhole = readSync(this.#pack, bytes, 0, length, offset) === length;
      return isWhole && hashOf(bytes) === hash ? bytes : null;
    } catch {
      return null;
    }
  }

  #keep(key: string, markup: string): string {
    this.#write(key, markup);
    return markup;
  }

  #write(key: string, markup: string): void {
    if (this.#pack === null) return;
    try {
      const bytes = Buffer.from(markup);
      // After what the last build kept, whose index stays true until there is a new one.
      writeSync(this.#pack, bytes, 0, bytes.length, this.#end);
      this.#places.set(key, [this.#end, bytes.length, hashOf(bytes)]);
      this.#end += bytes.length;
    } catch {
      this.close();
    }
  }

  #save(): void {
    if (this.#pack === null) return;
    const known = Object.keys(this.#last.places);
    if (known.length === this.#places.size && known.every((key) => this.#places.get(key) === this.#last.places[key]))
      return;
    const live = [...this.#places.values()].reduce((sum, [, length]) => sum + length, 0);
    const isMostlyOld = this.#end > 2 * live;
    const index: Index = isMostlyOld ? this.#compacted() : { ...this.#last, places: Object.fromEntries(this.#places) };
    const place = join(this.#folder, 'markup.json');
    writeFileSync(`${place}.new`, JSON.stringify(index));
    renameSync(`${place}.new`, place);
    if (isMostlyOld) rmSync(join(this.#folder, this.#last.pack), { force: true });
  }

  /* The same in a pack of its own, without what no page uses. */
  #compacted(): Index {
    const pack = this.#last.pack === 'markup-0' ? 'markup-1' : 'markup-0';
    const file = openSync(join(this.#folder, pack), 'w');
    try {
      const places: Record<string, Place> = {};
      let end = 0;
      for (const [key, place] of this.#places) {
        const bytes = this.#bytes(place);
        if (!bytes) continue;
        writeSync(file, bytes, 0, bytes.length, end);
        places[key] = [end, bytes.length, place[2]];
        end += bytes.length;
      }
      return { version: 1, pack, places };
    } finally {
      closeSync(file);
    }
  }
}

/* Without a time in it, a page is the same every day. */
function dayOf({ page, shell, builtAt }: DocumentData): string {
  const isTimed = page.timed.length > 0 || shell.timed.length > 0;
  return JSON.stringify(isTimed ? builtAt : null);
}

function readIndex(folder: string): Index {
  try {
    const index: Index = JSON.parse(readFileSync(join(folder, 'markup.json'), 'utf8'));
    const places = Object.values(index.places);
    const isSound = places.every(
      ([offset, length, hash]) =>
        Number.isSafeInteger(offset + length) && offset >= 0 && length >= 0 && hash.length > 0,
    );
    return index.version === 1 && /^markup-[01]$/.test(index.pack) && isSound ? index : nothing;
  } catch {
    return nothing;
  }
}
