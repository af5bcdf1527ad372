import { patterns } from '../../../schema/patterns.ts';
import { flawOf } from '../../compile/meaning/addresses/web-address.ts';
import { nameOfProfile } from '../../compile/resume/basics.ts';
import { networkAddress } from '../../compile/shape/meant/values/networks.ts';
import { escaped } from '../../compile/text/template.ts';
import type { Loose } from './keep.ts';
import { plain, sameText } from './same-text.ts';

/** Why a profile is none; undefined where it is one. A network alone says nothing of a person. */
export const leadsNowhere = (profile: Loose): string | undefined =>
  profile.username === undefined && profile.href === undefined ? 'it has no usable username or url' : undefined;

/**
 * A profile with its link. Where no network is named, the link is called by what else is known. A name at a network that is
 * known has an address, and so has a name that is an address.
 */
export function withLink(profile: Loose): Loose {
  // Each setting was fitted to the schema of a profile.
  const { network, username, href } = profile as { network?: string; username?: string; href?: string };
  if (network === undefined) {
    const name = nameOfProfile(profile as { username?: string; href?: string });
    return name === undefined ? profile : { ...profile, label: username ?? escaped(name).slice(0, 120) };
  }
  if (username === undefined || href !== undefined) return profile;
  if (isWeb.test(username) && flawOf(username) === null) return { network, href: username };
  const address = networkAddress(network, username) ?? (withPath.test(username) ? `https://${username}` : undefined);
  return address === undefined || flawOf(address) !== null ? profile : { ...profile, href: escaped(address) };
}

const isWeb = new RegExp(patterns.website, 'u');
/* "xing.com/profile/Mira_K". */
const withPath = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s{}]+$/i;

/** Whether two profiles are of one account. A network alone stands for every account there. */
export const isSameProfile = (one: Loose, other: Loose): boolean =>
  (one.href !== undefined && placeOf(one.href) === placeOf(other.href)) ||
  (one.username !== undefined && nameOf(one) === nameOf(other) && sameText(one.network, other.network)) ||
  (one.href === undefined && one.username === undefined && sameText(one.network, other.network));

const placeOf = (href: unknown): string =>
  plain(href)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/^twitter\.com\//, 'x.com/');

const nameOf = ({ username }: Loose): string => plain(username).replace(/^@/, '');
