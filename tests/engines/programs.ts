import { existsSync, readdirSync } from 'node:fs';
import { findFirefox } from '../../scripts/firefox.js';

/** Where Debian's packages, by their names, put the programs that the tests start. Some may not be there yet. */
export function programs() {
  return {
    'firefox-esr': findFirefox() ?? '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    'libwebkit2gtk-4.1-0': `${libraries()}/webkit2gtk-4.1/MiniBrowser`,
    xvfb: '/usr/bin/Xvfb',
  };
}

/* The folder of a machine's libraries is called after its processor: /usr/lib/x86_64-linux-gnu. */
const libraries = () =>
  readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}`)
    .find((folder) => existsSync(`${folder}/webkit2gtk-4.1`)) ?? '/usr/lib';
