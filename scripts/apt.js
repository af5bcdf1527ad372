import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed without a password. */
export const mayUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Updates the list of packages. */
export const updateApt = () => run('update', '-qq');

/** Installs packages. If one doesn't exist, none is installed. */
export const installWithApt = (...packages) => run('install', '-y', '-qq', '--no-install-recommends', ...packages);

function run(...args) {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
