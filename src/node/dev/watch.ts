import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Source } from '../load/load.ts';

/** How long an unreadable file may stay as it is before that counts, and how often it is looked at meanwhile, in milliseconds. */
const patience = 500;
const pause = 25;

/** What is known when the file is read. */
export interface FileState {
  /** Whether the file has come to rest. */
  isSettled: boolean;
  /** Whether something beside it may have changed, in public/ for one. */
  hasMore: boolean;
}

/** How often the file is looked at although nothing was heard: some disks tell nothing. */
const slowly = 1000;

/**
 * Calls `read` whenever the site file, a long text beside it or a file of its public folder may have changed, one call at a time. Folders are
 * watched, not the file, because editors replace and rename it; where the file is a link, the folder of what it leads to
 * as well. `read` answers whether it could use what it found; if not it is called again for a while, at last as settled.
 * It is told whether more may have changed than the file. `known` is the stamp of the file from before it was read the
 * first time: what has been saved since is read at once. Nothing is thrown: what cannot be watched is looked for again.
 */
export function watchSite(source: Source, known: string, read: (seen: FileState) => Promise<boolean>): void {
  let isReading = false;
  let isStale = false;
  let hasMore = false;
  let seen = known;
  let wake = () => {};

  const changed = async (isMore: boolean) => {
    isStale = true;
    hasMore ||= isMore;
    wake();
    if (isReading) return;
    isReading = true;
    let since = performance.now();
    while (isStale) {
      isStale = false;
      const stamp = stampOf(source.file);
      // Whoever writes slowly is not done.
      if (stamp !== seen) since = performance.now();
      seen = stamp;
      const isSettled = performance.now() - since >= patience;
      const more = hasMore;
      hasMore = false;
      const isGood = await read({ isSettled, hasMore: more }).catch(() => true);
      if (isGood || isSettled) since = performance.now();
      else {
        hasMore ||= more;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
        isStale = true;
      }
    }
    isReading = false;
  };

  const folders = new Folders((isMore) => {
    const isNew = folders.follow(source);
    void changed(isMore || isNew);
  });
  folders.follow(source);
  if (stampOf(source.file) !== seen) void changed(false);
  let texts = stampsOf(source);
  const timer = setInterval(() => {
    const isNew = folders.follow(source);
    const before = texts;
    texts = stampsOf(source);
    if (isNew || texts !== before || stampOf(source.file) !== seen) void changed(isNew || texts !== before);
  }, slowly);
  timer.unref();
}

/* Of the long texts beside a site: watching tells nothing on some disks. */
const stampsOf = ({ textCache }: Source): string =>
  [...textCache.places, ...textCache.folders].map((place) => stampOf(place)).join();

/* The folders that a change may come from, each watched as long as it is the same one. */
class Folders {
  readonly #watched = new Map<string, { watcher: FSWatcher; inode: string }>();
  /* What may have changed there: a text may be named that was not before. */
  #names = new Set<string>();
  readonly #changed: (isMore: boolean) => void;

  constructor(changed: (isMore: boolean) => void) {
    this.#changed = changed;
  }

  /** Watches what there is now, and says whether that is anything new. */
  follow({ file, folder, publicFolder, textCache }: Source): boolean {
    const real = realOf(file);
    const texts = textCache.places.flatMap((place) => [place, realOf(place)]);
    this.#names = new Set([file, real, publicFolder, ...texts].map((place) => basename(place)));
    const ofPages = new Set(textCache.folders);
    const around = [
      ...texts.map((place) => dirname(place)),
      ...ofPages,
      ...[...ofPages].map((place) => dirname(place)),
    ];
    for (const place of ofPages) this.#names.add(basename(place));
    const wanted = new Set([folder, dirname(real), publicFolder, ...around]);
    for (const [place, { watcher, inode }] of this.#watched) {
      if (wanted.has(place) && inode === stampOf(place, 'inode')) continue;
      watcher.close();
      this.#watched.delete(place);
    }
    let isNew = false;
    for (const place of wanted) {
      const inode = stampOf(place, 'inode');
      if (inode === '' || this.#watched.has(place)) continue;
      const recursive = place === publicFolder;
      try {
        const watcher = watch(place, { recursive, persistent: false }, (_, name) => {
          const isFile = name === basename(file) || name === basename(real);
          // Any text may be a page of a folder.
          const isOurs = name === null || this.#names.has(name) || name.endsWith('.md');
          if (recursive || isOurs) this.#changed(recursive || !isFile);
        });
        watcher.on('error', () => {
          watcher.close();
          this.#watched.delete(place);
        });
        this.#watched.set(place, { watcher, inode });
        isNew = true;
      } catch {
        // Looked for again soon.
      }
    }
    return isNew;
  }
}

function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** What tells one state of a file from another, or one file from another; empty where there is none. */
export function stampOf(place: string, what: 'state' | 'inode' = 'state'): string {
  try {
    const { ino, size, mtimeNs } = statSync(place, { bigint: true });
    return what === 'inode' ? String(ino) : `${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
  }
}
