import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../../support/command.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

test('publishes the same client files for every site, whatever its base, color, language and endpoint', async () => {
  const plain = await built({}, {});
  const settings = {
    language: 'ar',
    url: 'https://example.com/portfolio/',
    theme: { mode: 'dark', accent: 25, artwork: 'door' },
    labels: { skip: 'Go on' },
  };
  const other = await built(settings, { send: { endpoint: 'https://forms.example/send' } });
  expect(Object.keys(plain.client)).toContain('third-party-notices.txt');
  expect(Object.keys(plain.client).length).toBeGreaterThan(8);
  expect(other.client).toEqual(plain.client);
  expect(other.page).not.toBe(plain.page);
});

async function built(settings: object, sending: object) {
  const folder = await folderOf({
    'site.json': { ...siteWith(Object.assign(exampleOf('form'), sending)), ...settings },
  });
  const { code, stderr } = await command(['build', '--site', join(folder, 'site.json')]);
  if (code !== 0) throw new Error(stderr);
  const files = Object.entries(await contentsOf(join(folder, 'dist')));
  // Each site has the fonts for its letters.
  const client = files.filter(([name]) => /^assets\/.*(?<!\.woff2)$|^third-party-notices\.txt$/.test(name));
  return { client: Object.fromEntries(client), page: await readFile(join(folder, 'dist/index.html'), 'utf8') };
}
