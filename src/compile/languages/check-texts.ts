import type { WrittenSite } from '../../../schema/site.ts';
import { type Location, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { didYouMean } from '../diagnostic/suggest.ts';
import { pointerOf } from '../json/pointer.ts';
import { eachByLanguage } from './each-by-language.ts';
import type { ByLanguage } from './localise.ts';
import { tagMeant } from './tags.ts';

/** What is wrong with the languages of texts, and of what exists in some of them only: unknown ones, and texts without the base. */
export function checkTexts(written: WrittenSite): Problem[] {
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
