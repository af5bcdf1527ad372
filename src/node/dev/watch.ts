import { type FSWatcher, realpathSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stampOf } from '../disk.ts';
import type { Source } from '../load/load-site.ts';

/**
 * How long a file must stay unreadable before it is reported, and how often it is polled meanwhile, in milliseconds.
 */
const reportDelay = 500;
const pause = 25;

/** What the watcher reports when the file has to be read. */
export interface FileState {
  /** Whether the file has stopped changing. */
  hasStoppedChanging: boolean;
  /** Whether files other than the site file, such as those in public/, may have changed. */
  hasOtherChanges: boolean;
}

/** How often files are polled without an event, in milliseconds: some file systems send none. */
const pollInterval = 1000;

/**
 * Calls `read` whenever the site file, a long text or a file in the public folder may have changed, one call at a time.
 * Watches folders instead of the file, because editors replace and rename it; if the file is a link, also the folder of
 * its target. `read` must not reject. It resolves to whether it could use the file; if not, it is called again for a
 * while, in the end with `hasStoppedChanging`. `known` is the stamp of the file from before its first read, so that later
 * saves are read at once. Never throws: a folder that can't be watched is tried again.
 */
export function watchSite(source: Source, known: string, read: (fileState: FileState) => Promise<boolean>): void {
  let isReading = false;
  let isStale = false;
  let hasOtherChanges = false;
  let lastStamp = known;
  let wake = () => {};

  const changed = async (hasOthers: boolean) => {
    isStale = true;
    hasOtherChanges ||= hasOthers;
    wake();
    if (isReading) return;
    isReading = true;
    let since = performance.now();
    while (isStale) {
      isStale = false;
      const stamp = stampOf(source.file);
      // The file may still be being written.
      if (stamp !== lastStamp) since = performance.now();
      lastStamp = stamp;
      const hasStoppedChanging = performance.now() - since >= reportDelay;
      const others = hasOtherChanges;
      hasOtherChanges = false;
      const isGood = await read({ hasStoppedChanging, hasOtherChanges: others });
      if (isGood || hasStoppedChanging) since = performance.now();
      else {
        hasOtherChanges ||= others;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
        isStale = true;
      }
    }
    isReading = false;
  };

  const folders = new Folders((hasOthers) => {
    const isNew = folders.follow(source);
    void changed(hasOthers || isNew);
  });
  folders.follow(source);
  if (stampOf(source.file) !== lastStamp) void changed(false);
  let texts = stampsOf(source);
  const timer = setInterval(() => {
    const isNew = folders.follow(source);
    const before = texts;
    texts = stampsOf(source);
    if (isNew || texts !== before || stampOf(source.file) !== lastStamp) void changed(isNew || texts !== before);
  }, pollInterval);
  timer.unref();
}

/* The stamps of the long texts: some file systems send no events. */
const stampsOf = ({ textCache }: Source): string =>
  [...textCache.filePaths, ...textCache.folders].map((path) => stampOf(path)).join();

/* The folders to watch. Each is watched as long as its inode stays the same. */
class Folders {
  readonly #watched = new Map<string, { watcher: FSWatcher; inode: string }>();
  /* The names in the watched folder that matter; a text may be referenced for the first time. */
  #names = new Set<string>();
  readonly #changed: (hasOthers: boolean) => void;

  constructor(changed: (hasOthers: boolean) => void) {
    this.#changed = changed;
  }

  /** Watches the current folders, and returns whether any of them is new. */
  follow({ file, folder, publicFolder, textCache }: Source): boolean {
    const real = realOf(file);
    const texts = textCache.filePaths.flatMap((path) => [path, realOf(path)]);
    this.#names = new Set([file, real, publicFolder, ...texts].map((place) => basename(place)));
    const ofPages = new Set(textCache.folders);
    const above = [...texts.map((place) => dirname(place)), ...ofPages, ...[...ofPages].map((place) => dirname(place))];
    for (const place of ofPages) this.#names.add(basename(place));
    const wanted = new Set([folder, dirname(real), publicFolder, ...above]);
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
          // Any text file may be a page of a folder.
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
        // It is tried again soon.
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
