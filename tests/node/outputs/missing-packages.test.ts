import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

test('without its package, a file is a warning, and only published files have headers and are said to be public', async () => {
  const folder = await folderOf({ 'site.json': { ...smallSite(), outputs: { cv: ['docx', 'txt'] } } });
  const { code, stdout, stderr } = await command(['build', '--site', join(folder, 'site.json')]);
  expect([code, stdout + stderr]).toEqual([
    0,
    expect.stringContaining('/cv.docx is not published, because the package "docx" is not installed.'),
  ]);
  expect(stdout).toContain('This site publishes your email address (/cv, /cv.txt).');
  const headers = await readFile(join(folder, 'dist/_headers'), 'utf8');
  expect(headers).toContain('/cv.txt');
  expect(headers).not.toContain('cv.docx');
});
