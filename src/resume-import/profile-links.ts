import { patterns } from '../../schema/patterns.ts';
import { nameOfProfile } from '../core/outputs/resume/basics.ts';
import { escapeBraces } from '../core/text/template.ts';
import { flawOf } from '../core/text/web-address.ts';
import { networkAddress } from '../fixes/values/network-address.ts';
import { isSameText, normalizeText } from './is-same-text.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

/** Returns why a profile is unusable: a network alone doesn't identify an account. Undefined if it is usable. */
export const whyUnusable = (profile: UnknownRecord): string | undefined =>
  profile.username === undefined && profile.href === undefined ? 'it has no usable username or url' : undefined;

/**
 * Adds the URL to a profile if it follows from the network and the username. Without a network, the label is the
 * username or the host.
 */
export function withLink(profile: UnknownRecord): UnknownRecord {
  // Each setting was converted to the schema of a profile.
  const { network, username, href } = profile as { network?: string; username?: string; href?: string };
  if (network === undefined) {
    const name = nameOfProfile(profile as { username?: string; href?: string });
    return name === undefined ? profile : { ...profile, label: username ?? escapeBraces(name).slice(0, 120) };
  }
  if (username === undefined || href !== undefined) return profile;
  if (webAddress.test(username) && flawOf(username) === null) return { network, href: username };
  const address =
    networkAddress(network, username) ?? (hostWithPath.test(username) ? `https://${username}` : undefined);
  return address === undefined || flawOf(address) !== null ? profile : { ...profile, href: escapeBraces(address) };
}

const webAddress = new RegExp(patterns.website, 'u');
/* "xing.com/profile/Mira_K". */
const hostWithPath = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s{}]+$/i;

/** Whether two profiles are of the same account. A network alone matches every account there. */
export const isSameProfile = (one: UnknownRecord, other: UnknownRecord): boolean =>
  (one.href !== undefined && normalizeUrl(one.href) === normalizeUrl(other.href)) ||
  (one.username !== undefined &&
    normalizeUsername(one) === normalizeUsername(other) &&
    isSameText(one.network, other.network)) ||
  (one.href === undefined && one.username === undefined && isSameText(one.network, other.network));

const normalizeUrl = (href: unknown): string =>
  normalizeText(href)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/^twitter\.com\//, 'x.com/');

const normalizeUsername = ({ username }: UnknownRecord): string => normalizeText(username).replace(/^@/, '');
