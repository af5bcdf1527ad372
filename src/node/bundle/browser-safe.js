/*
 * What may reach a visitor. The guard of the client bundle and scripts/check-imports.js both read these lists, and Node
 * runs the latter as it is, so this file is JavaScript.
 */

/** Packages that elements and views may import. */
export const viewPackages = ['react', 'wouter', '@radix-ui'];

/** Packages that anything which runs in browsers may import. What these bring along is theirs. */
export const browserPackages = [...viewPackages, 'react-dom', 'sonner', '@tanstack/query-core'];

/** Folders whose modules may be loaded by browsers; "!" takes one of them out again. */
export const browserFolders = [
  'src/client',
  '!src/client/dev',
  'src/blocks',
  '!src/blocks/definitions.ts',
  '!src/blocks/registry.ts',
  '!src/blocks/schemas.ts',
  'src/components',
  'src/shared',
  'src/styles',
];

/**
 * Whether a list names a place, which is a file relative to the folder of Onefolio, a package, or a module of Node. An
 * entry is a folder, a package or a scope, "node:", or one of them after "!", which counts more.
 *
 * @param {string} place
 * @param {readonly string[]} entries
 */
export function isAmong(place, entries) {
  const isIn = (/** @type {string} */ entry) =>
    place === entry || place.startsWith(entry.endsWith(':') ? entry : `${entry}/`);
  return entries.some(isIn) && !entries.some((entry) => entry.startsWith('!') && isIn(entry.slice(1)));
}
