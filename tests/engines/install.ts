import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { programs } from './programs.ts';

/* Installs missing browsers from Debian's packages. */
export default function setup() {
  const missing = Object.entries(programs())
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const root = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const [program = '', ...rest] = [...root, ...args];
    const { status } = spawnSync(program, rest, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`the browsers could not be installed: ${args.join(' ')}`);
  }
}
