import { patterns } from '../../schema/patterns.ts';
import { flawOf } from '../core/checks/addresses/web-address.ts';
import { nameOfProfile } from '../core/outputs/resume/basics.ts';
import { escapeBraces } from '../core/text/template.ts';
import { networkAddress } from '../fixes/values/network-address.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import { plain, sameText } from './same-text.ts';

/** Why a profile is none; undefined where it is one. A network alone says nothing of a person. */
export const leadsNowhere = (profile: UnknownRecord): string | undefined =>
  profile.username === undefined && profile.href === undefined ? 'it has no usable username or url' : undefined;

/**
 * A profile with its link. Where no network is named, the link is called by what else is known. A name at a network that is
 * known has an address, and so has a name that is an address.
 */
export function withLink(profile: UnknownRecord): UnknownRecord {
  // Each setting was fitted to the schema of a profile.
  const { network, username, href } = profile as { network?: string; username?: string; href?: string };
  if (network === undefined) {
    const name = nameOfProfile(profile as { username?: string; href?: string });
    return name === undefined ? profile : { ...profile, label: username ?? escapeBraces(name).slice(0, 120) };
  }
  if (username === undefined || href !== undefined) return profile;
  if (isWeb.test(username) && flawOf(username) === null) return { network, href: username };
  const address = networkAddress(network, username) ?? (withPath.test(username) ? `https://${username}` : undefined);
  return address === undefined || flawOf(address) !== null ? profile : { ...profile, href: escapeBraces(address) };
}

const isWeb = new RegExp(patterns.website, 'u');
/* "xing.com/profile/Mira_K". */
const withPath = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s{}]+$/i;

/** Whether two profiles are of one account. A network alone stands for every account there. */
export const isSameProfile = (one: UnknownRecord, other: UnknownRecord): boolean =>
  (one.href !== undefined && placeOf(one.href) === placeOf(other.href)) ||
  (one.username !== undefined && nameOf(one) === nameOf(other) && sameText(one.network, other.network)) ||
  (one.href === undefined && one.username === undefined && sameText(one.network, other.network));

const placeOf = (href: unknown): string =>
  plain(href)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/^twitter\.com\//, 'x.com/');

const nameOf = ({ username }: UnknownRecord): string => plain(username).replace(/^@/, '');
