import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The path of a Chrome, Chromium or Edge: the one that CHROME_PATH names, one that is installed, or Playwright's own.
 * A Chromium that draws no window comes first: it opens a page in half the time.
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  return [...onPath(), ...inPlace(), ...ofPlaywright()].find((place) => existsSync(place));
}

/** Installs a browser: from Debian's packages where that is possible, else by Playwright. True when there is one then. */
export function installBrowser() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the tests …');
    run('apt-get', ['update', '-qq']);
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation']);
      if (findBrowser()) return true;
    }
  }
  console.log('Downloading a browser for the tests …');
  const playwright = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  run(process.execPath, [playwright, 'install', 'chromium']);
  return findBrowser() !== undefined;
}

function onPath() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'msedge',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) => names.map((name) => join(folder, name + ending)));
}

function inPlace() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
    Boolean,
  );
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    ...programs.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
  ];
}

function ofPlaywright() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

function run(command, words) {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
