import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, mayUseApt, updateApt } from './apt.js';
import { onPath } from './on-path.js';

/** The path of a Firefox: that in FIREFOX_PATH, or an installed one. */
export function findFirefox() {
  const { FIREFOX_PATH, PROGRAMFILES } = process.env;
  if (FIREFOX_PATH) return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : undefined;
  const places = [...onPath(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (PROGRAMFILES) places.push(join(PROGRAMFILES, 'Mozilla Firefox/firefox.exe'));
  return places.find((place) => existsSync(place) && !isSnap(place));
}

/** Installs Debian's Firefox if that is possible without a password. */
export function installFirefox() {
  if (!mayUseApt()) return;
  console.log('Installing Firefox for the tests …');
  updateApt();
  installWithApt('firefox-esr');
}

/** A line that explains why Firefox isn't tested, and how to install it. */
export function withoutFirefox() {
  const { FIREFOX_PATH } = process.env;
  return FIREFOX_PATH
    ? `The Firefox tests are skipped: FIREFOX_PATH is ${FIREFOX_PATH}, which doesn't exist.`
    : 'The Firefox tests are skipped: Firefox was not found and could not be installed. Run "sudo apt-get install firefox-esr", or set its path: FIREFOX_PATH=/path/to/firefox npm test';
}

/*
 * Ubuntu's Firefox is a snap, started by a script. It can't read the folder for temporary files, in which the tests
 * create profiles.
 */
function isSnap(place) {
  return realpathSync(place).endsWith('/snap') || readFileSync(place).subarray(0, 1000).includes('/snap/bin/');
}
