import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { smallSite } from '../../support/sites/site.ts';

test('without its package, a file causes a warning, and only published files have headers and are reported as public', async () => {
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

test('characters in no font of the PDF cause warnings, at the text in the site file', async () => {
  const owner = { ...smallSite().owner, title: 'Developer of 山田', summary: 'Rockets 🚀' };
  const folder = await folderOf({ 'site.json': { ...smallSite(), owner, outputs: { cv: ['pdf'] } } });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = async () => (await command(['build', '--quiet'], { NO_COLOR: '1' }, folder)).stderr;
  expect(await build()).toMatchInlineSnapshot(`
    "warning OF220: The site has no URL yet, so the build has no sitemap or canonical URLs.
       ┌─ site.json:1:1
     1 │ {
       │ ^
       = Add "url": "https://…" at the top of the file once you know the URL, or build with --url.

    warning OF279: No installed font has "山" and "田", so /cv.pdf can't be published.
       ┌─ site.json:6:28
       │  owner → title
     6 │     "title": "Developer of 山田",
       │                            ^^^^
       = Run "npm install --save-dev @expo-google-fonts/noto-sans-sc@0.4.x" in the folder of your site.

    2 warnings in site.json
    "
  `);
  await put(join(folder, 'site.json'), {
    ...smallSite(),
    owner: { ...owner, title: 'Developer' },
    outputs: { cv: ['pdf'] },
  });
  expect(await build()).toMatchInlineSnapshot(`
    "warning OF220: The site has no URL yet, so the build has no sitemap or canonical URLs.
       ┌─ site.json:1:1
     1 │ {
       │ ^
       = Add "url": "https://…" at the top of the file once you know the URL, or build with --url.

    warning OF280: No installed font has "🚀", so this text is missing in /cv.pdf.
       ┌─ site.json:9:25
       │  owner → summary
     9 │     "summary": "Rockets 🚀"
       │                         ^^
       = Remove it from the text, or ignore this warning.

    2 warnings in site.json
    "
  `);
});
