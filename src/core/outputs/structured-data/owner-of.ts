import type { PersonLeaf } from 'schema-dts';
import { type CalendarDate, withTime } from '../../../shared/time.ts';
import { addressOf } from '../../resolve/head.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { countryName } from '../../text/owner-text.ts';
import { compact, present } from '../cv/section-rules.ts';
import type { Mentions } from './mentioned-in.ts';

/**
 * What the home page says of the owner; and their summary, photograph and profiles, which they have written for search
 * engines. `said` is what the home page says.
 */
export function ownerOf(site: ResolvedSite, said: Mentions, now: CalendarDate): Omit<PersonLeaf, '@type'> {
  const { url, language } = site;
  const { owner } = withTime({ owner: site.owner, timed: site.timed.filter(([top]) => top === 'owner') }, now);
  const addresses = present(owner.website, ...(owner.profiles ?? []).map(({ href }) => href));
  return compact({
    jobTitle: said.text(owner.title),
    description: owner.summary,
    email: said.email(owner.email),
    telephone: said.phone(owner.phone),
    address: addressIn(owner.location, said, language),
    pronouns: said.text(owner.pronouns),
    image: url === undefined ? undefined : imageOf(owner.picture, url),
    sameAs: [...new Set(addresses)].filter((href) => /^https?:/.test(href) && href !== url),
  });
}

/* Part by part, as far as it is said. The street is not: it belongs on letters. */
function addressIn(
  location: ResolvedSite['owner']['location'],
  said: Mentions,
  language: string,
): PersonLeaf['address'] {
  if (typeof location !== 'object') return said.text(location);
  const { city, region, countryCode } = location;
  const country = countryCode && said.text(countryName(countryCode, language)) && countryCode;
  const parts = compact({
    addressLocality: said.text(city),
    addressRegion: said.text(region),
    addressCountry: country,
  });
  return Object.keys(parts).length === 0 ? undefined : { '@type': 'PostalAddress', ...parts };
}

function imageOf(picture: ResolvedSite['owner']['picture'], url: string): PersonLeaf['image'] {
  if (!picture) return undefined;
  const { src, alt, decorative } = picture;
  return compact({
    '@type': 'ImageObject' as const,
    url: addressOf(src, url),
    caption: decorative ? undefined : alt,
  });
}
