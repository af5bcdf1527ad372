import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmIn } from '../npm.js';
import { newcomersWay } from './newcomers-way.js';
import { run } from './run.js';

/**
 * Installs a packed Onefolio, and the create-onefolio that calls it, in an empty folder elsewhere, and goes a newcomer's
 * way with them; `look` gets the folder that Onefolio was installed into. Returns what `look` returns. Throws where a step
 * fails.
 */
export async function tryPackage(tarball, create, version, look) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-release-'));
  try {
    // What "npm init -y" says too.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }));
    npmIn(folder, 'install', '--offline', '--no-audit', '--no-fund', tarball, create);
    const programs = join(folder, 'node_modules/.bin');
    await newcomersWay([join(programs, 'onefolio')], join(folder, 'my-site'), version, { cwd: folder });
    await run([join(programs, 'create-onefolio'), 'my-other-site', '--yes'], { cwd: folder });
    await run([join(programs, 'onefolio'), 'check', '--site', 'my-other-site/site.json'], { cwd: folder });
    return look(join(folder, 'node_modules/onefolio'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
