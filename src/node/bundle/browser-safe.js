/*
 * The folders and packages that the visitors' bundle may contain. The guard of the client bundle and
 * scripts/check-imports.js both read these lists. Node runs the latter without a build step, so this file is
 * JavaScript.
 */

/** The packages that components and views may import. */
export const viewPackages = ['react', 'wouter', '@radix-ui'];

/** The packages that browser code may import. Their own dependencies are allowed too. */
export const browserPackages = [...viewPackages, 'react-dom', 'sonner', '@tanstack/query-core'];

/** The folders whose modules browsers may load; "!" excludes a folder. */
export const browserFolders = [
  'src/client',
  '!src/client/dev',
  'src/blocks',
  '!src/blocks/accepts.ts',
  '!src/blocks/registry.ts',
  '!src/blocks/schemas.ts',
  'src/components',
  'src/shared',
  'src/styles',
];

/**
 * Whether a list contains a place: a file relative to the folder of Onefolio, a package, or a Node module. An entry is
 * a
 * folder, a package, a scope or "node:". An entry that starts with "!" excludes, and takes precedence.
 *
 * @param {string} place
 * @param {readonly string[]} entries
 */
export function isAmong(place, entries) {
  const isIn = (/** @type {string} */ entry) =>
    place === entry || place.startsWith(entry.endsWith(':') ? entry : `${entry}/`);
  return entries.some(isIn) && !entries.some((entry) => entry.startsWith('!') && isIn(entry.slice(1)));
}
