import type { Dirent } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../disk.ts';
import { isLink } from './file-names.ts';

/**
 * Deletes every symbolic link in a site's .onefolio folder, with a message, because writing would go to its target.
 * Deletes pipes, sockets and devices without a message, because reading or writing them could block. Throws if the
 * folder itself is a link.
 */
export async function refuseLinks(state: string): Promise<void> {
  if (isLink(state))
    throw new Error(`${state} is a symbolic link: delete the link, and Onefolio will create a folder in its place`);
  await deleteLinks(state);
}

async function deleteLinks(folder: string): Promise<void> {
  const entries: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await deleteLinks(path);
    if (entry.isDirectory() || entry.isFile()) continue;
    await rm(path, { force: true });
    if (!entry.isSymbolicLink()) continue;
    console.error(`Deleted ${path}: Onefolio doesn't use symbolic links there.`);
  }
}
