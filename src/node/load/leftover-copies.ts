import { readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../publish/lock.ts';

/* The suffix of temporary copies. Git ignores such names: see the .gitignore of a new site. */
const suffix = '.onefolio-new';

/** Returns the path of a temporary copy, which replaces the file when it's complete. */
export const temporaryCopyOf = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}${suffix}`);

/** Deletes the temporary copies of processes that no longer run. Copies that can't be deleted stay. Never throws. */
export async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = copyName.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/** The same for all folders of a site: its own, and those of its file and its texts if links lead elsewhere. */
export async function removeCopiesBeside({ file, folder, textCache }: Site): Promise<void> {
  const files = await Promise.all([file, ...textCache.filePaths].map((path) => realpath(path).catch(() => path)));
  const folders = [folder, ...files.map((path) => dirname(path)), ...textCache.folders];
  for (const each of new Set(folders)) await removeCopies(each);
}

interface Site {
  file: string;
  folder: string;
  textCache: { filePaths: string[]; folders: string[] };
}

const copyName = new RegExp(`^\\..+\\.([1-9]\\d{0,9})\\${suffix}$`);
