import { readVendored, vendoredIn } from '../node/vendored.ts';
import { quoted } from './quoted.ts';

/**
 * What is wrong with the tarball that a site installs Onefolio from, as a sentence with the fix; null where nothing is,
 * or there is none. A package manager with a warm cache installs from a damaged one without an error, and the host that
 * builds the site then fails. `folder` is that of the site.
 */
export async function troubleOfVendored(folder: string): Promise<string | null> {
  const vendored = await vendoredIn(folder);
  if (vendored === null) return null;
  const found = await readVendored(folder, vendored);
  if ('bytes' in found) return null;
  const trouble =
    found.problem === 'missing'
      ? 'is missing, and package.json installs Onefolio from that file.'
      : "is damaged: its content doesn't match the hash in its name.";
  return `${vendored.path} ${trouble} Restore the file from Git (git checkout -- vendor), or replace it from a clone of Onefolio: npm run update -- ${quoted(folder)}`;
}
