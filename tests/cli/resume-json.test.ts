import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { resumeOf } from '../../src/core/outputs/resume/resume-of.ts';
import { command, serveUntil } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';
import { type AnyRecord, acceptsResume, day, written } from '../support/resume.ts';
import { complaintsOf, smallSite } from '../support/sites/site.ts';

const site = () => {
  const site: AnyRecord = { ...smallSite(), url: 'https://example.com/me/', outputs: { resume: true } };
  site.pages.push({ path: '/more', title: 'More', blocks: [{ type: 'hero', headline: 'x' }] });
  site.pages[0].blocks.push({
    type: 'timeline',
    id: 'work',
    entries: [{ title: 'shown since {yearsSince:2016}' }, { title: 'on paper', for: ['cv'] }],
  });
  return site;
};
const link = (base: string) =>
  `<link rel="alternate" type="application/json" title="JSON Resume" href="${base}/resume.json">`;

test('a build writes the visible data as /resume.json, and links to it from the home page', async () => {
  const folder = await folderOf({ 'site.json': site() });
  const { code, stderr } = await command(['build'], { SOURCE_DATE_EPOCH: '1772582400' }, folder);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const file = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
  const resume = JSON.parse(await file('resume.json'));
  expect(resume).toEqual(resumeOf(registry, written(site()), day));
  expect(resume.work).toEqual([{ position: 'shown since 10' }]);
  expect(acceptsResume(resume)).toBe(true);
  const [home, more, lost] = await Promise.all(['index.html', 'more.html', '404.html'].map(file));
  expect(home?.split(link('/me'))).toHaveLength(2);
  expect(`${more}${lost}`).not.toContain('resume.json');
});

test('a build without this output writes no file, and removes the last one', async () => {
  const folder = await folderOf({ 'site.json': site() });
  await command(['build'], {}, folder);
  expect(existsSync(join(folder, 'dist/resume.json'))).toBe(true);
  for (const outputs of [{ resume: false }, {}]) {
    await put(join(folder, 'site.json'), { ...site(), outputs });
    expect((await command(['build'], {}, folder)).code).toBe(0);
    expect(existsSync(join(folder, 'dist/resume.json'))).toBe(false);
    expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).not.toContain('resume.json');
  }
});

test('the dev server serves its latest version', async () => {
  const folder = await folderOf({ 'site.json': site(), 'other/site.json': { ...site(), outputs: {} } });
  const dev = await serveUntil(['dev', '--port', '0'], { cwd: folder });
  const response = await fetch(`${dev.url}/resume.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toMatchObject({ basics: { name: 'Amina Trabelsi' } });
  expect(await (await fetch(`${dev.url}/`)).text()).toContain(link(''));
  expect(await (await fetch(`${dev.url}/more`)).text()).not.toContain('resume.json');
  await dev.stop();

  const other = await serveUntil(['dev', '--port', '0'], { cwd: join(folder, 'other') });
  expect((await fetch(`${other.url}/resume.json`)).status).toBe(404);
  await other.stop();
});

test('pages may link to it if the site generates it', () => {
  const linking = (outputs: object) => {
    const site: AnyRecord = { ...smallSite(), outputs };
    site.pages[0].blocks[0].actions = [{ label: 'Résumé', href: '/resume.json' }];
    return complaintsOf(site);
  };
  expect(linking({ resume: true })).toEqual([]);
  expect(linking({})).toEqual([
    expect.stringMatching(/^OF278 Broken link: Onefolio generates "\/resume\.json" only if/),
  ]);
});

test('a file of the owner with the same path is reported once, at the setting', () => {
  const hasFile = (path: string) => path === '/resume.json';
  expect(complaintsOf({ ...smallSite(), outputs: { resume: { notes: true } } }, { hasFile })).toEqual([
    expect.stringMatching(/^OF231 "\/resume\.json" in public\/ conflicts/),
  ]);
  expect(complaintsOf({ ...smallSite(), outputs: { resume: false } }, { hasFile })).toEqual([]);
});
