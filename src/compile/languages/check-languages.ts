import type { WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Location, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { didYouMean } from '../diagnostic/suggest.ts';
import { pointerOf } from '../json/pointer.ts';
import { checkPrefixes } from './check-prefixes.ts';
import { checkTag } from './check-tag.ts';
import { eachByLanguage } from './each-by-language.ts';
import type { ByLanguage } from './localise.ts';
import { tagMeant } from './tags.ts';

/**
 * What is wrong with how a site is written in several languages: their tags, those of its texts, texts without the base,
 * and what lies where another language has its pages.
 */
export function checkLanguages(written: WrittenSite, host: CompilerHost): Problem[] {
  const { language, languages } = written;
  if (languages && language !== undefined)
    return [{ code: 'OF262', at: { pointer: '/language', part: 'key' }, label: 'delete it' }];
  const flaws = (languages ?? []).flatMap((tag, index) => checkTag(tag, valueAt(`/languages/${index}`)));
  return flaws.length > 0 ? flaws : [...checkTexts(written), ...checkPrefixes(written, host)];
}

function checkTexts(written: WrittenSite): Problem[] {
  const known = written.languages ?? [String(written.language)];
  const problems: Problem[] = [];
  const unknown = (found: string, at: Location, free: readonly string[]): Problem => {
    const meant = tagMeant(found, free);
    const words = { found, known: known.join(', ') };
    return { code: 'OF260', at, words, ...(meant !== undefined && { fix: uncertain(didYouMean(at, found, meant)) }) };
  };
  eachByLanguage(written, {
    text(value, steps) {
      const strange = Object.keys(value).filter((tag) => !known.includes(tag));
      const free = known.filter((tag) => !Object.hasOwn(value, tag));
      for (const tag of strange)
        problems.push(unknown(tag, { pointer: pointerOf([...steps, tag]), part: 'key' }, free));
      // A tag that is unknown may be the one that is missing.
      if (strange.length === 0) problems.push(...withoutBase(value, steps, known));
    },
    limited(languages, steps) {
      for (const [index, tag] of languages.map(String).entries())
        if (!known.includes(tag))
          problems.push(unknown(tag, valueAt(pointerOf([...steps, 'languages', index])), known));
    },
  });
  return problems;
}

function withoutBase(value: ByLanguage, steps: readonly (string | number)[], [base = '']: string[]): Problem[] {
  if (Object.hasOwn(value, base)) return [];
  const at = { pointer: pointerOf(steps), part: 'key' } as const;
  return [{ code: 'OF261', at, words: { base }, label: `"${base}" is missing` }];
}

const uncertain = <Each extends { certain: boolean }>(fix: Each): Each => ({ ...fix, certain: false });
