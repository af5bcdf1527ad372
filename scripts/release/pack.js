import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bundle.js';
import { npmIn } from '../npm.js';

/** Packs Onefolio like `npm publish`, into a folder. Returns the path of the tarball. */
export function packOnefolio(destination) {
  const program = join(root, 'scripts/pack.js');
  try {
    const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
    if (status !== 0) throw new Error('Onefolio could not be bundled');
    return packIn(root, destination);
  } finally {
    spawnSync(process.execPath, [program, '--clean']);
  }
}

/** Packs create-onefolio, which runs this version of Onefolio, into a folder. Returns the path of the tarball. */
export function packCreate(destination) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-create-'));
  try {
    cpSync(join(root, 'scripts/create'), folder, { recursive: true });
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOfCreate(), null, 2));
    return packIn(folder, destination);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/* The common fields of both packages are only in the package.json of Onefolio. */
function manifestOfCreate() {
  const { private: _, ...fields } = JSON.parse(readFileSync(join(root, 'scripts/create/package.json'), 'utf8'));
  const { version, homepage, repository, bugs, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...fields, version, homepage, repository, bugs, engines, dependencies: { onefolio: version } };
}

function packIn(folder, destination) {
  const [{ filename }] = JSON.parse(
    npmIn(folder, 'pack', '--ignore-scripts', '--json', '--pack-destination', destination),
  );
  return join(destination, filename);
}
