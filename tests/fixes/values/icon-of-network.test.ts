import { expect, test } from 'vitest';
import { brands, icons } from '../../../schema/icons.ts';
import { iconOfNetwork } from '../../../src/fixes/values/icon-of-network.ts';

test.each([
  ['LinkedIn', 'linkedin'],
  ['GitHub', 'github'],
  ['gitlab', 'gitlab'],
  ['YouTube', 'youtube'],
  ['Twitter', 'twitter'],
  ['X', 'brand:x'],
  ['X (Twitter)', 'brand:x'],
  ['Twitter/X', 'brand:x'],
  ['X (formerly Twitter)', 'brand:x'],
  ['Stack Overflow', 'brand:stackoverflow'],
  ['stack-overflow', 'brand:stackoverflow'],
  ['  MASTODON ', 'brand:mastodon'],
  ['dev.to', 'brand:devdotto'],
  ['Medium.com', 'brand:medium'],
  ['Google Scholar', 'brand:googlescholar'],
  ['ORCID iD', 'brand:orcid'],
  ['Ko-fi', 'brand:kofi'],
  ['last.fm', 'brand:lastdotfm'],
])('finds the icon of %s', (network, icon) => {
  expect(iconOfNetwork(network)).toBe(icon);
});

test.each(['', ' ', 'My own blog', 'mail', '__proto__', 'constructor'])('finds no icon for %j', (network) => {
  expect(iconOfNetwork(network)).toBeUndefined();
});

test('finds every brand by its name, and prefers a built-in icon', () => {
  for (const brand of brands) {
    const builtIn = icons.find((icon) => icon === brand);
    expect(iconOfNetwork(brand.toUpperCase())).toBe(builtIn ?? `brand:${brand}`);
  }
});
