import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { compile } from '../support/compile.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test.each([
  ['a file in UTF-16', 'text', Uint8Array.of(0xff, 0xfe, 0x7b, 0)],
  ['a missing comma', 'json', '{"version": 2 "language": "en"}'],
  ['a duplicate name', 'names', '{"version": 2, "version": 2}'],
  ['too many brackets', 'limits', '['.repeat(100)],
  ['an unprintable character', 'limits', '{"version": "\\u0001"}'],
  ['too many blocks', 'limits', siteWith(hero(), hero(), hero(), hero())],
  ['a misspelled setting', 'shape', siteWith(hero({ headlin: 'x' }))],
  ['a file of another version', 'shape', { version: 2 }],
  ['a broken link', 'meaning', siteWith(hero({ links: [{ label: 'x', href: '/nowhere' }] }))],
  [
    'a text that is too long with its placeholders filled',
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
