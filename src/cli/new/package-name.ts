import { basename } from 'node:path';

/** A name that npm accepts for the package in a folder, as near as it gets to the folder's own. */
export function packageName(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  // npm installs no package into one that has its name.
  return ['', 'onefolio', 'sharp', 'node-modules'].includes(name) ? 'my-site' : name;
}
