import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { compile } from '../support/compile.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test.each([
  ['a file in UTF-16', 'text', Uint8Array.of(0xff, 0xfe, 0x7b, 0)],
  ['a missing comma', 'json', '{"version": 2 "language": "en"}'],
  ['a name that is written twice', 'names', '{"version": 2, "version": 2}'],
  ['too many brackets', 'limits', '['.repeat(100)],
  ['a character that cannot be shown', 'limits', '{"version": "\\u0001"}'],
  ['more blocks than are read', 'limits', siteWith(hero(), hero(), hero(), hero())],
  ['a misspelled setting', 'shape', siteWith(hero({ headlin: 'x' }))],
  ['a file of another version', 'shape', { version: 2 }],
  ['a link that leads nowhere', 'meaning', siteWith(hero({ links: [{ label: 'x', href: '/nowhere' }] }))],
  [
    'a placeholder that grows too long',
    'meaning',
    {
      ...siteWith(hero({ title: '{summary}'.repeat(15) })),
      owner: { ...smallSite().owner, summary: 'x'.repeat(1500) },
    },
  ],
  ['a warning', 'site', siteWith(hero({ links: [{ label: 'x', href: '#' }] }))],
  ['nothing wrong', 'site', siteWith(hero())],
])('returns the stage of a site with %s', (_, stage, site) => {
  const text = typeof site === 'string' ? site : JSON.stringify(site);
  const bytes = site instanceof Uint8Array ? site : new TextEncoder().encode(text);
  expect(compile(bytes, { blocks: registry, hasFile: () => false, publicFolder: 'public/', maxBlocks: 3 }).stage).toBe(
    stage,
  );
});
