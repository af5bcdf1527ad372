import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finished } from '../../scripts/release/run.js';
import { dependenciesOn } from '../../src/cli/new/site-dependencies.ts';
import { NotWrittenError } from '../../src/node/load/rewrite.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { smallSite } from '../support/sites/site.ts';
import { copyOnefolio } from '../support/versions.ts';

const created = async () => {
  const folder = await folderOf();
  expect((await command(['new', 'my site', '--host', 'none'], {}, folder)).code).toBe(0);
  const site = join(folder, 'my site');
  const [name = ''] = await readdir(join(site, 'vendor'));
  return { folder, site, name, tarball: join(site, 'vendor', name) };
};

/* "npm run update" in the clone, called from a folder with a relative path to the site. */
const update = (cwd: string, ...words: string[]) =>
  finished([process.execPath, join(root, 'scripts/update.js'), ...words], {
    cwd: root,
    env: { ...process.env, INIT_CWD: cwd },
  });

test.each([
  ['is damaged', (file: string) => writeFile(file, 'something else'), "is damaged: its content doesn't match"],
  ['is missing', (file: string) => rm(file), 'is missing'],
])('check and build reject a site whose Onefolio tarball %s, and explain how to replace it', async (_, harm, words) => {
  const { site, name, tarball } = await created();
  expect((await command(['check'], {}, site)).code).toBe(0);
  await harm(tarball);
  for (const name of ['check', 'build']) {
    const { code, stderr } = await command([name], {}, site);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`onefolio ${name}: vendor/`)]);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run update -- ');
  }
  expect(existsSync(join(site, 'dist'))).toBe(false);
  expect((await update(site, '.')).code).toBe(0);
  expect(await readdir(join(site, 'vendor'))).toEqual([name]);
  expect((await command(['check'], {}, site)).code).toBe(0);
});

test.each([
  ['without a lockfile', {}, 'npm install'],
  ['with a lockfile of pnpm', { 'pnpm-lock.yaml': '' }, 'pnpm install'],
  ['with a lockfile of yarn', { 'yarn.lock': '' }, 'yarn install'],
])('update replaces an older Onefolio, %s, and changes nothing else', async (_, more, line) => {
  const old = 'vendor/onefolio-0.0.1-0123456789ab.tgz';
  const manifest = `{\n\t"name": "mine",\n\t"devDependencies": {\n\t\t"onefolio": "file:${old}",\n\t\t"sharp": "*"\n\t}\n}\n`;
  const folder = await folderOf({
    'my site/site.json': smallSite(),
    'my site/package.json': manifest,
    [`my site/${old}`]: 'old',
    'my site/vendor/other.txt': 'mine',
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [`my site/${name}`, text])),
  });
  const before = await contentsOf(join(folder, 'my site'));
  const { code, output } = await update(folder, 'my site');
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`To install Onefolio in the site, run:\n\n  cd 'my site'\n  ${line}\n`),
  ]);
  const { [old]: _old, 'package.json': _manifest, ...rest } = before;
  const after = await contentsOf(join(folder, 'my site'));
  const name = Object.keys(after).find((file) => file.startsWith('vendor/onefolio-')) ?? '';
  expect(after).toEqual({
    ...rest,
    'package.json': Buffer.from(manifest.replace(old, name)).toString('base64'),
    [name]: expect.anything(),
  });
  expect(output).toContain(`package.json now installs Onefolio from ${name}.`);
});

test('update restores a damaged file, and reports it', async () => {
  const { site, tarball } = await created();
  const bytes = await readFile(tarball);
  await put(tarball, 'damaged');
  const { code, output } = await update(site, '.');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Restored vendor\/onefolio-\S+, which was missing or damaged\.\n/),
  ]);
  expect(bytes.equals(await readFile(tarball))).toBe(true);
  expect((await update(site, '.')).output).toMatch(/^vendor\/onefolio-\S+ is up to date\.\n/);
});

