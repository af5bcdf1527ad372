import { mkdir, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestPath } from '../../src/node/publish/manifest.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { smallSite } from '../support/sites/site.ts';

/* The commands in a folder created by somebody else. */
async function clone(files: Record<string, string | object> = {}) {
  const folder = await folderOf({ 'victim.txt': 'mine', 'clone/site.json': smallSite(), ...files });
  return { folder, cwd: join(folder, 'clone'), dist: join(folder, 'clone/dist') };
}

const run = (args: string[], cwd: string) => command(args, { NO_COLOR: '1' }, cwd);

test('deletes no file outside dist/ that an untrusted manifest lists', async () => {
  const { folder, cwd, dist } = await clone();
  const manifest = { version: 1, to: 'dist', base: '', files: ['../../victim.txt'], before: [], inline: [] };
  await put(manifestPath(join(cwd, '.onefolio'), dist), manifest);
  expect((await run(['build'], cwd)).code).toBe(0);
  expect((await contentsOf(folder))['victim.txt']).toBe(btoa('mine'));
}, 120_000);

test('warns about private files in public/, and rejects links to files outside', async () => {
  const { cwd, dist } = await clone({ 'clone/public/.env': 'PASSWORD=1', 'clone/public/me.txt': 'me' });
  const warned = await run(['check'], cwd);
  expect([warned.code, warned.stderr]).toEqual([0, expect.stringContaining('OF310')]);
  expect(warned.stderr).not.toContain('PASSWORD');
  await symlink('../../victim.txt', join(cwd, 'public/you.txt'));
  for (const args of [['check'], ['build']]) {
    const { code, stderr } = await run(args, cwd);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('error OF311: The symbolic link "/you.txt" in public/'),
    ]);
  }
  expect(await contentsOf(dist)).toEqual({});
  expect((await run(['build', '--follow-links'], cwd)).code).toBe(0);
  expect((await contentsOf(dist))['you.txt']).toBe(btoa('mine'));
});

test.each(['build', 'preview', 'doctor'])(
  'rejects a dist/ that links to a folder outside the site: %s',
  async (name) => {
    const { folder, cwd, dist } = await clone();
    await symlink('..', dist);
    const { code, stdout, stderr } = await run([name], cwd);
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'onefolio: dist links to a folder outside the site. Choose the folder with --out, or add --follow-links if this is intended.\n',
    ]);
    expect(Object.keys(await contentsOf(folder))).toEqual(['clone/site.json', 'victim.txt']);
  },
);

test('reports a file in the place of dist/ or of the lock in one sentence', async () => {
  const { cwd, dist } = await clone({ 'clone/dist': 'x' });
  const one = await run(['build'], cwd);
  expect([one.code, one.stderr.split('\n').at(-2)]).toEqual([
    1,
    'onefolio: dist is a file. Delete it, or choose another folder with --out.',
  ]);
  await unlink(dist);
  await symlink('gone', dist);
  const two = await run(['build'], cwd);
  expect([two.code, two.stderr.split('\n').at(-2)]).toEqual([
    1,
    'onefolio: dist is a broken symbolic link. Delete it, or choose another folder with --out.',
  ]);
  await unlink(dist);
  await mkdir(join(cwd, '.onefolio/lock'), { recursive: true });
  const three = await run(['build'], cwd);
  expect([three.code, three.stderr.split('\n').at(-2)]).toEqual([
    1,
    `onefolio build: ${join(cwd, '.onefolio/lock')} is a folder, but must be a file: delete it, then run the command again`,
  ]);
  expect(await contentsOf(dist)).toEqual({});
});

test('reports a file in the place of a folder in one sentence', async () => {
  for (const name of ['.onefolio', '.onefolio/cache', '.onefolio/staging/x', '.onefolio/hosts']) {
    const { cwd } = await clone({ [`clone/${name}`]: 'x' });
    const { code, stderr } = await run(['build'], cwd);
    const lines = stderr.split('\n').filter((line) => line.startsWith('onefolio'));
    if (code === 0) expect(lines).toEqual([]);
    else
      expect(lines).toEqual([
        expect.stringMatching(/^onefolio(?: build)?: an existing file or folder blocks \S+: delete it, /),
      ]);
  }
});
