import type { Site } from '../../../schema/site.ts';
import { joinWithComma } from './join-with-comma.ts';

/** The owner's fields that a placeholder can name. */
export const ownerFields = ['name', 'title', 'email', 'phone', 'location', 'website', 'summary'] as const;

/** Returns the value of an owner's field for a placeholder; undefined if the field is missing. */
export function ownerText({ owner, language }: Pick<Site, 'owner' | 'language'>, field: (typeof ownerFields)[number]) {
  return field === 'location' ? locationText(owner.location, language) : owner[field];
}

/** Returns the owner's location in one line: city, region and country. The street isn't included. */
export function locationText(location: Site['owner']['location'], language: string): string | undefined {
  if (typeof location !== 'object') return location;
  const { city, region, countryCode } = location;
  const parts = [city, region, countryCode && countryName(countryCode, language)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : joinWithComma(parts, language);
}

/**
 * Returns the name of a country in a language, from its ISO code; an unknown code stays unchanged. This runs at build
 * time only, so the names may differ between browsers and Node.
 */
export function countryName(code: string, language: string): string {
  // `of` returns undefined only with the option `fallback: 'none'`.
  const namesIn = (...languages: string[]) => new Intl.DisplayNames(languages, { type: 'region' }).of(code) as string;
  try {
    return namesIn(language, 'en');
  } catch {
    // The language tag is malformed, such as "en-USA".
    return namesIn('en');
  }
}
