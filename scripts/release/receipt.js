import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSources } from './sources.js';

/**
 * The receipt of a release: the version, and the hashes of all sources and of the tarball. `npm publish` packs again,
 * which is reproducible.
 */
export function receiptOf(folder, tarball) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version, sources: hashOfSources(folder), tarball: hashOf(tarball) };
}

/** The receipt of the last release in a file; null if there is none. */
export function readReceipt(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Why a package must not be published; `current` is its receipt for the current sources. Null if it may be published.
 */
export function refusalOf({ homepage, repository, bugs }, receipt, current) {
  if (JSON.stringify([homepage, repository, bugs]).includes('/you/'))
    return '"homepage", "repository" and "bugs" in package.json still contain the placeholder "you": replace "you" with the owner of your repository';
  if (receipt === null) return 'no release has been verified yet: run "npm run release"';
  if (receipt.version !== current.version)
    return `the verified version is ${receipt.version}, but this is ${current.version}: run "npm run release"`;
  if (receipt.sources !== current.sources)
    return 'the sources have changed since "npm run release" verified them: run "npm run release" again';
  if (receipt.tarball !== current.tarball)
    return 'the package differs from the one that "npm run release" verified, although the sources are the same: reinstall with "npm ci", then run "npm run release" again';
  return null;
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
