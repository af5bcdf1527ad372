import { expect, test } from 'vitest';
import { networkAddress } from '../../../src/fixes/values/network-address.ts';

test.each([
  ['github', '@amina', 'https://github.com/amina'],
  ['github', 'www.github.com/amina/', 'https://github.com/amina'],
  ['github', 'amina/site', 'https://github.com/amina/site'],
  ['LinkedIn', 'linkedin.com/in/amina', 'https://www.linkedin.com/in/amina'],
  ['Substack', 'Amina', 'https://amina.substack.com'],
  ['mastodon', '@amina@mastodon.social', 'https://mastodon.social/@amina'],
  ['mastodon', 'amina', undefined],
  ['orcid', 'amina', undefined],
  ['elsewhere', 'amina', undefined],
])('derives the URL of a profile on %s from %j', (network, written, url) => {
  expect(networkAddress(network, written)).toBe(url);
});
