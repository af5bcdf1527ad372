import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../scripts/release/run.js';
import { openFolder } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { environmentOf } from './publish.ts';

/* A site from a clone has Onefolio in vendor/, from which package managers other than npm install it too. */

const { registry } = inject('published');
const tools = join(root, 'tests/package/node_modules');

test.each([
  ['pnpm', 'pnpm/bin/pnpm.cjs', 'npx --yes pnpm@10'],
  ['yarn', '@yarnpkg/cli-dist/bin/yarn.js', 'npx --yes --package @yarnpkg/cli-dist@4 yarn'],
  ['yarn 1', 'yarn1/bin/yarn.js', 'npx --yes yarn@1'],
])('%s installs a site from a clone, including on its host', async (_, file, fetched) => {
  const { path: folder, remove } = await openFolder();
  onTestFinished(remove);
  const env = { ...(await environmentOf(join(folder, 'home'), registry)), INIT_CWD: folder };
  const manager = [process.execPath, join(tools, file)];
  await run([process.execPath, join(root, 'scripts/new.js'), 'site', '--yes'], { cwd: root, env });
  const site = join(folder, 'my site');
  await rename(join(folder, 'site'), site);
  // This registry doesn't have sharp.
  const manifest = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  delete manifest.devDependencies.sharp;
  await writeFile(join(site, 'package.json'), JSON.stringify(manifest));
  // Yarn uses a parent folder as its project, unless there is a lockfile.
  if (file.startsWith('@yarnpkg')) await writeFile(join(site, 'yarn.lock'), '');
  await run([...manager, 'install'], { cwd: site, env });
  const text = await readFile(join(site, 'site.json'), 'utf8');
  await writeFile(join(site, 'site.json'), text.replaceAll('Your Name', 'Amina').replace('you@example', 'me@example'));
  await run([...manager, 'run', 'build'], { cwd: site, env });
  expect(await readFile(join(site, 'dist/index.html'), 'utf8')).toContain('Amina');

  // The host clones the repository and runs the step of the workflow that installs.
  const git = ['git', '-c', 'user.name=Amina', '-c', 'user.email=amina@example.com'];
  await run(['git', 'init', '--quiet'], { cwd: site, env });
  await run(['git', 'add', '--all'], { cwd: site, env });
  await run([...git, 'commit', '--quiet', '--message', 'Begin'], { cwd: site, env });
  await run(['git', 'clone', '--quiet', site, join(folder, 'host')], { cwd: folder, env });
  await rm(site, { recursive: true });
  const host = join(folder, 'host');
  const { jobs } = parse(await readFile(join(host, '.github/workflows/pages.yml'), 'utf8'));
  const [{ run: step }] = jobs.build.steps.filter(({ run: line }: { run?: string }) => line?.includes(fetched));
  await run(['sh', '-ec', step.replace(fetched, `'${manager.join("' '")}'`)], {
    cwd: host,
    env: { ...env, CI: 'true' },
  });
  await run([process.execPath, 'node_modules/onefolio/bin/onefolio.js', 'build'], { cwd: host, env });
  expect(await readFile(join(host, 'dist/index.html'), 'utf8')).toContain('Amina');
});
