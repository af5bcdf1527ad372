import { basename } from 'node:path';

/** Converts the name of a folder to a valid package name. */
export function packageName(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  // npm doesn't install a package into one with the same name.
  return ['', 'onefolio', 'sharp', 'node-modules'].includes(name) ? 'my-site' : name;
}
