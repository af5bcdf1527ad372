import { brands, type Icon, ofBrand } from '../../../schema/icons.ts';

/**
 * The icon of a network, by the name that its owner gives it: "LinkedIn", "Stack Overflow", "X (Twitter)". Case, blanks
 * and signs count for nothing, and neither does what is in brackets behind a name. Undefined where there is none.
 */
export function iconOfNetwork(network: string): Icon | undefined {
  const [name = ''] = network.split('(');
  return byName.get(plain(network)) ?? byName.get(plain(name));
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\.(?:com|org|net)$/, '')
    .replace(/[^a-z0-9]/g, '');

/* A drawing of ours goes before the same brand, so that a row of icons has one hand. */
const byName = new Map<string, Icon>([
  ...brands.map((brand): [string, Icon] => [brand, ofBrand(brand)]),
  ...(['github', 'gitlab', 'instagram', 'linkedin', 'twitter', 'youtube'] as const).map((name): [string, Icon] => [
    name,
    name,
  ]),
  ['bsky', 'brand:bluesky'],
  ['dev', 'brand:devdotto'],
  ['devcommunity', 'brand:devdotto'],
  ['devto', 'brand:devdotto'],
  ['dockerhub', 'brand:docker'],
  ['itchio', 'brand:itchdotio'],
  ['lastfm', 'brand:lastdotfm'],
  ['npmjs', 'brand:npm'],
  ['orcidid', 'brand:orcid'],
  ['scholar', 'brand:googlescholar'],
  ['twitterx', 'brand:x'],
  ['xtwitter', 'brand:x'],
]);
