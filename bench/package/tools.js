import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sizeOf } from '../build/projects.js';
import { clockOf } from './clock.js';

/*
 * The measured tools. Each has its packages, the files of a first site, and the arguments that build it, that start its
 * dev server (`dev`, for a port), and that only print or check something, if it supports that.
 */

const telling = { '--version': ['--version'], '--help': ['--help'] };
const page = '# Your Name\n\nWeb developer in Tunis.\n';

/** Every tool; `tarball` is the package of Onefolio, `sharp` its supported range of sharp. */
export const toolsOf = (tarball, sharp) => ({
  onefolio: { ...onefolio, packages: { onefolio: `file:${tarball}` } },
  'onefolio with sharp': { ...onefolio, packages: { onefolio: `file:${tarball}`, sharp } },
  astro: {
    packages: { astro: '7.3.5' },
    program: 'astro',
    files: { 'src/pages/index.md': page },
    build: ['build'],
    dev: (port) => ['dev', '--port', `${port}`, '--host', '127.0.0.1'],
    calls: telling,
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    needsNewerNode: true,
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  vitepress: {
    packages: { vitepress: '1.6.4' },
    program: 'vitepress',
    files: { 'index.md': page },
    build: ['build'],
    dev: (port) => ['dev', '--port', `${port}`, '--host', '127.0.0.1'],
    // Serves the same response for any path.
    calls: {},
    caches: ['.vitepress'],
  },
  resumed: {
    packages: { resumed: '6.1.0', 'jsonresume-theme-even': '0.26.1' },
    program: 'resumed',
    first: ['init'],
    files: {},
    build: ['render', '--theme', 'jsonresume-theme-even'],
    calls: { ...telling, check: ['validate'] },
    caches: ['resume.html'],
  },
});

const onefolio = {
  program: 'onefolio',
  first: ['new', '--yes'],
  files: {},
  build: ['build'],
  dev: (port) => ['dev', '--port', `${port}`],
  calls: { ...telling, check: ['check'] },
  caches: ['dist', '.onefolio'],
};

/**
 * Installs a tool from the registry into a new folder, with a separate cache and without scripts, and writes the first
 * site. `nodes` are the default Node and a newer one.
 */
export function install(name, tool, folder, nodes) {
  const { packages, files, first, environment = {}, caches } = tool;
  mkdirSync(folder, { recursive: true });
  write(folder, {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    ...files,
  });
  const started = performance.now();
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-engine-strict', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, '--cache', join(folder, '../cache', name)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} could not be installed`);
  const seconds = (performance.now() - started) / 1000;

  const modules = join(folder, 'node_modules');
  const { packages: installed } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  const node = tool.needsNewerNode ? nodes.newer : nodes.usual;
  const clock = clockOf(node, programIn(modules, tool.program), { cwd: folder, environment });
  if (first) clock.run(first);
  return {
    ...tool,
    name,
    clock,
    installed: {
      packages: Object.keys(installed).filter((place) => existsSync(join(folder, place))).length,
      megabytes: sizeOf(modules) / 1e6,
      seconds,
    },
    reset: () => {
      for (const cache of caches) rmSync(join(folder, cache), { recursive: true, force: true });
    },
  };
}

function programIn(modules, name) {
  const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  return join(modules, name, typeof bin === 'string' ? bin : bin[name]);
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
