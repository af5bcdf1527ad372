import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { adviceOn, findBrowser } from '../../scripts/browser.js';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

afterEach(() => vi.unstubAllEnvs());

test('prefers a headless shell, unless CHROME_PATH is set', async () => {
  const folder = await folderOf({ 'a/chromium': 'x', 'a/google-chrome': 'x', 'b/chromium-headless-shell': 'x' });
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', ['a', 'b'].map((name) => join(folder, name)).join(delimiter));
  expect(findBrowser()).toBe(join(folder, 'b/chromium-headless-shell'));
  vi.stubEnv('CHROME_PATH', join(folder, 'a/google-chrome'));
  expect(findBrowser()).toBe(join(folder, 'a/google-chrome'));
});

test('explains how to install a faster browser', async () => {
  const folder = await folderOf({ chromium: 'x', 'chromium-headless-shell': 'x' });
  await symlink('chromium-headless-shell', join(folder, 'chrome'));
  const advice = adviceOn(join(folder, 'chromium'));
  expect(advice).toMatch(/^Tests take about twice as long in .*chromium .* install .*shell/);
  expect(['chrome', 'chromium-headless-shell'].map((name) => adviceOn(join(folder, name)))).toEqual([null, null]);
});

test('reports an invalid CHROME_PATH, and installs nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.js', '--browser'], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: join(root, 'no-browser') },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`CHROME_PATH is ${join(root, 'no-browser')}, which doesn't exist`);
});
