import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../../../src/node/load/load-site.ts';
import { folderOf } from '../../../support/folder.ts';
import { root } from '../../../support/root.ts';
import { everything } from '../../../support/sites/everything.ts';
import { filesFor, readSite } from '../../../support/sites/read-site.ts';

const sites = {
  starter: JSON.parse(await readFile(join(root, 'site.json'), 'utf8')),
  everything: everything(),
  ...Object.fromEntries(
    ['article', 'designer', 'developer', 'academic', 'academic-arabic'].map((name) => [name, readSite(name)]),
  ),
};

test.each(Object.entries(sites))('nothing in the sample site "%s" looks like unsupported syntax', async (_, site) => {
  const folder = await folderOf({ ...(await filesFor(site)), 'site.json': site });
  const { diagnostics } = await load(sourceOf(join(folder, 'site.json')));
  expect(diagnostics.filter(({ code }) => code === 'OF426' || code === 'OF427')).toEqual([]);
  // One text has code in an unknown language.
  expect(diagnostics.filter(({ file, code }) => file !== undefined && code !== 'OF421')).toEqual([]);
});
