import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import { write } from '../validation/write.ts';
import { isLanguage, usualTag } from './tags.ts';

/** What is wrong with the tag of a language: it is not the usual one (BCP 47), or no language has it. */
export function checkTag(tag: string, at: Location): Problem[] {
  const usual = usualTag(tag);
  if (usual !== undefined && usual !== tag)
    return [{ code: 'OF263', at, words: { found: tag }, fix: { ...write(at, usual), certain: true } }];
  return usual === undefined || !isLanguage(usual) ? [{ code: 'OF264', at, words: { found: tag } }] : [];
}
