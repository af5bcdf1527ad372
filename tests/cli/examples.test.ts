import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { blockTypes } from '../../src/edit/add-block.ts';
import { command } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith, smallSite } from '../support/sites/site.ts';

const codesOf = async (folder: string, site = 'site.json') => {
  const { stdout } = await command(['check', '--json', '--site', site], {}, folder);
  return JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code);
};

test.each(['en', 'fr', 'de', 'ar', 'fr,en'])(
  'check reports all placeholder texts of a new site in one warning: %s',
  async (languages) => {
    const folder = await folderOf();
    await command(['new', '--yes', '--languages', languages], {}, folder);
    const { code, stdout } = await command(['check', '--json'], {}, folder);
    const [warning, ...others] = JSON.parse(stdout).diagnostics;
    expect([code, warning.code, warning.related.length, others]).toEqual([0, 'OF247', 4, []]);
  },
);

test('check warns about placeholder texts in a full site, but not in the samples of Onefolio', async () => {
  const folder = await folderOf();
  await command(['new', '--yes', '--full'], {}, folder);
  expect(await codesOf(folder)).toContain('OF247');
  // The owner of a clone writes their site there.
  expect(await codesOf(root)).toContain('OF247');
  expect(await codesOf(root, 'samples/three-languages/site.json')).not.toContain('OF247');
});

test('check reports nothing once the owner has replaced the placeholder texts', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  expect(await codesOf(folder)).toEqual([]);
});

test.each(['timeline', 'course-list', 'quote-list', 'question-list', 'publication-list', 'hero', 'text'])(
  'check warns about a %s that still has its example text',
  async (type) => {
    expect(blockTypes(registry)).toContain(type);
    const folder = await folderOf({ 'site.json': siteWith({ type: 'hero', headline: 'Hi' }, exampleOf(type)) });
    expect(await codesOf(folder)).toContain('OF247');
  },
);

test('a question that was skipped leaves a placeholder, and check names it', async () => {
  const folder = await folderOf();
  await command(['new', '--yes'], {}, folder);
  const { owner } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  expect(owner.location).toBe('Your city');
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ ...smallSite(), owner: { ...smallSite().owner, location: 'Your city' } }));
  expect(await codesOf(folder)).toEqual(['OF247']);
});

test('build refuses to publish the placeholder name and email address', async () => {
  const folder = await folderOf();
  await command(['new', '--yes'], {}, folder);
  expect((await command(['build'], {}, folder)).code).toBe(0);
  const published = ['build', '--url', 'https://amina.example/'];
  const { code, stderr } = await command(published, {}, folder);
  expect([code, stderr.match(/OF248/g)?.length]).toEqual([1, 2]);
  expect(stderr).toContain('--allow-placeholders');
  expect((await command([...published, '--allow-placeholders'], {}, folder)).code).toBe(0);
  const onGitHub = await command(
    ['build'],
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'amina/amina.github.io' },
    folder,
  );
  expect([onGitHub.code, onGitHub.stderr]).toEqual([1, expect.stringContaining('OF248')]);
});

test('doctor reports the placeholder texts of the built site in one warning', async () => {
  const folder = await folderOf();
  await command(['new', '--yes'], {}, folder);
  await command(['build'], {}, folder);
  const { code, stdout } = await command(['doctor', '--json'], {}, folder);
  expect([code, JSON.parse(stdout).findings]).toMatchObject([0, [{ rule: 'example-text', pages: ['site.json'] }]]);
  expect(await readFile(join(folder, 'site.json'), 'utf8')).toContain('Your Name');
});
