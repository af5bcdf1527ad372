import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const wrong = '{\r\n\t"version": "2",\r\n\t"language": "en",\r\n\t"ower": { "name": "A" , },\r\n\t"pages": []\r\n}';
const textOf = (folder: string) => readFile(join(folder, 'site.json'), 'utf8');

test('check --fix applies certain fixes, prints the diff and reports what is left', async () => {
  const folder = await folderOf({ 'site.json': `\uFEFF${wrong}` });
  const { code, stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect(stdout).toMatchInlineSnapshot(`
    "--- site.json
    +++ site.json
    @@ -1,6 +1,6 @@
     {
    -	"version": "2",
    +	"version": 2,
     	"language": "en",
    -	"ower": { "name": "A" , },
    +	"owner": { "name": "A"  },
     	"pages": []
     }
    "
  `);
  expect([code, stderr]).toEqual([1, expect.stringContaining('error OF108: "pages" has 0 entries')]);
  expect(stderr).toContain('1 error in site.json');
  expect(await textOf(folder)).toBe(
    `\uFEFF${wrong.replace('"2"', '2').replace('ower', 'owner').replace('"A" , }', '"A"  }')}`,
  );
});

test('check --fix exits with 0 when everything is fixed, and changes nothing the next time', async () => {
  const folder = await folderOf({ 'site.json': siteWith({ type: 'heroo', headline: '{nmae}' }) });
  expect(await command(['check', '--fix'], {}, folder)).toMatchObject({ code: 0, stderr: 'nothing to mend\n' });
  expect(JSON.parse(await textOf(folder))).toEqual(siteWith({ type: 'hero', headline: '{name}' }));
  const fixed = await contentsOf(folder);
  expect(await command(['check', '--fix'], {}, folder)).toEqual({ code: 0, stdout: '', stderr: 'nothing to mend\n' });
  expect(await contentsOf(folder)).toEqual(fixed);
});

test('check without --fix writes nothing', async () => {
  const folder = await folderOf({ 'site.json': wrong });
  await command(['check'], {}, folder);
  expect(await textOf(folder)).toBe(wrong);
});

test('check --fix leaves the file unchanged when no fix is certain', async () => {
  const folder = await folderOf({ 'site.json': `${JSON.stringify(smallSite())} // mine` });
  const before = await contentsOf(folder);
  const { code, stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('error OF005')]);
  expect(await contentsOf(folder)).toEqual(before);
});

test('check --fix --json reports what is left, and prints the diff to standard error', async () => {
  const folder = await folderOf({ 'site.json': wrong });
  const { code, stdout, stderr } = await command(['check', '--fix', '--json'], {}, folder);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1, diagnostics: [{ code: 'OF108' }] });
  expect(stderr).toContain('+\t"version": 2,');
});

test('check --fix prints the diff without colours when NO_COLOR is set', async () => {
  const [plain, coloured] = [await folderOf({ 'site.json': wrong }), await folderOf({ 'site.json': wrong })];
  const environment = { FORCE_COLOR: '1' };
  expect((await command(['check', '--fix'], { ...environment, NO_COLOR: '1' }, plain)).stdout).not.toContain('\u001B');
  expect((await command(['check', '--fix'], environment, coloured)).stdout).toContain('\u001B[32m+');
});

test('check --fix names the texts that it leaves as they are', async () => {
  const site = smallSite();
  site.pages.push({ folder: 'posts' });
  const post = '---\ntitle: First\ndate: 2026/01/04\n---\nWords';
  const folder = await folderOf({ 'site.json': site, 'posts/first.md': post });
  const { stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^texts are left as they are, .*: posts\/first\.md\n/)]);
  expect(await readFile(join(folder, 'posts/first.md'), 'utf8')).toBe(post);
});
