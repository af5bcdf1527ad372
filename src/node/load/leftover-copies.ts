import { readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../caught-error.ts';

/* The suffix of temporary copies. Git ignores such names: see the .gitignore of a new site. */
const suffix = '.onefolio-new';

/** The path of a temporary copy, which replaces the file when it is complete. */
export const temporaryCopyOf = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}${suffix}`);

/** Deletes the temporary copies of processes that no longer run. Copies that can't be deleted stay. Never throws. */
export async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = copyName.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/** The same for the folder of a site, and those of its file and its texts if links lead elsewhere. */
export async function removeCopiesBeside({ file, folder, textCache }: Site): Promise<void> {
  const files = await Promise.all([file, ...textCache.places].map((place) => realpath(place).catch(() => place)));
  const folders = [folder, ...files.map((place) => dirname(place)), ...textCache.folders];
  for (const each of new Set(folders)) await removeCopies(each);
}

interface Site {
  file: string;
  folder: string;
  textCache: { places: string[]; folders: string[] };
}

const copyName = new RegExp(`^\\..+\\.([1-9]\\d{0,9})\\${suffix}$`);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
