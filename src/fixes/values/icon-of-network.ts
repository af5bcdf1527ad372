import { brands, type Icon, ofBrand } from '../../../schema/icons.ts';

/**
 * Returns the icon of a network by the name that the owner writes: "LinkedIn", "Stack Overflow", "X (Twitter)". Ignores
 * case, spaces, punctuation and a suffix in parentheses. Returns undefined if there is no icon.
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

/* The project's own icons override brand icons, so that icons in a row have the same style. */
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
