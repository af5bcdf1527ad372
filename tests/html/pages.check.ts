import { spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stripes } from '../support/browser/pictures.ts';
import { command } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith, smallSite } from '../support/sites/site.ts';

const checker = join(root, 'tests/html/node_modules/vnu-jar/build/dist/vnu.jar');

/* Messages about intentional markup. */
const intended = [
  // Its CSS parser doesn't support nesting, container queries and view transitions.
  /^CSS: /,
  // Safari treats a list without bullets as a list only if it has a role.
  /^The “list” role is unnecessary for element “[uo]l”\./,
  // React writes them, and all attributes are quoted.
  /^Trailing slash on void elements /,
  // A file has no origin, so nothing is 'self' here; tests/browser tests the policy.
  /^Resource violates Content Security Policy \(meta tag\): [\w ]+ “\/[^/]/,
  // Data blocks are not scripts: browsers don't run them, and no policy blocks them.
  /^Inline script violates Content Security Policy .*<script type="application\/(?:ld\+)?json"/s,
];

/* The messages of the checker about the pages in a folder, a line each. */
function faultsIn(folder: string): string[] {
  const words = ['-jar', checker, '--stdout', '--exit-zero-always', '--format', 'json', '--skip-non-html', folder];
  const { stdout, error } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error) throw new Error('this needs Java: for example "apt-get install default-jre-headless"', { cause: error });
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message?: string; extract?: string }[] };
  const lines = messages
    .map(({ url, message, extract }) => ({ file: url.slice(url.lastIndexOf('/') + 1), words: `${message} ${extract}` }))
    .filter(({ words }) => !intended.some((pattern) => pattern.test(words)))
    .map(({ file, words }) => `${file}: ${words}`);
  return [...new Set(lines)];
}

async function built(folder: string): Promise<string> {
  expect(await command(['build', '--site', join(folder, 'site.json'), '--allow-placeholders'])).toMatchObject({
    code: 0,
  });
  return join(folder, 'dist');
}

test('reports an invalid page', async () => {
  const folder = await folderOf({
    'a.html': '<!doctype html><html lang="en"><title>x</title><p hidden=a id=a><b id=a>',
  });
  expect(faultsIn(folder).join()).toContain('Duplicate ID');
});

test('reports nothing for the starter site', async () => {
  const folder = await folderOf();
  await copyFile(join(root, 'site.json'), join(folder, 'site.json'));
  expect(faultsIn(await built(folder))).toEqual([]);
});

test('reports nothing for an Arabic site with every block, images, a URL and a form with an endpoint', async () => {
  const types = ['hero', 'timeline', 'skill-group', 'course-list', 'card-grid', 'form', 'legal-text'];
  const blocks = types.map((type) => Object.assign(exampleOf(type), { id: `my-${type}` }));
  const site = Object.assign(siteWith(...blocks), { language: 'ar', url: 'https://example.com/me/' });
  const [hero] = site.pages[0].blocks;
  hero.picture = { src: '/me.jpg', alt: 'Me' };
  for (const block of blocks) if (block.type === 'form') Object.assign(block, { send: { endpoint: '/send' } });
  const folder = await folderOf({ 'site.json': site });
  await put(join(folder, 'public/me.jpg'), await stripes(800, 1000).jpeg().toBuffer());
  expect(faultsIn(await built(folder))).toEqual([]);
});

test('reports nothing for the smallest site', async () => {
  expect(faultsIn(await built(await folderOf({ 'site.json': smallSite() })))).toEqual([]);
});
