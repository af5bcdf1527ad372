import type { Site } from '../../../schema/site.ts';
import type { TextHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { checkReferencesIn } from '../content/check-references-in.ts';
import { eachLongText } from '../content/each-long-text.ts';
import { type Location, type Problem, valueAt, within } from '../diagnostics/diagnostic.ts';
import { limit } from '../diagnostics/report.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';
import { hasResume } from '../resolve/paths/resume-path.ts';
import { isOnWeb } from '../resolve/visibility.ts';
import { pointerOf } from '../source/pointer.ts';
import { ownerFields } from '../text/owner-text.ts';
import { eachText } from '../text/site-texts.ts';
import { parseTemplate } from '../text/template.ts';
import { isWords } from '../validation/schema.ts';

/** What the owner keeps for the CV: texts of the pages that would show it all the same, and that the CV is public too. */
export function checkAudience(registry: BlockRegistry, site: Site, host: TextHost): Problem[] {
  const { for: kept = {}, phone, location } = site.owner;
  const isKept = (field: keyof typeof kept) => kept[field]?.includes('web') === false;
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const street = address === undefined ? 'postalCode' : 'address';
  const hasStreet = (address ?? postalCode) !== undefined;
  const told: [field: keyof typeof kept, thing: string, isThere: boolean][] = [
    ['phone', 'phone number', phone !== undefined],
    [isKept('address') ? 'address' : 'location', 'street address', hasStreet && Boolean(kept.address?.includes('cv'))],
  ];
  const warnings = told.flatMap(([field, thing, isThere]): Problem[] =>
    hasCv(site) && isThere && isKept(field)
      ? [{ code: 'OF232', at: valueAt(`/owner/for/${field}`), words: { thing } }]
      : [],
  );
  if (hasStreet && !kept.address && (hasCv(site) || hasResume(site)))
    warnings.push({ code: 'OF258', at: valueAt(`/owner/location/${street}`) });
  const names = ownerFields.filter((field) => isKept(field as keyof typeof kept));
  return names.length === 0
    ? warnings
    : [...warnings, ...leaks(registry, site, names), ...leaksInLongTexts(registry, site, names, host)];
}

function leaks(registry: BlockRegistry, site: Site, names: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  eachText(registry, site, ({ text, kind, steps }) => {
    // More aren't reported.
    if (problems.length >= limit || (!isWords(kind) && kind !== 'href') || !isSeen(registry, site, steps)) return;
    problems.push(...leakIn(text, valueAt(pointerOf(steps)), names));
  });
  return problems;
}

function leaksInLongTexts(registry: BlockRegistry, site: Site, names: readonly string[], host: TextHost): Problem[] {
  return [...eachLongText(site)].flatMap((placed) => {
    if (!isOnWeb(registry, placed.block)) return [];
    const look = (text: string, at: Location) => leakIn(text, at, names);
    return checkReferencesIn(placed, host, { words: look, link: look, picture: () => [] });
  });
}

function leakIn(text: string, at: Location, names: readonly string[]): Problem[] {
  const leak = parseTemplate(text).find((piece) => typeof piece !== 'string' && names.includes(piece.name));
  if (leak === undefined || typeof leak === 'string') return [];
  const { start, written } = leak;
  return [{ code: 'OF233', at: within(at, start, written.length), words: { found: written } }];
}

/* Whether a text is in nothing that is kept for the CV; what the owner says of themselves is told where it is used. */
function isSeen(registry: BlockRegistry, site: Site, steps: readonly (string | number)[]): boolean {
  if (steps[0] === 'owner') return ['name', 'title', 'summary'].includes(String(steps[1]));
  let here: unknown = site;
  return steps.every((step) => {
    here = Reflect.get(here as object, step);
    return typeof here !== 'object' || here === null || isOnWeb(registry, here);
  });
}
