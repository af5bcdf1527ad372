import { readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../caught-error.ts';

/* How the name of a copy ends. Git ignores such names: see the .gitignore of a new site. */
const ending = '.onefolio-new';

/** Where the new text of a file is written before it takes the file's place. */
export const copyOf = (file: string): string => join(dirname(file), `.${basename(file)}.${process.pid}${ending}`);

/** Deletes the copies in a folder whose processes were killed. What can't be deleted stays. Throws nothing. */
export async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = copyName.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/** The same for the folder of a site, and those of its file and its texts where links lead elsewhere. */
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

const copyName = new RegExp(`^\\..+\\.([1-9]\\d{0,9})\\${ending}$`);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
