import { type FSWatcher, watch } from 'node:fs';
import { basename } from 'node:path';
import type { Source } from './load.ts';

/** How long an unreadable file may stay so before that counts, and how often it is looked at meanwhile, in milliseconds. */
const patience = 500;
const pause = 25;

/**
 * Calls `read` whenever the site file may have changed, one call at a time. The folder is watched, not the file, because
 * many editors write another file and rename it. `read` answers whether it could use what it found; if not it is called
 * again for a while, at last with true. Nothing is thrown: a folder that cannot be watched any more is looked for again.
 */
export function watchSite({ file, folder }: Source, read: (isSettled: boolean) => Promise<boolean>): { close(): void } {
  let watcher: FSWatcher | undefined;
  let isClosed = false;
  let isReading = false;
  let isStale = false;

  const changed = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    let since = performance.now();
    while (isStale && !isClosed) {
      isStale = false;
      const isSettled = performance.now() - since >= patience;
      const isGood = await read(isSettled).catch(() => true);
      if (isGood || isSettled) since = performance.now();
      else {
        await new Promise((resolve) => setTimeout(resolve, pause));
        isStale = true;
      }
    }
    isReading = false;
  };

  const start = () => {
    if (isClosed) return;
    try {
      watcher = watch(folder, (_, name) => {
        if (name === null || name === basename(file)) void changed();
      });
      watcher.on('error', () => restart());
    } catch {
      restart();
    }
  };
  const restart = () => {
    watcher?.close();
    setTimeout(start, patience).unref();
  };

  start();
  return {
    close() {
      isClosed = true;
      watcher?.close();
    },
  };
}
