import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of Onefolio. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const cache = join(root, 'node_modules', '.cache', 'onefolio');

/* The sources of the bundles; the lockfile stands for the packages. */
const sources = [
  'scripts/bundle.js',
  'scripts/bundle',
  'samples/three-languages',
  'schema',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Bundles the sources, because Node 20 can't run TypeScript and browsers can't run JSX; reuses the result until a
 * source changes. Returns the folder: bin/onefolio.js imports `command/`, src/node/render/bundles.ts describes the
 * rest. The folder is below node_modules, where the one package that isn't bundled can be found. `make` writes the
 * bundles into a folder.
 */
export async function bundle(make = bundleInto) {
  const state = stateOfSources();
  const folder = join(cache, `bundles-${state}`);
  if (exists(join(folder, 'bundles.json.br'))) {
    // Marks it as in use: see removeOlder.
    ifWritable(() => utimesSync(folder, new Date(), new Date()));
    return folder;
  }
  if (!exists(join(root, 'node_modules', 'vite')))
    throw new Error('the Onefolio dependencies are not installed. Run "npm ci" in the Onefolio folder.');

  const staging = `${folder}.${process.pid}`;
  try {
    await make(staging);
    // A source that was saved during bundling may be in some of the bundles.
    if (stateOfSources() !== state) return await bundle(make);
    putInPlace(staging, folder);
    // Without it, Node would parse each file to learn its format.
    replace(join(cache, 'package.json'), '{ "type": "module" }');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new Error(
      `this user can't write to ${cache}. Run the command once as a user who can, or clone Onefolio again.`,
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  removeOlder(cache, 'bundles-', folder);
  return folder;
}

/* Another process may have written the same bundles first. */
function putInPlace(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!exists(join(folder, 'bundles.json.br'))) throw error;
  }
}

/** Creates a folder and bundles everything into it. */
export async function bundleInto(folder) {
  const [{ bundleCommand }, { bundleClient }] = await Promise.all([
    import('./bundle/bundle-command.js'),
    import('./bundle/bundle-client.js'),
  ]);
  mkdirSync(folder, { recursive: true });
  await bundleCommand(root, join(folder, 'command'));
  await bundleClient(root, folder);
  // Scripts for processes of their own, and templates.
  cpSync(join(root, 'src/node/outputs/document-writers'), join(folder, 'document-writers'), { recursive: true });
}

/**
 * Removes entries of the cache that start with `start` and weren't used for a day, except the current one. Newer ones
 * stay, because a running command may still load chunks from them.
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

/**
 * A hash of all sources of the bundles. Reading a thousand files takes a sixth of the time of `onefolio check`, so the
 * last hash is stored with a hash of the sizes and times of the files.
 */
export function stateOfSources() {
  const stamp = hashOf(sources, '', (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
  const place = join(cache, 'state');
  const [known, state] = exists(place) ? readFileSync(place, 'utf8').split(' ') : [];
  if (known === stamp && state) return state;
  const found = stateOf(sources);
  ifWritable(() => {
    mkdirSync(cache, { recursive: true });
    replace(place, `${stamp} ${found}`);
  });
  return found;
}

/* Changes the cache. If another user owns it, it stays as it is: the next start only takes longer. */
function ifWritable(change) {
  try {
    change();
  } catch {}
}

/** A hash of all files at or below some paths of this project, and of a text. */
export const stateOf = (places, text = '') => hashOf(places, text, (file) => readFileSync(file));

function hashOf(places, text, contentOf) {
  const hash = createHash('sha256').update(process.version).update(text);
  for (const place of places)
    for (const file of filesBelow(join(root, place))) hash.update(file.slice(root.length)).update(contentOf(file));
  return hash.digest('hex').slice(0, 16);
}

/* Other processes never read a part of the file. */
function replace(place, text) {
  const temporary = `${place}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, place);
}

function filesBelow(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => (entry.parentPath ?? entry.path) + sep + entry.name)
    .sort();
}

function exists(place) {
  return statSync(place, { throwIfNoEntry: false }) !== undefined;
}
