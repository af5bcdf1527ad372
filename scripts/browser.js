import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { installWithApt, mayUseApt, updateApt } from './apt.js';
import { onPath } from './on-path.js';

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
const ending = process.platform === 'win32' ? '.exe' : '';

/** The arguments for Chromium in tests: for any container, and without background requests. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chrome, Chromium or Edge: that in CHROME_PATH, an installed one, or Playwright's. Prefers a headless
 * shell, which opens pages in half the time.
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  const places = [...onPath(names), ...inPlace(), ...ofPlaywright()].filter((place) => existsSync(place));
  return places.find(isHeadlessShell) ?? places[0];
}

/** Advice if the browser makes the tests slower than necessary; null for a headless shell. */
export function adviceOn(browser) {
  if (isHeadlessShell(browser)) return null;
  const install = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install chromium-headless-shell'
    : 'npx playwright-core install --only-shell chromium';
  return `Tests take about twice as long in ${browser} as in a headless shell. To install one, run:  ${install}`;
}

/* By its own name, or that of its link target. */
function isHeadlessShell(place) {
  return [place, realpathSync(place)].some((name) => /headless[-_]shell/.test(name));
}

/** Installs a browser: Debian's package if possible, else Playwright's. Returns whether one is available. */
export function installBrowser() {
  if (mayUseApt()) {
    console.log('Installing Chromium for the tests …');
    updateApt();
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      installWithApt(browser, 'fonts-liberation');
      if (findBrowser()) return true;
    }
  }
  console.log('Downloading a browser for the tests …');
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  spawnSync(process.execPath, [join(playwright, 'cli.js'), 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
  });
  return findBrowser() !== undefined;
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
    const whole = chromium.executablePath();
    return [...shellsBeside(whole), whole];
  } catch {
    return [];
  }
}

/* Playwright has one folder per browser, and reports only the one with a window. */
function shellsBeside(whole) {
  const [, folders, version] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole) ?? [];
  const folder = `${folders}chromium_headless_shell-${version}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name, `chrome-headless-shell${ending}`));
}
