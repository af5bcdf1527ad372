import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Installs what is missing: the packages if there are none or the lockfile has changed, and with --browser the browsers
 * of the tests: Chromium, which they require, and Firefox if possible.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lock = join(root, 'package-lock.json');
const receipt = join(root, 'node_modules', '.onefolio-lock');

if (existsSync(lock)) {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const installed = existsSync(receipt) ? readFileSync(receipt, 'utf8') : '';
  if (wanted !== installed && isInstalled()) writeFileSync(receipt, wanted);
  else if (wanted !== installed) {
    console.log('Installing dependencies …');
    // npm installs development dependencies whatever NODE_ENV is; no package needs install scripts.
    const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(receipt, wanted);
  }
}

if (process.argv.includes('--browser')) {
  const { adviceOn, findBrowser, installBrowser } = await import('./browser.js');
  const { CHROME_PATH } = process.env;
  // CHROME_PATH selects a specific browser, so installing another one wouldn't help.
  const browser = findBrowser() ?? (!CHROME_PATH && installBrowser() ? findBrowser() : undefined);
  if (browser === undefined) {
    console.error(
      [
        CHROME_PATH
          ? `The tests need a browser, but CHROME_PATH is ${CHROME_PATH}, which doesn't exist.`
          : 'The tests need a browser, but no browser was found or could be installed.',
        'Install Chrome, Chromium or Edge, or set the path of the browser:',
        '  CHROME_PATH=/path/to/chrome npm test',
        'On Debian and Ubuntu:  sudo apt-get install chromium-headless-shell',
      ].join('\n'),
    );
    process.exit(1);
  }
  const advice = adviceOn(browser);
  if (advice !== null) console.log(advice);

  const { findFirefox, installFirefox, withoutFirefox } = await import('./firefox.js');
  if (!findFirefox() && !process.env.FIREFOX_PATH) installFirefox();
  if (!findFirefox()) console.log(withoutFirefox());
}

/*
 * npm keeps a lockfile of the installed packages, so a previous installation, such as that of a host, is recognized. A
 * copy of a project may contain that file without the packages.
 */
function isInstalled() {
  try {
    const [wanted, there] = [lock, join(root, 'node_modules', '.package-lock.json')].map(
      (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
    );
    return Object.entries(wanted).every(
      ([place, { version, optional }]) =>
        place === '' || optional || (there[place]?.version === version && existsSync(join(root, place))),
    );
  } catch {
    return false;
  }
}
