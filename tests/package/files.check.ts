import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { run, serve } from '../../scripts/release/run.js';
import { contentsOf, folderOf, openFolder } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { environmentOf } from './publish.ts';

const { registry, tarball } = inject('published');
let installed: { folder: string; program: string; env: NodeJS.ProcessEnv };

beforeAll(async () => {
  const { path, remove } = await openFolder();
  const env = { ...(await environmentOf(join(path, 'home'), registry)), SOURCE_DATE_EPOCH: '1795219200' };
  const folder = join(path, 'installed');
  await mkdir(folder);
  await run(['npm', 'install', '--offline', tarball], { cwd: folder, env });
  // As if the owner had installed it, because the registry of these tests doesn't have it.
  await symlink(join(root, 'node_modules/sharp'), join(folder, 'node_modules/sharp'));
  installed = { folder, program: join(folder, 'node_modules/onefolio/bin/onefolio.js'), env };
  return remove;
});

const build = async (program: string) => {
  const folder = await folderOf();
  await copyFile(join(root, 'site.json'), join(folder, 'site.json'));
  await run(
    [
      process.execPath,
      program,
      'build',
      '--site',
      join(folder, 'site.json'),
      '--url',
      'https://example.com/me/',
      '--allow-placeholders',
    ],
    { env: installed.env },
  );
  return contentsOf(join(folder, 'dist'));
};

test('builds the same bytes of the starter site as a clone', async () => {
  const byPackage = await build(installed.program);
  expect(Object.keys(byPackage)).toContain('link-preview.png');
  expect(byPackage).toEqual(await build(join(root, 'bin/onefolio.js')));
});

test('writes only dist/ and .onefolio/ next to a site during check, build, preview and doctor', async () => {
  const { folder, program, env } = installed;
  const own = await contentsOf(join(folder, 'node_modules/onefolio'));
  const cwd = await folderOf();
  const call = (...words: string[]) => run([process.execPath, program, ...words], { cwd, env });
  await call('new', '--yes');
  const before = await contentsOf(cwd);
  await call('check');
  expect(await contentsOf(cwd)).toEqual(before);
  await call('build');
  const server = await serve([process.execPath, program, 'preview', '--port', '0'], { cwd, env });
  await server.stop();
  await call('doctor');
  const after = Object.entries(await contentsOf(cwd)).filter(([name]) => !/^(?:dist|\.onefolio)\//.test(name));
  expect(Object.fromEntries(after)).toEqual(before);
  expect(await contentsOf(join(folder, 'node_modules/onefolio'))).toEqual(own);
});
