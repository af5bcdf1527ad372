import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { TextFolder } from '../../compile/compiler-host.ts';
import { nearest } from '../../compile/diagnostic/suggest.ts';
import { folderPath } from '../../compile/folders/folder-path.ts';
import { codeOf } from '../caught-error.ts';
import { liesIn } from '../publish/file-names.ts';
import { readTrouble } from './read-trouble.ts';

/** The Markdown files of a folder, by their paths from the site file. */
export function placesIn(written: string, folder: TextFolder): string[] {
  const path = folderPath(written);
  return folder.flaw === undefined ? folder.names.map((name) => (path === '.' ? name : `${path}/${name}`)) : [];
}

/** The Markdown files of a folder of a site, in the order of their names; those that begin with a dot are left out. */
export function listFolder(site: string, path: string): TextFolder {
  const place = join(site, path);
  try {
    const names = readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.md') && !entry.name.startsWith('.') && !entry.isDirectory())
      .map(({ name }) => name);
    // A link may lead anywhere.
    if (path !== '.' && !liesIn(place, site)) return { flaw: 'outside' };
    return { names: names.sort() };
  } catch (error) {
    const reason = codeOf(error) === 'ENOTDIR' ? 'it is a file' : readTrouble(error);
    return reason === null ? { flaw: 'missing', ...nearby(path, place) } : { flaw: 'unreadable', reason };
  }
}

/* The folder beside the place of one that is not there, with nearly its name. */
function nearby(path: string, place: string): { meant?: string } {
  try {
    const folders = readdirSync(dirname(place), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const meant = nearest(
      basename(path),
      folders.map(({ name }) => name),
    );
    return meant === undefined ? {} : { meant: path.slice(0, -basename(path).length) + meant };
  } catch {
    return {};
  }
}
