import type { FoundResume } from './read-resume.ts';

/** What not everybody wants to have on a site: where one can be reached, and where one lives. */
export const personal = ['email', 'phone', 'address'] as const;
export type Personal = (typeof personal)[number];

/** What of that a résumé says; of a street, the postal code goes along. */
export function personalIn({ owner }: FoundResume): Partial<Record<Personal, string>> {
  const { email, phone, location } = owner;
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const street = [address, postalCode].filter((text) => text !== undefined).join(', ');
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(street !== '' && { address: street }),
  };
}

/** What was found without some of that. */
export function withoutPersonal(found: FoundResume, left: readonly Personal[]): FoundResume {
  const fields = Object.entries(found.owner).flatMap(([name, value]): [string, unknown][] => {
    const kept = name === 'location' && left.includes('address') ? withoutStreet(found.owner.location) : value;
    return kept === undefined || left.some((each) => each === name) ? [] : [[name, kept]];
  });
  return { ...found, owner: Object.fromEntries(fields) };
}

type Owner = FoundResume['owner'];

/** Where the street of a résumé is published that is imported: wherever it can be, so that the résumé comes back whole. */
export const streetFor: NonNullable<Owner['for']>['address'] = ['web', 'cv'];

/** Whether a place has what is published only where the owner says so. */
export const hasStreet = (location: Owner['location']): boolean =>
  typeof location === 'object' && (location.address ?? location.postalCode) !== undefined;

function withoutStreet(location: FoundResume['owner']['location']): FoundResume['owner']['location'] {
  if (typeof location !== 'object') return location;
  const { address: _, postalCode: __, ...place } = location;
  return Object.keys(place).length === 0 ? undefined : place;
}
