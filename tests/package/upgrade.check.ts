import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { run } from '../../scripts/release/run.js';
import { contentsOf, folderOf, openFolder } from '../support/folder.ts';
import { environmentOf, publish } from './publish.ts';

const { registry, packages } = inject('published');

test("is upgraded from 1.0.0 to 1.1.0 in a site's folder, and updates the schema", async () => {
  const { path: home, remove } = await openFolder();
  onTestFinished(remove);
  const env = await environmentOf(home, registry);
  const cwd = await folderOf();
  const call = (...words: string[]) => run(words, { cwd, env });
  await call('npx', '--yes', 'onefolio@1.0.0', 'new', '--yes');
  // The registry of these tests doesn't have sharp, which "new" offers.
  const manifest = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  expect(manifest.devDependencies.onefolio).toBe('^1.0.0');
  delete manifest.devDependencies.sharp;
  await writeFile(join(cwd, 'package.json'), JSON.stringify(manifest));
  await call('npm', 'install');
  expect(await call('npx', 'onefolio', '--version')).toBe('1.0.0\n');
  await call('npm', 'run', 'build');
  const before = await contentsOf(join(cwd, 'dist'));

  await publishNext();
  await call('npm', 'install', '--save-dev', 'onefolio@latest');
  expect(await call('npx', 'onefolio', '--version')).toBe('1.1.0\n');
  await call('npx', 'onefolio', 'check', '--fix');
  expect(await readFile(join(cwd, 'site.schema.json'), 'utf8')).toContain('of 1.1.0');
  await call('npm', 'run', 'build');
  expect(Object.keys(await contentsOf(join(cwd, 'dist')))).toEqual(Object.keys(before));
});

/* The next version, with other schema descriptions. */
async function publishNext(): Promise<void> {
  const { path, remove } = await openFolder();
  onTestFinished(remove);
  const next = join(path, 'onefolio');
  await cp(join(packages, 'onefolio'), next, { recursive: true });
  const file = join(next, 'schema/site.schema.json');
  const schema = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...schema, description: 'A site of 1.1.0.' }));
  await publish(next, '1.1.0', registry);
}
