import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The folder of Onefolio itself. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/* All that bundles are made of; the packages are told apart by the lockfile. */
const sources = [
  'scripts/bundle.js',
  'scripts/bundle',
  'samples',
  'schema',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Node 20 runs no TypeScript and browsers no JSX, so everything is bundled once for each state of the sources. Returns
 * the folder: `command/` is what bin/onefolio.js imports, the rest is described in src/node/render/bundles.ts. It lies
 * below node_modules, where the one package is found that it leaves out. `make` writes the bundles into a folder.
 */
export async function bundle(make = bundleInto) {
  const cache = join(root, 'node_modules', '.cache', 'onefolio');
  const state = stateOfSources();
  const folder = join(cache, `bundles-${state}`);
  if (exists(join(folder, 'bundles.json.br'))) {
    // It is in use: see removeOlder.
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  if (!exists(join(root, 'node_modules', 'vite')))
    throw new Error('the Onefolio dependencies are not installed. Run "npm ci" in the Onefolio folder.');

  const staging = `${folder}.${process.pid}`;
  try {
    await make(staging);
    // What has been saved meanwhile may be in some of it.
    if (stateOfSources() !== state) return await bundle(make);
    putInPlace(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  removeOlder(cache, 'bundles-', folder);
  return folder;
}

/* Another process may have been faster with the same bundles. */
function putInPlace(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!exists(join(folder, 'bundles.json.br'))) throw error;
  }
}

/** Bundles everything into a folder, which is made. */
export async function bundleInto(folder) {
  const [{ bundleCommand }, { bundleClient }] = await Promise.all([
    import('./bundle/bundle-command.js'),
    import('./bundle/bundle-client.js'),
  ]);
  mkdirSync(folder, { recursive: true });
  await bundleCommand(root, join(folder, 'command'));
  await bundleClient(root, folder);
  // What the package has in place of the sample, which is the largest text in it.
  const sample = readFileSync(join(root, 'samples/three-languages/site.json'));
  writeFileSync(join(folder, 'three-languages.json.br'), brotliCompressSync(sample));
}

/**
 * Removes from the cache what has not been used for a day and whose name starts so, but not the current folder. A running
 * command may have yet to load a chunk of what is newer.
 */
export function removeOlder(cache, start, current) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    // Another process may remove it too.
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (name.startsWith(start) && folder !== current && Date.now() - used > 86_400_000)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** A hash of all that bundles are made of. */
export const stateOfSources = () => stateOf(sources);

/** A hash of all files at or below some places of this project, and of a text. */
export function stateOf(places, text = '') {
  const hash = createHash('sha256').update(process.version).update(text);
  for (const place of places)
    for (const file of filesBelow(join(root, place))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function exists(place) {
  return statSync(place, { throwIfNoEntry: false }) !== undefined;
}
