import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Location, type Problem, valueAt, within } from '../diagnostics/diagnostic.ts';
import { textsOnCv } from '../outputs/cv/texts-on-cv.ts';
import { cvPath, hasCv } from '../resolve/paths/cv-path.ts';
import { isOn } from '../resolve/paths/output-paths.ts';
import type { ResolveHost } from '../resolve/resolve.ts';
import { isOnWeb } from '../resolve/visibility.ts';
import { ownerFields, ownerText } from '../text/owner-text.ts';
import { type Placeholder, parseTemplate } from '../text/template.ts';
import { formatExample } from '../validation/schema-example.ts';

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

/** The owner's fields that pages don't show, and those that the CV doesn't show. */
export type HiddenFields = Readonly<Record<'web' | 'cv', readonly string[]>>;

/** Returns the names of the owner's fields that pages don't show, and of those that the CV doesn't show. */
export function hiddenFields(site: Site): HiddenFields {
  const { for: audiences = {} } = site.owner;
  const isHidden = (field: string, viewer: 'web' | 'cv'): boolean =>
    // The street is part of the location, and hidden by default. The audience of other fields is undefined.
    field === 'address'
      ? isHidden('location', viewer) || !audiences.address?.includes(viewer)
      : audiences[field as keyof typeof audiences]?.includes(viewer) === false;
  const hiddenFrom = (viewer: 'web' | 'cv') =>
    ownerFields.filter((field) => isHidden(field, viewer) && ownerText(site, field) !== undefined);
  return { web: hiddenFrom('web'), cv: hiddenFrom('cv') };
}

/** Reports the first placeholder in a text of pages or of the CV for a field that they don't show. */
export function leakIn(text: string, at: Location, hidden: HiddenFields, viewer: 'web' | 'cv'): Problem[] {
  const leak = leakedBy(text, hidden[viewer]);
  if (!leak) return [];
  // The street is shown only where the location is.
  const names = ['location', 'address'].filter((name) => leak.name === 'address' && hidden[viewer].includes(name));
  const neededFor = (name: string) => viewers.filter((each) => each === viewer || !hidden[each].includes(name));
  const audiences = (names.length > 0 ? names : [leak.name]).map((name) => [name, neededFor(name)]);
  const place = viewer === 'web' ? 'on pages' : 'on the CV';
  const details = { found: leak.written, place, example: `"for": ${formatExample(Object.fromEntries(audiences))}` };
  return [{ code: 'OF233', at: within(at, leak.start, leak.written.length), details }];
}

const viewers = ['web', 'cv'] as const;

/** Returns the first placeholder in a text for one of some fields. */
export const leakedBy = (text: string, names: readonly string[]): Placeholder | undefined =>
  text.includes('{') && names.length > 0
    ? (parseTemplate(text).find((piece) => typeof piece !== 'string' && names.includes(piece.name)) as
        | Placeholder
        | undefined)
    : undefined;

/** Reports placeholders in texts of the CV for fields that the CV doesn't show. */
export const leaksOnCv = (site: Site, host: ResolveHost, hidden: HiddenFields): Problem[] =>
  textsOnCv(site, cvPath, host).flatMap(({ text, at }) =>
    // Placeholders in code stay as they are.
    leakIn(
      text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)),
      at(0, text.length),
      hidden,
      'cv',
    ),
  );

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
