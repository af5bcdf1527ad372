import type { Location, Problem } from '../diagnostic/diagnostic.ts';
import { write } from '../shape/convert-type.ts';

/** What is wrong with the tag of a language: it is not the usual one (BCP 47), or no language has it. */
export function checkTag(tag: string, at: Location): Problem[] {
  const usual = canonical(tag);
  if (usual !== undefined && usual !== tag)
    return [{ code: 'OF263', at, words: { found: tag }, fix: { ...write(at, usual), certain: true } }];
  return usual === undefined || names.of(tag) === undefined ? [{ code: 'OF264', at, words: { found: tag } }] : [];
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // A tag that only looks like one.
    return undefined;
  }
}
