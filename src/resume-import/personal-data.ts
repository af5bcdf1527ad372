import type { FoundResume } from './read-resume.ts';

/** Contact data that some owners don't want to publish. */
export const personalFields = ['email', 'phone', 'address'] as const;
export type PersonalField = (typeof personalFields)[number];

type Owner = FoundResume['owner'];

/** Returns the contact data in a résumé. The street address includes the postal code. */
export function findPersonalData({ email, phone, location }: Owner): Partial<Record<PersonalField, string>> {
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const street = [address, postalCode].filter((text) => text !== undefined).join(', ');
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(street !== '' && { address: street }),
  };
}

/** Whether a location has data that needs an audience. */
export const hasStreet = (location: Owner['location']): boolean => 'address' in findPersonalData({ location });

/** Returns the owner without these fields. */
export function omitPersonalData(owner: Owner, omitted: readonly PersonalField[]): Owner {
  const { address: _, postalCode: __, ...place } = typeof owner.location === 'object' ? owner.location : {};
  const hasPlaceOnly = omitted.includes('address') && typeof owner.location === 'object';
  const rest = { ...owner, ...(hasPlaceOnly && { location: place }) };
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) =>
        !omitted.some((each) => each === name) && !(value === place && Object.keys(place).length === 0),
    ),
  );
}
