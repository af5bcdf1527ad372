import { existsSync, readdirSync } from 'node:fs';
import { findFirefox } from '../../scripts/firefox.js';

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
