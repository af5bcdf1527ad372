import { delimiter, join } from 'node:path';

const ending = process.platform === 'win32' ? '.exe' : '';

/** Where programs of these names would lie in the folders of PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name + ending)));
}
