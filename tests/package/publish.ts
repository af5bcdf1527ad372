import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { packCreate, packOnefolio } from '../../scripts/release/pack.js';
import { run } from '../../scripts/release/run.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The registry, the folder with both packages installed, and a tarball of Onefolio 1.0.0. */
    published: { registry: string; packages: string; tarball: string };
  }
}

/* Packs Onefolio as for a release, and publishes it as 1.0.0 with create-onefolio. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-packages-'));
  const registry = await startRegistry();
  for (const [name, tarball] of Object.entries({ onefolio: packOnefolio(folder), create: packCreate(folder) })) {
    await mkdir(join(folder, name));
    await run(['tar', 'xzf', tarball, '--strip-components=1', '-C', join(folder, name)]);
    await publish(join(folder, name), '1.0.0', registry.url);
  }
  const [packed] = JSON.parse(
    await run(['npm', 'pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], {
      cwd: join(folder, 'onefolio'),
    }),
  );
  provide('published', { registry: registry.url, packages: folder, tarball: join(folder, packed.filename) });
  return async () => {
    await registry.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Publishes the package in a folder as this version, without the checks of a release. */
export async function publish(folder: string, version: string, registry: string): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  if (manifest.dependencies?.onefolio) manifest.dependencies.onefolio = version;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  const home = await mkdtemp(join(tmpdir(), 'onefolio-home-'));
  try {
    const env = await environmentOf(home, registry);
    await run(['npm', 'publish', '--ignore-scripts', '--loglevel=error'], { cwd: folder, env });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/**
 * The environment of a user with only Node and npm, with this home folder and this registry. `node` is the executable of
 * another Node version.
 */
export async function environmentOf(
  home: string,
  registry: string,
  node = process.execPath,
): Promise<NodeJS.ProcessEnv> {
  await mkdir(home, { recursive: true });
  const { port } = new URL(registry);
  await writeFile(
    join(home, '.npmrc'),
    [`registry=${registry}`, `//127.0.0.1:${port}/:_authToken=anybody`, 'update-notifier=false', 'fund=false', ''].join(
      '\n',
    ),
  );
  return {
    PATH: [dirname(node), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    CI: '',
    npm_config_cache: join(home, 'cache'),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  };
}

interface Registry {
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty registry on a free port of this machine. */
async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-registry-'));
  const config = join(folder, 'config.yaml');
  await writeFile(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: {},
      packages: { '**': { access: '$all', publish: '$all' } },
      web: { enable: false },
      log: { type: 'stdout', format: 'json', level: 'fatal' },
    }),
  );
  const program = fileURLToPath(new URL('registry-server.js', import.meta.url));
  const child = spawn(process.execPath, [program, config], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        const [, address] = /registry: (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    closed.then((code) => reject(new Error(`the registry ended with ${code}:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
