import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { buildSite } from '../support/sites/open-site.ts';
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

test('reports an invalid page', async () => {
  const folder = await folderOf({
    'a.html': '<!doctype html><html lang="en"><title>x</title><p hidden=a id=a><b id=a>',
  });
  expect(faultsIn(folder).join()).toContain('Duplicate ID');
});

/* With every kind of block, images, a URL and a form with an endpoint. */
function arabicSite() {
  const types = ['hero', 'timeline', 'skill-group', 'course-list', 'card-grid', 'form', 'legal-text'];
  const blocks = types.map((type) => Object.assign(exampleOf(type), { id: `my-${type}` }));
  Object.assign(blocks[0] ?? {}, { picture: { src: '/me.jpg', alt: 'Me' } });
  for (const block of blocks) if (block.type === 'form') Object.assign(block, { send: { endpoint: '/send' } });
  return { ...siteWith(...blocks), language: 'ar', url: 'https://example.com/me/' };
}

test.each([
  ['the starter', JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'))],
  ['an Arabic site', arabicSite()],
  ['the smallest site', smallSite()],
])('reports nothing for %s', async (_, written) => {
  const site = await buildSite(written, { args: ['--allow-placeholders'] });
  onTestFinished(site.close);
  expect(faultsIn(site.dist)).toEqual([]);
});
