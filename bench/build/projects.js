import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf } from './content.js';
import { peers } from './peers.js';
import { postFiles, postPeers, postSite } from './posts.js';
import { siteOf } from './site.js';
import { allOutputs, starterWith } from './starter.js';

/*
 * The measured generators, with the same interface: `fill(count)` writes content for so many pages, `reset()` moves the
 * output of the last build away, `clear()` deletes it, `build` is the command, `out` the output folder.
 */

/** The benchmarks: the peers, their content and that of Onefolio, as texts by file. */
export const contents = {
  pages: {
    peers,
    filesOf: (count) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, number) => [`content/p${number}.json`, JSON.stringify(contentOf(number))]),
      ),
    siteFilesOf: (count, edits) => ({ 'site.json': siteOf(count, edits) }),
  },
  posts: {
    peers: postPeers,
    filesOf: (count) => postFiles('content', count),
    siteFilesOf: (count, edits) => ({ 'site.json': postSite, ...postFiles('posts', count, edits) }),
  },
  starter: { siteFilesOf: () => ({ 'site.json': starterWith({}) }), options: ['--allow-placeholders'] },
  outputs: {
    siteFilesOf: () => ({ 'site.json': starterWith(allOutputs) }),
    options: ['--allow-placeholders'],
    needsPackages: true,
  },
};

/** A peer as a project in a folder, with its packages installed. `node` is the folder of the Node that runs it. */
export function peerIn(name, folder, node, content) {
  const { packages, files, build, out, caches, environment } = content.peers[name];
  write(folder, {
    'package.json': JSON.stringify({ name: `bench-${name}`, private: true, type: 'module', dependencies: packages }),
    ...files,
  });
  install(folder);
  return {
    name,
    build,
    out: join(folder, out),
    folder,
    environment: {
      ...environment,
      PATH: [join(folder, 'node_modules/.bin'), node, process.env.PATH].join(delimiter),
    },
    fill(count) {
      rmSync(join(folder, 'content'), { recursive: true, force: true });
      write(folder, content.filesOf(count));
    },
    reset: () => setAside(folder, [out, ...caches]),
    clear: () => clear(folder),
  };
}

/**
 * Onefolio, run by the Node in the folder `node`. `caches` are the caches that a build finds: "none", only the
 * "bundles" of Onefolio, or "all" from the last build of the site, after an edit of one page.
 */
export function onefolioIn(name, folder, node, content, caches) {
  const file = join(folder, 'site.json');
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const cache = join(root, 'node_modules/.cache/onefolio');
  mkdirSync(folder, { recursive: true });
  // The owner installs the packages of some outputs; here, they are those of the project.
  const packages = join(folder, 'node_modules');
  if (content.needsPackages && !existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
  let pages = 0;
  let edits = 0;
  return {
    name,
    build: [
      join(node, 'node'),
      join(root, 'bin/onefolio.js'),
      'build',
      '--site',
      file,
      '--max-size',
      '1024',
      '--max-blocks',
      '1000000',
      ...(content.options ?? []),
    ],
    out: join(folder, 'dist'),
    folder,
    fill(count) {
      pages = count;
      write(folder, content.siteFilesOf(count, 0));
    },
    reset() {
      if (caches === 'all') write(folder, content.siteFilesOf(pages, ++edits));
      else setAside(folder, ['dist', '.onefolio']);
      if (caches === 'none')
        setAside(
          cache,
          readdirSync(cache).filter((name) => name.startsWith('bundles-')),
        );
    },
    clear() {
      for (const place of [folder, cache]) clear(place);
    },
  };
}

/** Installs the packages of a folder, once. */
export function install(folder) {
  if (existsSync(join(folder, 'node_modules'))) return;
  // They may run in a newer Node than the one that installs them.
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--no-engine-strict', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed`);
}

/** The size of all files in a folder, in bytes. */
export function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** The number of elements on the second page, without the content of scripts and styles. */
export function elementsOf(out) {
  const file = ['p1.html', 'p1/index.html', 'posts/p1.html', 'posts/p1/index.html']
    .map((name) => join(out, name))
    .find(existsSync);
  const html = file ? readFileSync(file, 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '') : '';
  return html.match(/<[a-z]/gi)?.length ?? 0;
}

/*
 * Moves folders away, to be deleted after measuring: some file systems check every recently deleted file when they
 * create a new one, which would slow down the next generator.
 */
function setAside(folder, names) {
  const aside = asideOf(folder);
  mkdirSync(aside, { recursive: true });
  const place = mkdtempSync(`${aside}/`);
  for (const name of names)
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(place, name.replaceAll('/', '-')));
}

const clear = (folder) => remove(asideOf(folder));
const asideOf = (folder) => `${folder}-aside`;
const remove = (place) => rmSync(place, { recursive: true, force: true });

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
