import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, cp, readFile, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adviceOn, findBrowser } from '../../scripts/browser.js';
import { findFirefox } from '../../scripts/firefox.js';
import { folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';

describe('the browser of the tests', () => {
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
});

describe('Firefox', () => {
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
});

const lockOf = (version: string) => ({ packages: { '': {}, 'node_modules/a': { version } } });

/* The number of npm calls in a project that requires one version of a package and has another. */
async function calls(wanted: string, there: object | null, isThere = true): Promise<number> {
  const folder = await folderOf({
    'package-lock.json': lockOf(wanted),
    [isThere ? 'node_modules/a' : 'node_modules/b']: '',
    'path/npm': '#!/bin/sh\necho called >> calls\n',
  });
  if (there) await put(join(folder, 'node_modules/.package-lock.json'), there);
  await chmod(join(folder, 'path/npm'), 0o755);
  await cp(join(root, 'scripts/install.js'), join(folder, 'scripts/install.js'));
  await put(join(folder, 'package.json'), { type: 'module' });
  const env = { ...process.env, PATH: `${join(folder, 'path')}${delimiter}${process.env.PATH}` };
  for (let time = 0; time < 2; time++) execFileSync(process.execPath, ['scripts/install.js'], { cwd: folder, env });
  const log = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
  return log.split('\n').filter(Boolean).length;
}

test('installs missing packages once, and none that are installed already', async () => {
  expect(
    await Promise.all([
      calls('1.0.0', null),
      calls('1.0.0', lockOf('0.9.0')),
      calls('1.0.0', lockOf('1.0.0'), false),
      calls('1.0.0', lockOf('1.0.0')),
    ]),
  ).toEqual([1, 1, 1, 0]);
});
