import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSources } from './sources.js';

/**
 * What a release has proved: the version, and the hashes of all sources and of the tarball that came of them. `npm publish`
 * packs anew, and gets the same bytes from the same sources.
 */
export function receiptOf(folder, tarball) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version, sources: hashOfSources(folder), tarball: hashOf(tarball) };
}

/** The receipt that the last release has left in a file; null where there is none. */
export function readReceipt(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Why a package must not be published: `current` is its receipt as it would be now. Null where nothing speaks against it. */
export function refusalOf({ homepage, repository, bugs }, receipt, current) {
  if (JSON.stringify([homepage, repository, bugs]).includes('/you/'))
    return '"homepage", "repository" and "bugs" in package.json still name nobody\'s repository: put yours in place of "you"';
  if (receipt === null) return 'nothing has been proved yet: run "npm run release"';
  if (receipt.version !== current.version)
    return `version ${receipt.version} was proved, and this is ${current.version}: run "npm run release"`;
  if (receipt.sources !== current.sources)
    return 'files of the project have changed since "npm run release" proved them: run it again';
  if (receipt.tarball !== current.tarball)
    return 'the package is not the one that "npm run release" proved, though the files are: install anew with "npm ci", and run it again';
  return null;
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
