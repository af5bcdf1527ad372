import type { Site } from '../../../../schema/site.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import { basics, location, profiles, type UnknownRecord } from './resume-sections.ts';
import { addressIn, listed, writeEntry } from './write-entry.ts';

/** Returns the owner of a site as the basics of a résumé. */
export function writeBasics(site: Site): UnknownRecord {
  const { owner } = site;
  const image = owner.picture && addressIn(owner.picture.src, site);
  const place = placeOf(owner.location, site);
  const { name, label, ...rest } = writeEntry(basics, owner, site);
  return {
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...(image !== undefined && { image }),
    ...rest,
    ...(Object.keys(place).length > 0 && { location: place }),
    ...listed(
      'profiles',
      (owner.profiles ?? []).map((profile) => writeEntry(profiles, withNetwork(profile), site)),
    ),
  };
}

/* A location in one line of text becomes the city. */
const placeOf = (written: Site['owner']['location'], site: Site): UnknownRecord =>
  typeof written === 'string' ? { city: written } : written === undefined ? {} : writeEntry(location, written, site);

type Profile = NonNullable<Site['owner']['profiles']>[number];

/* A profile without a network uses its label as network, unless the label repeats the profile. */
const withNetwork = ({ label, ...profile }: Profile): UnknownRecord =>
  profile.network === undefined && label !== undefined && label !== nameOfProfile(profile)
    ? { ...profile, network: label }
    : profile;

/** Returns the default label of a profile without a network; undefined if it has no username or link. */
export function nameOfProfile({ username, href }: Pick<Profile, 'username' | 'href'>): string | undefined {
  return username ?? (href === undefined ? undefined : parseUrl(href)?.host);
}
