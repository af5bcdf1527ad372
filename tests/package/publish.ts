import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packCreate, packOnefolio } from '../../scripts/release/pack.js';
import { run } from '../../scripts/release/run.js';
import { environmentOf } from './environment.ts';
import { startRegistry } from './registry.ts';

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
