import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

/* Installs the servers from Debian's packages. RUNLEVEL prevents their start as services. */
export default function setup() {
  if (existsSync('/usr/sbin/nginx') && existsSync('/usr/bin/caddy')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const root = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND,RUNLEVEL'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...rest] = [...root, ...args];
    const { status } = spawnSync(program, rest, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`the servers could not be installed: ${args.join(' ')}`);
  }
}
