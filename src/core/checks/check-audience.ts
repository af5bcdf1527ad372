import type { Site } from '../../../schema/site.ts';
import type { TextHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { checkReferencesIn } from '../content/check-references-in.ts';
import { eachLongText } from '../content/each-long-text.ts';
import { type Location, maxProblems, type Problem, valueAt, within } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';
import { hasResume } from '../resolve/paths/output-paths.ts';
import { isOnWeb } from '../resolve/visibility.ts';
import { ownerFields } from '../text/owner-text.ts';
import { parseTemplate } from '../text/template.ts';
import { isWords } from '../validation/schema.ts';
import { eachText } from '../validation/site-texts.ts';

/**
 * Reports owner fields that aren't visible on pages, but that texts on pages include with a placeholder or that the
 * public CV shows.
 */
export function checkAudience(registry: BlockRegistry, site: Site, host: TextHost): Problem[] {
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
  if (hasStreet && !audiences.address && (hasCv(site) || hasResume(site)))
    warnings.push({ code: 'OF258', at: valueAt(`/owner/location/${street}`) });
  // The audience of other fields is undefined.
  const names = ownerFields.filter((field) => isOffPages(field as keyof typeof audiences));
  return names.length === 0
    ? warnings
    : [...warnings, ...leaks(registry, site, names), ...leaksInLongTexts(registry, site, names, host)];
}

function leaks(registry: BlockRegistry, site: Site, names: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  eachText(registry, site, ({ text, kind, steps }) => {
    // More aren't reported.
    if (problems.length >= maxProblems || (!isWords(kind) && kind !== 'href') || !isOnPages(registry, site, steps))
      return;
    problems.push(...leakIn(text, valueAt(pointerOf(steps)), names));
  });
  return problems;
}

function leaksInLongTexts(registry: BlockRegistry, site: Site, names: readonly string[], host: TextHost): Problem[] {
  return [...eachLongText(site)].flatMap((placed) => {
    if (!isOnWeb(registry, placed.block)) return [];
    const check = (text: string, at: Location) => leakIn(text, at, names);
    return checkReferencesIn(placed, host, { words: check, link: check, picture: () => [] });
  });
}

function leakIn(text: string, at: Location, names: readonly string[]): Problem[] {
  const leak = parseTemplate(text).find((piece) => typeof piece !== 'string' && names.includes(piece.name));
  if (leak === undefined || typeof leak === 'string') return [];
  const { start, written } = leak;
  return [{ code: 'OF233', at: within(at, start, written.length), details: { found: written } }];
}

const shownOwnerFields: ReadonlySet<unknown> = new Set(['name', 'title', 'summary']);

/* Whether pages show a text. Most fields of the owner are checked in the texts that include them. */
function isOnPages(registry: BlockRegistry, site: Site, steps: readonly (string | number)[]): boolean {
  if (steps[0] === 'owner') return shownOwnerFields.has(steps[1]);
  let value: unknown = site;
  return steps.every((step) => {
    // The steps lead to a text of the site, so all values before it are objects.
    value = Reflect.get(value as object, step);
    return typeof value !== 'object' || value === null || isOnWeb(registry, value);
  });
}
