import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Location, type Problem, valueAt, within } from '../diagnostics/diagnostic.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';
import { isOn } from '../resolve/paths/output-paths.ts';
import { isOnWeb } from '../resolve/visibility.ts';
import { ownerFields } from '../text/owner-text.ts';
import { parseTemplate } from '../text/template.ts';

/** Reports owner fields that aren't visible on pages, but that the public CV shows. */
export function checkAudience(site: Site): Problem[] {
  const { for: audiences = {}, phone, location } = site.owner;
  const isOffPages = (field: keyof typeof audiences) => audiences[field]?.includes('web') === false;
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const street = address === undefined ? 'postalCode' : 'address';
  const hasStreet = (address ?? postalCode) !== undefined;
  const contacts: [field: keyof typeof audiences, thing: string, isOnCv: boolean][] = [
    ['phone', 'phone number', phone !== undefined],
    [
      isOffPages('address') ? 'address' : 'location',
      'street address',
      hasStreet && Boolean(audiences.address?.includes('cv')),
    ],
  ];
  const warnings = contacts.flatMap(([field, thing, isOnCv]): Problem[] =>
    hasCv(site) && isOnCv && isOffPages(field)
      ? [{ code: 'OF232', at: valueAt(`/owner/for/${field}`), details: { thing } }]
      : [],
  );
  if (hasStreet && !audiences.address && (hasCv(site) || isOn('resume', site)))
    warnings.push({ code: 'OF258', at: valueAt(`/owner/location/${street}`) });
  return warnings;
}

/** Returns the names of the owner's fields that pages don't show. */
export function fieldsOffPages({ owner: { for: audiences = {} } }: Site): readonly string[] {
  // The audience of other fields is undefined.
  return ownerFields.filter((field) => audiences[field as keyof typeof audiences]?.includes('web') === false);
}

/** Reports the first placeholder in a text for one of these fields. */
export function leakIn(text: string, at: Location, names: readonly string[]): Problem[] {
  const leak = parseTemplate(text).find((piece) => typeof piece !== 'string' && names.includes(piece.name));
  if (leak === undefined || typeof leak === 'string') return [];
  const { start, written } = leak;
  return [{ code: 'OF233', at: within(at, start, written.length), details: { found: written } }];
}

const shownOwnerFields: ReadonlySet<unknown> = new Set(['name', 'title', 'summary']);

/** Whether pages show a text. Most fields of the owner are checked in the texts that include them. */
export function isOnPages(registry: BlockRegistry, site: Site, steps: readonly (string | number)[]): boolean {
  if (steps[0] === 'owner') return shownOwnerFields.has(steps[1]);
  let value: unknown = site;
  return steps.every((step) => {
    // The steps lead to a text of the site, so all values before it are objects.
    value = Reflect.get(value as object, step);
    return typeof value !== 'object' || value === null || isOnWeb(registry, value);
  });
}
