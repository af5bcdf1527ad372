import type { Site } from '../../../schema/site.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { basics, location, profiles } from './settings.ts';
import { addressIn, type Loose, listed, writeEntry } from './write-entry.ts';

/** Who a site is about, as the basics of a résumé. */
export function writeBasics({ owner, url }: Site): Loose {
  const image = owner.picture && addressIn(owner.picture.src, url);
  const place = placeOf(owner.location, url);
  const { name, label, ...rest } = writeEntry(basics, owner, url);
  return {
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...(image !== undefined && { image }),
    ...rest,
    ...(Object.keys(place).length > 0 && { location: place }),
    ...listed(
      'profiles',
      (owner.profiles ?? []).map((profile) => writeEntry(profiles, withNetwork(profile), url)),
    ),
  };
}

/* Of a line of text nobody knows which part is the city. There it is one. */
const placeOf = (written: Site['owner']['location'], url: string | undefined): Loose =>
  typeof written === 'string' ? { city: written } : written === undefined ? {} : writeEntry(location, written, url);

type Profile = NonNullable<Site['owner']['profiles']>[number];

/* A network is what its link says, where that says more than the rest of the profile. */
const withNetwork = ({ label, ...profile }: Profile): Loose =>
  profile.network === undefined && label !== undefined && label !== nameOfProfile(profile)
    ? { ...profile, network: label }
    : profile;

/** What the link of a profile says whose network is not known; undefined where there is nothing to say. */
export function nameOfProfile({ username, href }: Pick<Profile, 'username' | 'href'>): string | undefined {
  return username ?? (href === undefined ? undefined : parseUrl(href)?.host);
}
