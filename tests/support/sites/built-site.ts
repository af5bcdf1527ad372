import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, launchArguments } from '../../../scripts/browser.js';
import { command, serveUntil } from '../command.ts';
import { root } from '../root.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built starter site, its URL, and the address of the shared browser. */
    built: { folder: string; url: string; browser: string };
  }
}

/* The starter site, built and served once by the real commands from a folder outside the project, and one browser. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-site-'));
  await copyFile(join(root, 'site.json'), join(folder, 'site.json'));
  const build = await command(['build', '--site', join(folder, 'site.json')], { SOURCE_DATE_EPOCH: '1795219200' });
  if (build.code !== 0) throw new Error(`the starter site could not be built:\n${build.stderr}`);

  const server = await serveUntil(['preview', '--site', join(folder, 'site.json'), '--port', '0']);
  const browser = await launch();
  provide('built', { folder: join(folder, 'dist'), url: server.url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/*
 * With the first two features, a full browser starts a process for every window, which takes half of the tests' time. The
 * last of several lists wins, so this repeats the features that Playwright disables.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/* BROWSER_ARGUMENTS: further arguments, with spaces between them. */
async function launch() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser was found: run "npm test", which installs one, or set CHROME_PATH');
  return chromium.launchServer({
    executablePath,
    args: [
      ...launchArguments,
      `--disable-features=${withoutFeatures.join()}`,
      ...(process.env.BROWSER_ARGUMENTS ?? '').split(' ').filter(Boolean),
    ],
  });
}
