import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brands } from '../../../schema/icons.ts';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { sanitizeIcon } from '../../../src/node/icons/sanitize-icon.ts';
import { ownerSymbols, spriteOf } from '../../../src/node/render/sprite.ts';
import { root } from '../../support/root.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const [drawings = '', signs = ''] = await Promise.all(
  ['sprite.svg', 'brands.svg'].map((name) => readFile(join(root, 'src/node/render/icons', name), 'utf8')),
);
const both = `${drawings}\n${signs}`;

const siteNaming = (...icons: string[]) => {
  const links = icons.map((icon) => ({ label: 'x', href: '/', icon }));
  const { site } = compileSite(siteWith({ type: 'hero', headline: 'x', links }));
  if (!site) throw new Error('the site is wrong');
  return site;
};
const idsIn = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const own =
  (content: string): CompilerHost['iconOf'] =>
  () =>
    sanitizeIcon(content);

test('has an icon for every brand, filled whatever its context', () => {
  expect(idsIn(signs)).toEqual(brands.map((brand) => `of-i-brand:${brand}`));
  for (const line of signs.split('\n').filter((each) => each.includes('<symbol')))
    expect(line).toMatch(/viewBox="[-\d ]+" fill="currentColor" stroke="none"><path d="[^"]+"\/><\/symbol>$/);
});

test('adds nothing for brands to a site without any', () => {
  const site = siteNaming('github', 'mail');
  expect(spriteOf(both, site)).toBe(spriteOf(drawings, site));
});

test('adds only the brands that a site uses', () => {
  const before = idsIn(spriteOf(both, siteNaming('mail')));
  const after = idsIn(spriteOf(both, siteNaming('mail', 'brand:mastodon', 'brand:x', 'brand:x')));
  expect(after.filter((id) => !before.includes(id))).toEqual(['of-i-brand:mastodon', 'of-i-brand:x']);
});

test('distinguishes the brand X from the icon that closes the menu', () => {
  expect(idsIn(spriteOf(both, siteNaming('mail')))).toContain('of-i-x');
  expect(idsIn(spriteOf(both, siteNaming('mail')))).not.toContain('of-i-brand:x');
});

test('adds a custom icon once, by its path, with its viewBox and in the color of the text', () => {
  const iconOf = own(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 32 16"><path fill="#000" d="M1 1h9"/></svg>',
  );
  expect(ownerSymbols(siteNaming('/icons/one.svg', '/icons/one.svg'), iconOf)).toBe(
    '<symbol id="of-i-/icons/one.svg" viewBox="0 0 32 16" fill="currentColor" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path d="M1 1h9" fill="currentColor"/></symbol>',
  );
});

test('keeps the line styles of a custom icon', () => {
  const iconOf = own(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><g transform="rotate(45)"><path d="M1 1h9"/></g></svg>',
  );
  expect(ownerSymbols(siteNaming('/one.svg'), iconOf)).toBe(
    '<symbol id="of-i-/one.svg" viewBox="0 0 24 24" stroke-linejoin="miter" stroke-width="2" stroke-linecap="round" fill="none" stroke="currentColor"><g transform="rotate(45)"><path d="M1 1h9"/></g></symbol>',
  );
});

test('leaves out a custom icon that is missing or invalid', () => {
  const site = siteNaming('/one.svg');
  expect(ownerSymbols(site)).toBe('');
  expect(ownerSymbols(site, () => undefined)).toBe('');
  expect(ownerSymbols(site, () => ({ problem: 'refused', what: 'a script' }))).toBe('');
});
