import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { commandProcess, serveUntil } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { siteWith } from '../support/sites/site.ts';

/* Four builds, one after the other. */
vi.setConfig({ testTimeout: 120_000 });

/* Builds the site of a folder, always for the same day, with a fault in its file system calls. */
const buildIn = (folder: string, fault: NodeJS.ProcessEnv = {}) =>
  commandProcess(['build', '--site', join(folder, 'site.json')], {
    SOURCE_DATE_EPOCH: '1700000000',
    FAULT_WITHIN: folder,
    NODE_OPTIONS: `--require ${join(root, 'tests/faults/preload.cjs')}`,
    ...fault,
  });

const headed = (headline: string) => siteWith({ type: 'hero', headline });

test('keeps the last site when the disk is full, and reports a kill until the next build', async () => {
  const folder = await folderOf({ 'site.json': headed('One') });
  const [file, dist] = [join(folder, 'site.json'), join(folder, 'dist')];
  const build = (fault?: NodeJS.ProcessEnv) => buildIn(folder, fault);
  const home = async () => atob((await contentsOf(dist))['index.html'] ?? '');
  await build();
  const before = await contentsOf(dist);
  await put(file, headed('Two'));

  const full = await build({ FAULT: 'ENOSPC', FAULT_CALL: 'writeFile', FAULT_AT: '6' });
  expect(full.code).toBe(1);
  expect(full.stderr).toMatch(
    /onefolio build: no space left on the disk for \S+\.onefolio\/staging\/site\/\S+: free some space, then run the command again\n$/,
  );
  expect(await contentsOf(dist)).toEqual(before);

  expect((await build({ FAULT: 'kill', FAULT_CALL: 'rename', FAULT_AT: '8' })).code).toBe(null);
  expect(await home()).not.toContain('Two');
  const reported = async () => {
    const preview = await serveUntil(['preview', '--site', file, '--port', '0']);
    await preview.stop();
    return preview.output().includes('The last build was interrupted');
  };
  expect(await reported()).toBe(true);
  expect((await build()).code).toBe(0);
  expect(await home()).toContain('Two');
  expect(await reported()).toBe(false);
});
