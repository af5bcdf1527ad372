import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import { canonicalTag, isLanguage } from '../text/language-tags.ts';
import { write } from '../validation/replacement-fixes.ts';

/**
 * Reports a language tag that is malformed or not in canonical form (BCP 47). With `mustHaveName`, also one that has no
 * name in Node's data, because its language probably doesn't exist.
 */
export function checkTag(tag: string, at: Location, mustHaveName: boolean): Problem[] {
  const canonical = canonicalTag(tag);
  if (canonical !== undefined && canonical !== tag)
    return [{ code: 'OF263', at, details: { found: tag }, fix: { ...write(at, canonical), certain: true } }];
  return canonical === undefined || (mustHaveName && !isLanguage(canonical))
    ? [{ code: 'OF264', at, details: { found: tag } }]
    : [];
}
