import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { command, finished } from '../support/command.ts';
import { contentsOf, folderOf, openFolder, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { copyCommand } from '../support/versions.ts';

const read = (...place: string[]) => readFile(join(...place), 'utf8');
const older = await read(root, 'tests/edit/migrate/migrations/0-to-1/before.json');
let newer: string;

/* A later Onefolio with a migration from an older file, and another schema. */
beforeAll(async () => {
  const folder = await openFolder();
  newer = join(folder.path, 'onefolio');
  await copyCommand(newer);
  await cp(join(root, 'tests/edit/migrate/migrations/step.ts'), join(newer, 'src/edit/migrate/steps.ts'));
  const steps = await read(newer, 'src/edit/migrate/steps.ts');
  await put(
    join(newer, 'src/edit/migrate/steps.ts'),
    `import { versionOneToTwo } from './version-1-to-2.ts';
${steps.replace(/'(?:\.\.\/)+src\/edit\/(?:migrate\/)?(\w+\.ts)'/g, (_, name) => `'${name === 'step.ts' ? './/' : '../'}${name}'`)}
export const steps: readonly Step[] = [step, versionOneToTwo];
`,
  );
  const own = JSON.parse(await read(newer, 'package.json'));
  await put(join(newer, 'package.json'), { ...own, version: '99.0.0' });
  const schema = await read(newer, 'schema/site.schema.json');
  await put(
    join(newer, 'schema/site.schema.json'),
    schema.replace('A complete portfolio site', 'All of a portfolio site'),
  );
  return folder.remove;
});

const begun = async () => {
  const folder = await folderOf();
  expect(await command(['new', '--yes'], {}, folder)).toMatchObject({ code: 0 });
  return folder;
};

test('a later Onefolio updates the file and its schema, and prints how to install it', async () => {
  const folder = await begun();
  await put(join(folder, 'site.json'), older);
  const before = await contentsOf(folder);
  const { code, stdout, stderr } = await finished(newer, ['migrate'], {}, folder);
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^Updated site\.schema\.json from Onefolio \S+ to this version\.\n$/),
  ]);
  expect(stdout).toContain('-  "version": 0,');
  expect(stdout).toContain('+  "version": 2,');
  expect(stdout).toContain('Migrated site.json to version 2.\n');
  expect(stdout).toContain(
    `is installed. To install 99.0.0 for this site, run in your clone of Onefolio:\n\n  npm run update -- ${folder}\n`,
  );
  const after = await read(root, 'tests/edit/migrate/migrations/0-to-1/after.json');
  expect(await read(folder, 'site.json')).toBe(after.replace('"version": 1', '"version": 2'));
  expect(await read(folder, 'site.schema.json')).toContain('All of a portfolio site');
  const changed = Object.entries(await contentsOf(folder)).filter(([name, content]) => before[name] !== content);
  expect(changed.map(([name]) => name)).toEqual(['site.json', 'site.schema.json']);
});

test('an earlier Onefolio leaves the schema of a later one unchanged', async () => {
  const folder = await begun();
  await finished(newer, ['check', '--fix'], {}, folder);
  const later = await read(folder, 'site.schema.json');
  expect(later).toContain('Onefolio 99.0.0');
  expect((await command(['check', '--fix'], {}, folder)).code).toBe(0);
  expect(await read(folder, 'site.schema.json')).toBe(later);
});

test('a file of an older version is neither checked nor built before its migration, and stays unchanged', async () => {
  const folder = await folderOf({ 'site.json': older });
  for (const name of ['check', 'build']) {
    const { code, stdout, stderr } = await command([name], {}, folder);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('error OF902: This file is version 0, which is older than version 2.\n');
    expect(stderr).toContain('Run "onefolio migrate"');
  }
  expect(await read(folder, 'site.json')).toBe(older);
});