test.each([
  ['there is no package.json', {}, 'package.json does not exist'],
  ['package.json is not JSON', { 'package.json': '{ "name": ' }, 'is not valid JSON'],
  ['package.json is an array', { 'package.json': '[]' }, 'is not valid JSON'],
  ['the folder is another project', { 'package.json': { dependencies: { express: '^4' } } }, 'has no site.json'],
  [
    'the folder only has the dependency',
    { 'package.json': { dependencies: { onefolio: '^0.1.0' } } },
    'has no site.json',
  ],
  [
    'the list of dependencies is not an object',
    { 'site.json': smallSite(), 'package.json': { devDependencies: [] } },
    '"devDependencies" in',
  ],
])('update changes nothing if %s, and reports it', async (_, files, words) => {
  const folder = await folderOf(files);
  const before = await contentsOf(folder);
  const { code, output } = await update(folder, '.');
  expect([code, output]).toEqual([1, expect.stringContaining(`update: nothing was changed: `)]);
  expect(output).toContain(words);
  expect(await contentsOf(folder)).toEqual(before);
});

describe.skipIf(process.platform === 'win32')('update in a folder with links and locked files', () => {
  const manifest = { devDependencies: { onefolio: '*' } };
  const inSite = async () => {
    const folder = await folderOf({
      'site/site.json': smallSite(),
      'site/package.json': manifest,
      'elsewhere/mine.txt': 'mine',
    });
    return { folder, site: join(folder, 'site'), elsewhere: join(folder, 'elsewhere') };
  };

  test('does not write into the target of vendor', async () => {
    const { folder, site, elsewhere } = await inSite();
    await symlink(elsewhere, join(site, 'vendor'));
    const before = await contentsOf(folder);
    const { code, output } = await update(site, '.');
    expect([code, output]).toEqual([1, expect.stringContaining('vendor is a symbolic link')]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('does not write into the target of a temporary file', async () => {
    const { site, elsewhere } = await inSite();
    await symlink(join(elsewhere, 'mine.txt'), join(site, 'package.json.new'));
    expect((await update(site, '.')).code).toBe(0);
    expect(await readFile(join(elsewhere, 'mine.txt'), 'utf8')).toBe('mine');
  });

  test('leaves no tarball if package.json can not be replaced', async () => {
    const { site } = await inSite();
    // A folder can't be replaced by a file.
    await mkdir(join(site, 'package.json.new'));
    const { code, output } = await update(site, '.');
    expect([code, output]).toEqual([1, expect.stringContaining('update: ')]);
    expect(await readdir(join(site, 'vendor'))).toEqual([]);
  });
});

test.each(['new', 'update'])('npm run %s without a folder prints its usage', async (name) => {
  const program = join(root, `scripts/${name}.js`);
  const { code, output } = await finished([process.execPath, program], { cwd: root });
  expect([code, output]).toEqual([2, expect.stringContaining(`npm run ${name} -- ../my-site`)]);
});

test('an Onefolio installed from a tarball passes that tarball on to the next site', async () => {
  const { site, name, tarball } = await created();
  const installed = join(site, 'node_modules/.pnpm/onefolio/node_modules/onefolio');
  await mkdir(installed, { recursive: true });
  const { version, peerDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await put(join(installed, 'package.json'), { version, peerDependencies, private: true });
  const { tarball: passedOn, ...dependencies } = await dependenciesOn(installed);
  expect(dependencies).toEqual({ onefolio: `file:vendor/${name}`, sharp: peerDependencies.sharp });
  expect(passedOn?.path).toBe(`vendor/${name}`);
  // Comparing a million bytes one by one would take seconds.
  expect(Buffer.from(passedOn?.bytes ?? []).equals(await readFile(tarball))).toBe(true);
  await rm(tarball);
  await expect(dependenciesOn(installed)).rejects.toThrow(NotWrittenError);
});

test('a published Onefolio is required by its version', async () => {
  const folder = await folderOf({ 'package.json': { version: '1.2.3', peerDependencies: { sharp: '^1.0.0' } } });
  expect(await dependenciesOn(folder)).toEqual({ onefolio: '^1.2.3', sharp: '^1.0.0' });
});

test.skipIf(process.platform === 'win32')('new writes nothing if npm is missing, and reports it', async () => {
  const folder = await folderOf();
  // With another README the tarball isn't cached, but the bundles are.
  const clone = join(folder, 'clone');
  await copyOnefolio(clone);
  await put(join(clone, 'README.md'), 'another');
  await mkdir(join(folder, 'work'));
  const words = [process.execPath, join(clone, 'bin/onefolio.js'), 'new', 'my-site'];
  const { code, output } = await finished(words, { cwd: join(folder, 'work'), env: { PATH: join(folder, 'work') } });
  expect([code, output]).toEqual([1, expect.stringMatching(/^onefolio new: nothing was written: npm not found\./)]);
  expect(await readdir(join(folder, 'work'))).toEqual([]);
});
