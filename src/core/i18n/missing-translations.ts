import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { eachTranslatable, isLong, type Translatable } from './each-translatable.ts';
import { hasLabels } from './labels/labels-in.ts';
import { languagesOf } from './languages-of.ts';

/** The translation coverage of one language. */
export interface Coverage {
  language: string;
  /** The number of texts for readers. */
  texts: number;
  translated: number;
  /** The number of texts that are written once and may be the same in every language: names and labels. */
  same: number;
  /** The pointers of untranslated texts. */
  missing: Pointer[];
}

/** Returns the coverage of each language except the first. */
export function coverageOf(registry: BlockRegistry, written: WrittenSite): Coverage[] {
  const [base = '', ...others] = languagesOf(written);
  const rows = others.map((language): Coverage => ({ language, texts: 0, translated: 0, same: 0, missing: [] }));
  if (rows.length === 0) return rows;
  eachTranslatable(registry, written, base, (text) => {
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

/** Returns the translated share in whole percent; 100 only if nothing is missing. */
export const shareOf = ({ texts, same, translated }: Coverage): number =>
  texts === same ? 100 : Math.floor((100 * translated) / (texts - same));

/**
 * Returns the paths of pages that count as untranslated: their title is missing, or fewer than half of their texts are
 * translated. Texts that are the same in every language don't count. Pages that don't exist in the first language and
 * hidden pages are excluded.
 */
export function untranslatedPages(registry: BlockRegistry, written: WrittenSite, language: string): string[] {
  const [base = ''] = languagesOf(written);
  const counts = written.pages.map(() => ({ translated: 0, missing: 0, lacksTitle: false }));
  eachTranslatable(registry, written, base, (text) => {
    const [top, page, setting] = text.steps;
    // In these steps, "pages" is followed by an index.
    const count = top === 'pages' ? counts[page as number] : undefined;
    if (!count) return;
    const state = stateOf(text, language);
    if (state === 'translated') count.translated++;
    if (state !== 'missing') return;
    count.missing++;
    if (setting === 'title') count.lacksTitle = true;
  });
  return written.pages.flatMap((page, index) => {
    // Each page has its counts.
    const { translated, missing, lacksTitle } = counts[index] as (typeof counts)[number];
    const { languages } = page as { languages?: string[] };
    const lacksBase = languages !== undefined && !languages.includes(base);
    return page.hidden || lacksBase || (!lacksTitle && translated > 0 && translated >= missing) ? [] : [page.path];
  });
}

/** Returns the state of a text in a language; "elsewhere" if its entry doesn't exist in that language. */
export function stateOf({ steps, kind, texts, languages }: Omit<Translatable, 'schema' | 'base'>, language: string) {
  if (languages && !languages.includes(language)) return 'elsewhere';
  // Without a translation, the built-in label is used: see labels/labels-in.ts.
  if (isLabel(steps) && !(texts && Object.hasOwn(texts, language)) && hasLabels(language)) return 'same';
  // A text of an entry in a single language is in that language.
  if (!texts) return isLong(kind) && languages?.length !== 1 ? 'missing' : 'same';
  return Object.hasOwn(texts, language) ? 'translated' : 'missing';
}

const isLabel = ([part, name]: Translatable['steps']) =>
  part === 'labels' || (part === 'notFound' && name !== 'action');
