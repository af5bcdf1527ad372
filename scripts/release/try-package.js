import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmIn } from '../npm.js';
import { run } from './run.js';
import { tryAsNewUser } from './try-as-new-user.js';

/**
 * Installs a packed Onefolio and its create-onefolio in an empty folder outside the repository, and tests them as a new
 * user; `inspect` gets the folder in which Onefolio was installed. Returns the result of `inspect`. Throws if a step fails.
 */
export async function tryPackage(tarball, create, version, inspect) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-release-'));
  try {
    // The same as in "npm init -y".
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }));
    npmIn(folder, 'install', '--offline', '--no-audit', '--no-fund', tarball, create);
    const programs = join(folder, 'node_modules/.bin');
    await tryAsNewUser([join(programs, 'onefolio')], join(folder, 'my-site'), version, { cwd: folder });
    await run([join(programs, 'create-onefolio'), 'my-other-site', '--yes'], { cwd: folder });
    await run([join(programs, 'onefolio'), 'check', '--site', 'my-other-site/site.json'], { cwd: folder });
    return inspect(join(folder, 'node_modules/onefolio'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
