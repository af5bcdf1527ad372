import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmIn } from '../npm.js';
import { newcomersWay } from './newcomers-way.js';
import { run } from './run.js';

/**
 * Installs a packed Onefolio and its create-onefolio in an empty folder outside the repository, and tests them as a new
 * user; `look` gets the folder in which Onefolio was installed. Returns the result of `look`. Throws if a step fails.
 */
export async function tryPackage(tarball, create, version, look) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-release-'));
  try {
    // The same as in "npm init -y".
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
