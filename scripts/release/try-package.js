import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmIn } from '../npm.js';
import { newcomersWay } from './newcomers-way.js';

/**
 * Installs a packed Onefolio in an empty folder elsewhere and goes a newcomer's way with it; `look` gets the folder that
 * it was installed into. Returns what `look` returns. Throws where a step fails.
 */
export async function tryPackage(tarball, version, look) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-release-'));
  try {
    // What "npm init -y" says too.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }));
    npmIn(folder, 'install', '--offline', '--no-audit', '--no-fund', tarball);
    const program = join(folder, 'node_modules/.bin/onefolio');
    await newcomersWay([program], join(folder, 'my-site'), version, { cwd: folder });
    return look(join(folder, 'node_modules/onefolio'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
