import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../../src/node/load/load-site.ts';
import { folderOf } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const sourceWith = async (site: object | string) => sourceOf(join(await folderOf({ 'site.json': site }), 'site.json'));

test.each([
  ['nothing wrong', siteWith(hero())],
  ['a warning that needs no fix', siteWith(hero({ links: [{ label: 'x', href: '#' }] }))],
])('does not load the code for fixes for a site with %s', async (_, site) => {
  const source = await sourceWith(site);
  await load(source);
  expect(source.fixes.addFixes).toBe(undefined);
});

test.each([
  ['is invalid JSON', '{"version": 2 "language": "en"}', 'add a comma here'],
  ['has a misspelled setting', siteWith(hero({ titel: 'x' })), 'did you mean "title"?'],
  [
    'has a broken link',
    siteWith(hero({ links: [{ label: 'x', href: '/faq' }] })),
    'there is no page at "/faq": add { "path": "/faq", "title": "FAQ", "blocks": [ … ] } to "pages", or remove this link',
  ],
])('fixes a site that %s', async (_, site, fix) => {
  const { diagnostics } = await load(await sourceWith(site));
  expect(diagnostics.map((each) => each.fix?.text)).toEqual([fix]);
});
