import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../list-files.ts';
import { megabyte, readRegular } from '../read-regular.ts';
import { foldersAbove } from './file-names.ts';
import { ImageNames } from './image-names.ts';

/**
 * Copies the owner's files to the folder of the build, and returns their published names: see publishedPath. An owner's
 * favicon, robots.txt or _headers replaces the generated one. Throws for a file that would replace a page or another
 * file, for one in assets/, which browsers cache for a year, and for one that can't be read. Leaves out the images among
 * `names` that neither the build nor another file of the owner names.
 */
export async function copyPublicFiles(
  from: string,
  to: string,
  written: string[],
  names = new ImageNames([]),
): Promise<string[]> {
  const taken = new Set(written);
  const byName = new Map(written.map((file) => [comparableName(file), file]));
  const folders = new Set(written.flatMap(foldersAbove));
  const found = new Set<string>();
  const published: string[] = [];
  const isLast = (original: string) => Number(names.isUnnamed(original.normalize('NFC')));
  // Files that may name images are read before these images are left out.
  for (const original of filesBelow(from).sort((a, b) => isLast(a) - isLast(b))) {
    const file = original.normalize('NFC');
    if (found.has(file))
      throw new Error(
        `public/ has two files named ${file}, whose accents are written with different characters: rename one`,
      );
    found.add(file);
    if (folders.has(file) || foldersAbove(file).some((folder) => taken.has(folder)))
      throw new Error(`public/${file} conflicts with a generated file: rename it`);
    if (taken.has(file) && /\.html$|^_pages\//.test(file))
      throw new Error(`public/${file} would replace a generated file: rename it`);
    const other = byName.get(comparableName(file));
    if (other !== undefined && other !== file)
      throw new Error(`public/${file} has the same name as the generated file ${other}, except for case: rename it`);
    if (file.startsWith('assets/'))
      throw new Error(
        `browsers would cache public/${file} for a year, even if it changes: move it, for example to public/${file.replace(/^assets/, 'files')}`,
      );
    if (names.isUnnamed(file)) continue;
    if (names.isSearching && !isMedia.test(file)) {
      const read = readRegular(join(from, original), most);
      if (read.problem === 'unreadable') throw new Error(`public/${file} can't be read: ${read.reason}`);
      names.search(read.bytes?.toString() ?? null);
    }
    published.push(file);
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, original), join(to, file));
    // Published files are readable by everyone, whatever the mode of the original.
    await chmod(join(to, file), 0o644);
  }
  return published.filter((file) => !taken.has(file));
}

/* Files that don't refer to others and may be large. */
const isMedia =
  /\.(?:avif|gif|heic|ico|jfif|jpe?g|png|webp|avi|flac|m4[av]|mkv|mov|mp[34]|og[gv]|opus|wav|webm|otf|ttf|woff2?|7z|br|gz|zip)$/i;

/* In bytes. */
const most = 64 * megabyte;

/* Many file systems ignore case and Unicode normalization in names. */
const comparableName = (file: string) => file.normalize('NFC').toLowerCase();
