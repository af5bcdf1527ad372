import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which of these names a folder has already, also as a link that leads nowhere. Throws when it is no folder. */
export async function namesTaken(folder: string, names: string[]): Promise<string[]> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => there.includes(name));
}

/** Writes new files into a folder, all of them or none, and never over one that is there. */
export async function create(folder: string, files: Record<string, string>): Promise<void> {
  const written: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text, { flag: 'wx' });
      written.push(name);
    }
  } catch (error) {
    for (const name of written) await rm(join(folder, name), { force: true });
    throw error;
  }
}
