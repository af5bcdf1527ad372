import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findFirefox } from '../../scripts/firefox.js';

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

/** The paths of the tested programs, by the name of their Debian package. Some may not be installed. */
export function programs() {
  return {
    'firefox-esr': findFirefox() ?? '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    'libwebkit2gtk-4.1-0': `${libraries()}/webkit2gtk-4.1/MiniBrowser`,
    xvfb: '/usr/bin/Xvfb',
  };
}

/* The library folder is named after the processor: /usr/lib/x86_64-linux-gnu. */
const libraries = () =>
  readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}`)
    .find((folder) => existsSync(`${folder}/webkit2gtk-4.1`)) ?? '/usr/lib';
