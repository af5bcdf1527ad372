import { delimiter, join } from 'node:path';

const ending = process.platform === 'win32' ? '.exe' : '';

/** The possible paths of programs with these names in the folders of PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name + ending)));
}
