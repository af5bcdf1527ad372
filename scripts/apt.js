import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of Debian, or of a system that is made of it, can be installed here without asking for a password. */
export const mayUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Fetches the list of the packages. */
export const updateApt = () => run('update', '-qq');

/** Installs packages. Those that there are not leave everything as it is. */
export const installWithApt = (...packages) => run('install', '-y', '-qq', '--no-install-recommends', ...packages);

function run(...words) {
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
