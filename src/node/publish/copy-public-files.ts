import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../list-files.ts';
import { foldersAbove } from './file-names.ts';

/**
 * Copies the owner's files to the folder of the build, and returns their published names: see publishedPath. An owner's
 * favicon, robots.txt or _headers replaces the generated one. Throws for a file that would replace a page or another
 * file, and for one in assets/, which browsers cache for a year.
 */
export async function copyPublicFiles(from: string, to: string, written: string[]): Promise<string[]> {
  const taken = new Set(written);
  const byName = new Map(written.map((file) => [comparableName(file), file]));
  const folders = new Set(written.flatMap(foldersAbove));
  const published = new Set<string>();
  for (const original of filesBelow(from)) {
    const file = original.normalize('NFC');
    if (published.has(file))
      throw new Error(
        `public/ has two files named ${file}, whose accents are written with different characters: rename one`,
      );
    published.add(file);
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
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, original), join(to, file));
    // Published files are readable by everyone, whatever the mode of the original.
    await chmod(join(to, file), 0o644);
  }
  return [...published].filter((file) => !taken.has(file));
}

/* Many file systems ignore case and Unicode normalization in names. */
const comparableName = (file: string) => file.normalize('NFC').toLowerCase();
