import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBlocks } from '../../scripts/list-blocks.js';
import { openFolder } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import { root } from '../support/root.ts';
import { copyOnefolio } from '../support/versions.ts';

test('`npm run generate` has listed every block', () => {
  for (const [name, text] of Object.entries(listBlocks(root)))
    expect(readFileSync(join(root, 'src/blocks', name), 'utf8')).toBe(text);
});

test('`npm run new-block` writes a block that needs no other change', { timeout: 6 * patience }, async () => {
  const { path: folder } = await openFolder();
  await copyOnefolio(folder);
  for (const name of ['bench', 'docs', 'mutation', 'tests', 'vitest.config.ts', 'biome.json', '.vscode', '.gitignore'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const run = (...words: string[]) => {
    const { VITEST: _, NODE_ENV: __, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', env });
    return { status, text: stdout + stderr };
  };
  const runWell = (...words: string[]) => {
    const { status, text } = run(...words);
    expect(status, text).toBe(0);
  };
  runWell('run', 'new-block', 'quote-wall');
  runWell('run', 'generate');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('| `quote-wall` |');
  runWell('run', 'types');
  // The parts of `npm run lint` without the limit on all code, which a new block may reach.
  runWell('exec', '--', 'biome', 'ci', '.');
  runWell('exec', '--', 'node', 'scripts/check-imports.js');
  runWell('exec', '--', 'vitest', 'run', '--project', 'markup', 'tests/blocks');
  expect(run('run', 'new-block', 'quote-wall')).toMatchObject({
    status: 2,
    text: expect.stringContaining('There is a block "quote-wall" already'),
  });
  expect(run('run', 'new-block', 'Quote')).toMatchObject({ status: 2, text: expect.stringContaining('with a hyphen') });
});
