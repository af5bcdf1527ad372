import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser, launchArguments } from '../../scripts/browser.js';
import { finished, run } from '../../scripts/release/run.js';
import { folderOf, openFolder } from '../support/folder.ts';
import { atTerminal } from './at-terminal.ts';
import { environmentOf } from './environment.ts';

const { registry } = inject('published');
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const { path, remove } = await openFolder();
  env = await environmentOf(path, registry);
  return remove;
});

test('prints its version with npx, without an installation', async () => {
  const cwd = await folderOf();
  expect(await run(['npx', '--yes', 'onefolio@1.0.0', '--version'], { cwd, env })).toBe('1.0.0\n');
});

test('creates a site with npm create, with the output and the exit code of "onefolio new"', async () => {
  const cwd = await folderOf();
  const args = ['npm', 'create', '--yes', '--loglevel=error', 'onefolio', 'my-site', '--', '--yes'];
  expect(await run(args, { cwd, env })).toMatch(
    /^Created my-site\/site\.json\.[\s\S]*cd my-site\n {2}npm install\n {2}npm start/m,
  );
  expect(await readFile(join(cwd, 'my-site/site.json'), 'utf8')).toContain('Your Name');
  await run(['npx', '--yes', 'onefolio', 'check', '--site', 'my-site/site.json'], { cwd, env });

  const again = await finished(args, { cwd, env });
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/^onefolio new: nothing was written: /m) });
});

test('shows a changed name in the browser within 15 seconds from an empty folder', async () => {
  const { path: home, remove } = await openFolder();
  onTestFinished(remove);
  // A new home folder, without an npm cache.
  const own = await environmentOf(join(home, 'home'), registry);
  const cwd = await folderOf();
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: launchArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();

  const started = performance.now();
  const session = atTerminal('npx --yes onefolio --port 0', cwd, own);
  onTestFinished(session.stop);
  await page.goto(await session.until(/http:\/\/\S+/));
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  const file = join(cwd, 'site.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('Your Name', 'Amina Trabelsi'));
  await page.getByRole('heading', { level: 1, name: 'Amina Trabelsi' }).waitFor();
  const [wall, seconds] = [(performance.now() - started) / 1000, session.seconds()];
  console.log(`npx onefolio to a changed name: ${wall.toFixed(1)} s, ${seconds.toFixed(1)} s of processor`);
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(15);
});
