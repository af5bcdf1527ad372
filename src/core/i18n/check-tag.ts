import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import { write } from '../validation/write.ts';
import { isLanguage, usualTag } from './tags.ts';

/** Reports a language tag that isn't in canonical form (BCP 47), or that doesn't exist. */
export function checkTag(tag: string, at: Location): Problem[] {
  const usual = usualTag(tag);
  if (usual !== undefined && usual !== tag)
    return [{ code: 'OF263', at, details: { found: tag }, fix: { ...write(at, usual), certain: true } }];
  return usual === undefined || !isLanguage(usual) ? [{ code: 'OF264', at, details: { found: tag } }] : [];
}
