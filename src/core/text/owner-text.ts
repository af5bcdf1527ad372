import type { Site } from '../../../schema/site.ts';
import { inOneLine } from './in-one-line.ts';

/** The owner's fields that a text can name in braces. */
export const ownerFields = ['name', 'title', 'email', 'phone', 'location', 'website', 'summary'] as const;

/** What a text gets that names a field of the owner; undefined where it is not written. */
export function ownerText({ owner, language }: Pick<Site, 'owner' | 'language'>, field: (typeof ownerFields)[number]) {
  return field === 'location' ? locationText(owner.location, language) : owner[field];
}

/** Where the owner works, in a line: the city, the region and the country. The street belongs on letters. */
export function locationText(location: Site['owner']['location'], language: string): string | undefined {
  if (typeof location !== 'object') return location;
  const { city, region, countryCode } = location;
  const parts = [city, region, countryCode && countryName(countryCode, language)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : inOneLine(parts, language);
}

/**
 * What a country is called, by its code. Only a build asks, so the names need not be the same in every browser. A code that
 * is no country stays as it is.
 */
export function countryName(code: string, language: string): string {
  const namesIn = (...languages: string[]) => String(new Intl.DisplayNames(languages, { type: 'region' }).of(code));
  try {
    return namesIn(language, 'en');
  } catch {
    // A tag that only looks like one, such as "en-USA".
    return namesIn('en');
  }
}
