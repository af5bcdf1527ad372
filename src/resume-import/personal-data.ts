import type { FoundResume } from './read-resume.ts';

/** Contact data that some owners don't want to publish. */
export const personalFields = ['email', 'phone', 'address'] as const;
export type PersonalField = (typeof personalFields)[number];

/** Returns the contact data in a résumé. The street address includes the postal code. */
export function findPersonalData({ owner }: FoundResume): Partial<Record<PersonalField, string>> {
  const { email, phone, location } = owner;
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const street = [address, postalCode].filter((text) => text !== undefined).join(', ');
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(street !== '' && { address: street }),
  };
}

/** Returns the résumé without these fields. */
export function omitPersonalData(found: FoundResume, omitted: readonly PersonalField[]): FoundResume {
  const fields = Object.entries(found.owner).flatMap(([name, value]): [string, unknown][] => {
    const remaining = name === 'location' && omitted.includes('address') ? omitStreet(found.owner.location) : value;
    return remaining === undefined || omitted.some((each) => each === name) ? [] : [[name, remaining]];
  });
  return { ...found, owner: Object.fromEntries(fields) };
}

type Owner = FoundResume['owner'];

/** The audience of an imported street address: everyone, so that an exported résumé is complete. */
export const streetAudience: NonNullable<Owner['for']>['address'] = ['web', 'cv'];

/** Whether a location has data that needs an audience. */
export const hasStreet = (location: Owner['location']): boolean =>
  typeof location === 'object' && (location.address ?? location.postalCode) !== undefined;

function omitStreet(location: FoundResume['owner']['location']): FoundResume['owner']['location'] {
  if (typeof location !== 'object') return location;
  const { address: _, postalCode: __, ...place } = location;
  return Object.keys(place).length === 0 ? undefined : place;
}
