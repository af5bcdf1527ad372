import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { smallSite } from '../support/site.ts';

const siteOf = (...titles: string[]) => ({
  ...smallSite(),
  pages: titles.map((headline, index) => ({
    path: index === 0 ? '/' : `/p${index}`,
    title: headline,
    blocks: [{ type: 'hero', headline }],
  })),
});

test('writes after an edit what a build of the new file alone writes, and says how many pages have changed', async () => {
  const folder = await folderOf({ 'site.json': siteOf('One', 'Two', 'Three') });
  const build = async () => {
    const { code, stdout } = await command(['build'], { SOURCE_DATE_EPOCH: '1795219200' }, folder);
    expect(code).toBe(0);
    return stdout.replace(/\d+\.\d s/, '0.1 s');
  };
  expect(await build()).toBe('3 pages written to dist in 0.1 s\n');
  expect(await build()).toBe('3 pages written to dist in 0.1 s (none changed)\n');
  await put(join(folder, 'site.json'), siteOf('One', 'Zwei', 'Three'));
  expect(await build()).toBe('3 pages written to dist in 0.1 s (1 changed)\n');
  const rebuilt = await contentsOf(join(folder, 'dist'));
  for (const name of ['.onefolio', 'dist']) await rm(join(folder, name), { recursive: true });
  expect(await build()).toBe('3 pages written to dist in 0.1 s\n');
  expect(await contentsOf(join(folder, 'dist'))).toEqual(rebuilt);
});
