import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, mayUseApt, updateApt } from './apt.js';
import { onPath } from './on-path.js';

/** The path of a Firefox: the one that FIREFOX_PATH names, or one that is installed. */
export function findFirefox() {
  const { FIREFOX_PATH, PROGRAMFILES } = process.env;
  if (FIREFOX_PATH) return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : undefined;
  const places = [...onPath(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (PROGRAMFILES) places.push(join(PROGRAMFILES, 'Mozilla Firefox/firefox.exe'));
  return places.find((place) => existsSync(place) && !isSnap(place));
}

/** Installs Debian's Firefox where that is possible without a password. */
export function installFirefox() {
  if (!mayUseApt()) return;
  console.log('Installing Firefox for the tests …');
  updateApt();
  installWithApt('firefox-esr');
}

/** Why the tests do without Firefox, and how they get one: one line. */
export function withoutFirefox() {
  const { FIREFOX_PATH } = process.env;
  return FIREFOX_PATH
    ? `The Firefox tests are skipped: FIREFOX_PATH is ${FIREFOX_PATH}, which doesn't exist.`
    : 'The Firefox tests are skipped: Firefox was not found and could not be installed. Run "sudo apt-get install firefox-esr", or set its path: FIREFOX_PATH=/path/to/firefox npm test';
}

/* Ubuntu's Firefox is a snap, started by a script. It sees nothing of the folder for temporary files, and so no profile
   of the tests. */
function isSnap(place) {
  return realpathSync(place).endsWith('/snap') || readFileSync(place).subarray(0, 1000).includes('/snap/bin/');
}
