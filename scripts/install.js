import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Installs what is missing, and nothing when nothing is: the packages when there are none or the lockfile has changed,
 * and with --browser the browsers of the tests: a Chromium, which they need, and Firefox where it can be had.
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
    // npm says what the packages are for, whatever the environment calls itself; none of them has to run anything.
    const words = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', words, {
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
  // Somebody wants that one, and would not get another one that is installed instead.
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

/* npm keeps a lockfile of what it has installed: whoever ran it before, as most hosts do, has done the work.
   A copy of a project may have that file and lack what it lists. */
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
