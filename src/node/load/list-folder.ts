import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { TextFolder } from '../../core/compiler-host.ts';
import { folderPath } from '../../core/content/posts/files-by-post.ts';
import { codeOf } from '../caught-error.ts';
import { checkPath } from './check-path.ts';
import { describeReadError } from './describe-read-error.ts';
import { onDisk } from './on-disk.ts';
import { suggestPath } from './suggest-path.ts';

/** Returns the paths of the Markdown files in a folder, relative to the site file. */
export function filePathsIn(written: string, folder: TextFolder): string[] {
  const path = folderPath(written);
  return folder.flaw === undefined ? folder.names.map((name) => (path === '.' ? name : `${path}/${name}`)) : [];
}

/** Lists the Markdown files in a folder of a site, sorted by name. Skips names that start with a dot. */
export function listFolder(site: string, path: string): TextFolder {
  const absolute = onDisk(site, path);
  try {
    const flaw = checkPath(site, relative(site, absolute));
    if (flaw) return flaw;
    const files = readdirSync(absolute, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && !entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    const names = files.filter((name) => name.endsWith('.md'));
    const others = files.filter((name) => /\.(?:markdown|mdx|mdown|md)$/i.test(name) && !name.endsWith('.md'));
    return { names, ...(others.length > 0 && { others }) };
  } catch (error) {
    const reason = codeOf(error) === 'ENOTDIR' ? 'it is a file' : describeReadError(error);
    return reason === null
      ? { flaw: 'missing', ...suggestPath(site, path, (entry) => entry.isDirectory()) }
      : { flaw: 'unreadable', reason };
  }
}
