import type { RichText } from '../../../schema/rich-text.ts';
import type { RichSite } from '../../../schema/site.ts';
import { isRich, plainText } from '../../shared/rich-text.ts';
import { joinWithComma } from './join-with-comma.ts';

/** The owner's fields that a placeholder can name. */
export const ownerFields = ['name', 'title', 'email', 'phone', 'location', 'address', 'website', 'summary'] as const;

/**
 * Returns the value of an owner's field for a placeholder; undefined if the field is missing. A value in the fallback
 * language isn't marked as such, because it is inside another text.
 */
export function ownerText(
  { owner, language }: Pick<RichSite, 'owner' | 'language'>,
  field: (typeof ownerFields)[number],
): string | undefined {
  if (field === 'location') return locationText(owner.location, language);
  return field === 'address' ? addressText(owner.location, language) : plainIfDefined(owner[field]);
}

const plainIfDefined = (text: RichText | undefined): string | undefined =>
  text === undefined ? text : plainText(text);

/** Returns the owner's location in one line: city, region and country. The street isn't included. */
export function locationText(location: RichSite['owner']['location'], language: string): string | undefined {
  if (typeof location !== 'object' || isRich(location)) return plainIfDefined(location);
  const { city, region, countryCode } = location;
  const parts = [
    plainIfDefined(city),
    plainIfDefined(region),
    countryCode && countryName(countryCode, language),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : joinWithComma(parts, language);
}

/** Returns the owner's location with the street or the postal code, in one line; undefined without both. */
export function addressText(location: RichSite['owner']['location'], language: string): string | undefined {
  const { address, postalCode } = typeof location === 'object' && !isRich(location) ? location : {};
  if ((address ?? postalCode) === undefined) return undefined;
  const isDefined = (part: string | undefined) => part !== undefined;
  const place = [plainIfDefined(postalCode), locationText(location, language)].filter(isDefined).join(' ');
  return joinWithComma([plainIfDefined(address), place || undefined].filter(isDefined), language);
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
