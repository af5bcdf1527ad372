import type { PersonLeaf } from 'schema-dts';
import type { Site } from '../../../../schema/site.ts';
import { absoluteUrlOf } from '../../resolve/head.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { countryName } from '../../text/owner-text.ts';
import { compact, present } from '../cv/section-rules.ts';
import type { Mentions } from './mentioned-in.ts';

/**
 * Describes the owner on the home page. Includes only data that the page shows, according to `mentions`, and the
 * summary, photo and profiles, which are written for search engines.
 */
export function ownerOf(
  { url, language }: Pick<ResolvedSite, 'url' | 'language'>,
  owner: Site['owner'],
  mentions: Mentions,
): Omit<PersonLeaf, '@type'> {
  const addresses = present(owner.website, ...(owner.profiles ?? []).map(({ href }) => href));
  return compact({
    jobTitle: mentions.text(owner.title),
    description: owner.summary,
    email: mentions.email(owner.email),
    telephone: mentions.phone(owner.phone),
    address: addressIn(owner.location, mentions, language),
    pronouns: mentions.text(owner.pronouns),
    image: url === undefined ? undefined : imageOf(owner.picture, url),
    sameAs: [...new Set(addresses)].filter((href) => /^https?:/.test(href) && href !== url),
  });
}

/* Includes only the parts of the address that the page shows, and never the street. */
function addressIn(location: Site['owner']['location'], mentions: Mentions, language: string): PersonLeaf['address'] {
  if (typeof location !== 'object') return mentions.text(location);
  const { city, region, countryCode } = location;
  const country = countryCode && mentions.text(countryName(countryCode, language)) && countryCode;
  const parts = compact({
    addressLocality: mentions.text(city),
    addressRegion: mentions.text(region),
    addressCountry: country,
  });
  return Object.keys(parts).length === 0 ? undefined : { '@type': 'PostalAddress', ...parts };
}

function imageOf(picture: Site['owner']['picture'], url: string): PersonLeaf['image'] {
  if (!picture) return undefined;
  const { src, alt, decorative } = picture;
  return compact({
    '@type': 'ImageObject' as const,
    url: absoluteUrlOf(src, url),
    caption: decorative ? undefined : alt,
  });
}
