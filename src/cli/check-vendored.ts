import { readVendored, vendoredIn } from '../node/vendored.ts';
import { quoted } from './quoted.ts';

/**
 * Checks the tarball from which a site installs Onefolio. Returns the problem and its fix, or null if there is none. A
 * package manager with a warm cache installs from a damaged tarball without an error, but the host can't build the
 * site. `folder` is that of the site.
 */
export async function checkVendored(folder: string): Promise<string | null> {
  const vendored = await vendoredIn(folder);
  if (vendored === null) return null;
  const found = await readVendored(folder, vendored);
  if ('bytes' in found) return null;
  const problem =
    found.problem === 'missing'
      ? 'is missing, and package.json installs Onefolio from that file.'
      : "is damaged: its content doesn't match the hash in its name.";
  return `${vendored.path} ${problem} Restore the file from Git (git checkout -- vendor), or replace it from a clone of Onefolio: npm run update -- ${quoted(folder)}`;
}
