import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../source/pointer.ts';
import { eachTextInAll, isLong, type TextInAll } from './each-text-in-all.ts';
import { languagesOf } from './languages-of.ts';

/** How much of a site is there in one of its languages. */
export interface Coverage {
  language: string;
  /** How many texts people read. */
  texts: number;
  translated: number;
  /** How many are written once, and may be the same everywhere: names and labels. */
  same: number;
  /** Where those stand that are not there in this language. */
  missing: Pointer[];
}

/** How much of a site is there in each of its languages but the first. */
export function coverageOf(registry: BlockRegistry, written: WrittenSite): Coverage[] {
  const [base = '', ...others] = languagesOf(written);
  const rows = others.map((language): Coverage => ({ language, texts: 0, translated: 0, same: 0, missing: [] }));
  if (rows.length === 0) return rows;
  eachTextInAll(registry, written, base, (text) => {
    for (const row of rows) {
      const state = stateOf(text, row.language);
      if (state === 'elsewhere') continue;
      row.texts++;
      if (state === 'missing') row.missing.push(pointerOf(text.steps));
      else row[state]++;
    }
  });
  return rows;
}

/** How much of it is translated, in whole per cent; 100 only where nothing is missing. */
export const shareOf = ({ texts, same, translated }: Coverage): number =>
  texts === same ? 100 : Math.floor((100 * translated) / (texts - same));

/**
 * The paths of the pages that are hardly there in a language: their title is not, or less than half of their texts are.
 * What is the same everywhere counts for nothing. A page that is not in the first language is there in its own, and one that is hidden nowhere.
 */
export function untranslatedPages(registry: BlockRegistry, written: WrittenSite, language: string): string[] {
  const [base = ''] = languagesOf(written);
  const counts = written.pages.map(() => ({ translated: 0, missing: 0, lacksTitle: false }));
  eachTextInAll(registry, written, base, (text) => {
    const [top, page, setting] = text.steps;
    const count = top === 'pages' ? counts[page as number] : undefined;
    if (!count) return;
    const state = stateOf(text, language);
    if (state === 'translated') count.translated++;
    if (state !== 'missing') return;
    count.missing++;
    if (setting === 'title') count.lacksTitle = true;
  });
  return written.pages.flatMap((page, index) => {
    const { translated, missing, lacksTitle } = counts[index] as (typeof counts)[number];
    const { languages } = page as { languages?: string[] };
    const isOnlyHere = languages !== undefined && !languages.includes(base);
    return page.hidden || isOnlyHere || (!lacksTitle && translated > 0 && translated >= missing) ? [] : [page.path];
  });
}

/** What a text is in a language: there, written once for all, missing; or it stands where that language has nothing. */
export function stateOf({ kind, texts, languages }: Pick<TextInAll, 'kind' | 'texts' | 'languages'>, language: string) {
  if (languages && !languages.includes(language)) return 'elsewhere';
  // What exists in one language alone is written in it.
  if (!texts) return isLong(kind) && languages?.length !== 1 ? 'missing' : 'same';
  return Object.hasOwn(texts, language) ? 'translated' : 'missing';
}
