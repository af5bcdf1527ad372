import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { run } from '../../scripts/release/run.js';
import { tryAsNewUser } from '../../scripts/release/try-as-new-user.js';
import { contentsOf, openFolder } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { environmentOf } from './publish.ts';

/* Each test runs every command of a new user, from --version to doctor: see scripts/release/try-as-new-user.js. */

const { registry, tarball } = inject('published');
const tools = join(root, 'tests/package/node_modules');

/* The folder of the installation, the folder of the site, and the command. */
async function place(within?: string) {
  const folder = within ? await mkdtemp(join(within, 'onefolio-test-')) : await newFolder();
  if (within) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = await environmentOf(join(folder, 'home'), registry);
  const project = join(folder, 'project');
  await mkdir(project);
  return { folder, project, env, program: join(project, 'node_modules/.bin/onefolio') };
}

async function newFolder() {
  const { path, remove } = await openFolder();
  onTestFinished(remove);
  return path;
}

const install = (cwd: string, env: NodeJS.ProcessEnv) => run(['npm', 'install', '--offline', tarball], { cwd, env });

test.each([
  ['of CommonJS', { type: 'commonjs' }],
  ['of modules', { type: 'module' }],
  ['without a type', {}],
])('works in a project %s', async (_, manifest) => {
  const { project, env, program } = await place();
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  await install(project, env);
  await tryAsNewUser([program], project, '1.0.0', { cwd: project, env });
});

test('works if it is installed globally', async () => {
  const { folder, project, env } = await place();
  await run(['npm', 'install', '--offline', '--global', '--prefix', join(folder, 'global'), tarball], { env });
  await tryAsNewUser([join(folder, 'global/bin/onefolio')], join(project, 'site'), '1.0.0', { cwd: project, env });
});

test.each([
  ['the registry', ['onefolio@1.0.0']],
  ['a tarball', ['--package', tarball, 'onefolio']],
])('works with npx, from %s', async (_, args) => {
  const { project, env } = await place();
  await tryAsNewUser(['npx', '--yes', ...args], join(project, 'site'), '1.0.0', { cwd: project, env });
});

test.each([
  ['pnpm', 'pnpm/bin/pnpm.cjs'],
  ['yarn', '@yarnpkg/cli-dist/bin/yarn.js'],
])('works if %s installs it', async (_, manager) => {
  const { project, env, program } = await place();
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'site', private: true }));
  // Yarn uses a parent folder as its project, unless there is a lockfile.
  if (manager.includes('yarn')) await writeFile(join(project, 'yarn.lock'), '');
  const add = [process.execPath, join(tools, manager), 'add', 'onefolio@1.0.0'];
  await run(add, { cwd: project, env });
  await tryAsNewUser([program], project, '1.0.0', { cwd: project, env });
});

test.each(["it's “mine”", 'a#b', '100%', '%20', 'a "b"', 'موقعي', 'ö & é $HOME'])(
  'works in a folder called %s',
  async (name) => {
    const path = await newFolder();
    const folder = join(path, name);
    await mkdir(folder);
    const env = await environmentOf(join(path, 'home'), registry);
    await install(folder, env);
    const program = join(folder, 'node_modules/.bin/onefolio');
    await tryAsNewUser([program], join(folder, name), '1.0.0', { cwd: folder, env });
  },
);

test('works for a site on another disk', async () => {
  const { project, env, program } = await place();
  const other = await place('/dev/shm');
  expect((await stat(other.folder)).dev).not.toBe((await stat(project)).dev);
  await install(project, env);
  await tryAsNewUser([program], join(other.project, 'site'), '1.0.0', { cwd: project, env });
});

test('works in a read-only folder of another user, and leaves the folder unchanged', async () => {
  const { folder, project, env, program } = await place();
  await install(project, env);
  await run(['chmod', '-R', 'a-w,a+rX', project]);
  const before = await contentsOf(project);
  const site = join(folder, 'site');
  await mkdir(site);
  await chmod(folder, 0o755);
  await expect(writeAsStranger(project)).rejects.toThrow(/denied/);
  await chown(site, ...stranger);
  await tryAsNewUser([...asStranger, program], site, '1.0.0', { cwd: site, env: { ...env, HOME: site } });
  expect(await contentsOf(project)).toEqual(before);
});

/* Root may write everywhere, and containers run tests as root. */
const isRoot = process.getuid?.() === 0;
const stranger: [uid: number, gid: number] = isRoot
  ? [65534, 65534]
  : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
const asStranger = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const writeAsStranger = (folder: string) => run([...asStranger, 'touch', join(folder, 'node_modules/onefolio/x')]);

test.each(['20.19', '22.12', '24'])('works with Node %s', async (version) => {
  const { folder, project } = await place();
  const node = join(tools, `node-${version}/bin/node`);
  const env = await environmentOf(join(folder, 'home'), registry, node);
  expect(await run([node, '--version'])).toMatch(new RegExp(`^v${version.replace('.', '\\.')}\\.`));
  await install(project, env);
  const program = join(project, 'node_modules/onefolio/bin/onefolio.js');
  await tryAsNewUser([node, program], join(project, 'site'), '1.0.0', { cwd: project, env });
});
