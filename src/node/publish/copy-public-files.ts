import { chmod, copyFile, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { missing } from '../disk.ts';
import { foldersAbove } from './apply-journal.ts';

/**
 * Copies the owner's files to where the site is written, and returns them, relative to it. An owner's favicon, robots
 * or headers take the place of ours; a file that would take the place of a page is refused, and so is one among the
 * assets, which hosts tell browsers to keep because their names change with what they hold.
 */
export async function copyPublicFiles(from: string, to: string, written: string[]): Promise<string[]> {
  const files = await filesBelow(from);
  const taken = new Set(written);
  const folders = new Set(written.flatMap(foldersAbove));
  for (const file of files) {
    if (folders.has(file) || foldersAbove(file).some((folder) => taken.has(folder)))
      throw new Error(`public/${file} is in the way of a file of the site: give it another name`);
    if (taken.has(file) && /\.html$|^_pages\//.test(file))
      throw new Error(`public/${file} would take the place of a file of the site: give it another name`);
    if (file.startsWith('assets/'))
      throw new Error(
        `public/${file} would be kept by browsers for a year, also once it has changed: move it, to public/${file.replace(/^assets/, 'files')} for example`,
      );
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
    // What is published is for everybody, whoever may read the original.
    await chmod(join(to, file), 0o644);
  }
  return files.filter((file) => !taken.has(file));
}

/**
 * Every file below a folder, with forward slashes; none when there is no such folder. Symbolic links are what they lead
 * to, as they are when a site is checked; one that leads nowhere, or back up, is left out.
 */
export async function filesBelow(folder: string, above: readonly string[] = []): Promise<string[]> {
  const real = await realpath(folder).catch(leadingNowhere);
  if (real === null || above.includes(real)) return [];
  const files: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const entry = await stat(join(folder, name)).catch(leadingNowhere);
    if (entry?.isFile()) files.push(name);
    else if (entry?.isDirectory())
      for (const file of await filesBelow(join(folder, name), [...above, real])) files.push(`${name}/${file}`);
  }
  return files;
}

/* What cannot be looked at for any other reason would be missed on the site. */
function leadingNowhere(error: NodeJS.ErrnoException): null {
  return error.code === 'ELOOP' ? null : missing(error);
}
