import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.js';
import { findFirefox } from '../../scripts/firefox.js';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

afterEach(() => vi.unstubAllEnvs());

test('prefers the Firefox in FIREFOX_PATH', async () => {
  const folder = await folderOf({ 'a/firefox': 'x', 'b/firefox-esr': 'x', 'c/firefox': 'x' });
  vi.stubEnv('FIREFOX_PATH', '');
  vi.stubEnv('PATH', ['a', 'b'].map((name) => join(folder, name)).join(delimiter));
  expect(findFirefox()).toBe(join(folder, 'a/firefox'));
  vi.stubEnv('FIREFOX_PATH', join(folder, 'c/firefox'));
  expect(findFirefox()).toBe(join(folder, 'c/firefox'));
  vi.stubEnv('FIREFOX_PATH', join(folder, 'no-firefox'));
  expect(findFirefox()).toBeUndefined();
});

test("ignores a Firefox snap, which cannot read the tests' files", async () => {
  const folder = await folderOf({ 'a/firefox': '#!/bin/sh\nexec /snap/bin/firefox "$@"\n', 'b/firefox': 'x' });
  vi.stubEnv('FIREFOX_PATH', '');
  vi.stubEnv('PATH', ['a', 'b'].map((name) => join(folder, name)).join(delimiter));
  expect(findFirefox()).toBe(join(folder, 'b/firefox'));
});

test('reports an invalid FIREFOX_PATH in one line, installs nothing, and continues', () => {
  const firefox = join(root, 'no-firefox');
  expect(installed({ FIREFOX_PATH: firefox })).toEqual([
    0,
    [`The Firefox tests are skipped: FIREFOX_PATH is ${firefox}, which doesn't exist.`],
  ]);
});

test('reports in one line that Firefox cannot be installed, and continues', async () => {
  const PATH = await folderOf({ 'apt-get': '#!/bin/sh\nexit 100\n' });
  await chmod(join(PATH, 'apt-get'), 0o755);
  const [status, lines] = installed({ FIREFOX_PATH: '', PATH });
  vi.stubEnv('FIREFOX_PATH', '');
  vi.stubEnv('PATH', PATH);
  // macOS and Windows have Firefox in a fixed place, regardless of PATH.
  const expected = findFirefox()
    ? []
    : [
        expect.stringMatching(
          /^The Firefox tests are skipped: .* apt-get install firefox-esr", or set its path: FIREFOX_PATH=/,
        ),
      ];
  expect([status, lines.filter((line) => !line.startsWith('Installing'))]).toEqual([0, expected]);
});

/* The status of the installation, and its output about Firefox. */
function installed(environment: NodeJS.ProcessEnv) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/install.js', '--browser'], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: findBrowser(), ...environment },
    encoding: 'utf8',
  });
  return [status, stdout.split('\n').filter((line) => line.includes('Firefox'))] as const;
}
