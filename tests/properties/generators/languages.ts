import fc from 'fast-check';
import { isTranslatable } from '../../../schema/by-language.ts';
import type { Site, WrittenSite } from '../../../schema/site.ts';
import { hasLabels } from '../../../src/core/i18n/labels/labels-in.ts';
import { isWords, textKinds } from '../../../src/core/validation/schema.ts';
import { places } from '../../support/sites/everything.ts';
import { anySite } from './site.ts';

/** A site in one or several languages, and the equivalent site in each single language. */
export interface InLanguages {
  written: WrittenSite;
  languages: string[];
  alone: ReadonlyMap<string, Site>;
}

const tags = ['en', 'fr', 'ar', 'de', 'eu'];

/** Sites in one to four languages; some texts are missing in some of the languages. */
export const sitesInLanguages: fc.Arbitrary<InLanguages> = fc
  .tuple(anySite, fc.shuffledSubarray(tags, { minLength: 1, maxLength: 4 }), fc.nat())
  .map(([site, languages, seed]) => inLanguages(site, languages, seed));

/**
 * The same site in several languages, with some blocks in some of them only. A text that refers to another one is
 * translated if and only if that one is.
 */
export function inLanguages(site: Site, languages: string[], seed: number): InLanguages {
  const [base = '', ...others] = languages;
  const { language: _, ...rest } = structuredClone(site);
  const written = { ...rest, languages };
  const alone = new Map(languages.map((tag) => [tag, structuredClone({ ...site, language: tag })]));
  for (const { steps, schema, value } of places(site)) {
    const kind = textKinds.get(schema.pattern ?? '');
    if (typeof value !== 'string' || !isTranslatable(schema) || !kind || !isWords(kind)) continue;
    const { maxLength = 0 } = schema;
    const room = maxLength - [...value].length;
    const translations = others.flatMap((tag): [string, string][] =>
      hash(value + tag, seed) % 4 > 0 && room > tag.length ? [[tag, `${value} ${tag}`]] : [],
    );
    if (hash(value, seed) % 5 === 0) continue;
    put(written, steps, Object.fromEntries([[base, value], ...translations]));
    const byLanguage = new Map(translations);
    for (const tag of others) readIn(alone.get(tag), steps, tag, byLanguage.get(tag) ?? value, byLanguage.has(tag));
  }
  limit(written, alone, seed);
  return { written: written as unknown as WrittenSite, languages, alone };
}

/** Replaces the texts by those of a language, and labels of the interface by the built-in ones, if any. */
export function readIn(
  site: object | undefined,
  steps: readonly (string | number)[],
  language: string,
  text: unknown,
  isTranslated: boolean,
): void {
  const isOfInterface = steps[0] === 'labels' || (steps[0] === 'notFound' && steps[1] !== 'action');
  if (isOfInterface && !isTranslated && hasLabels(language)) {
    const { [String(steps[0])]: words } = site as Record<string, Record<string, unknown>>;
    delete words?.[String(steps[1])];
  } else put(site, steps, text);
}

/* Limits some blocks to some languages, as if they were hidden in the others; never the first of a page. */
function limit(
  { pages, languages }: Pick<WrittenSite, 'pages'> & { languages: string[] },
  alone: Map<string, Site>,
  seed: number,
) {
  for (const [page, { path, blocks }] of pages.entries())
    for (const [index, block] of blocks.entries()) {
      const own = languages.filter((tag) => hash(path + tag + index, seed) % 3 > 0);
      if (index === 0 || hash(path + index, seed) % 4 > 0 || own.length === 0) continue;
      Object.assign(block, { languages: own });
      for (const [tag, site] of alone)
        if (!own.includes(tag)) Object.assign(site.pages[page]?.blocks[index] ?? {}, { hidden: true });
    }
}

/** Replaces the value at a path. */
export function put(root: unknown, steps: readonly (string | number)[], value: unknown): void {
  const last = steps.at(-1) as string;
  const parent = steps.slice(0, -1).reduce((here, step) => (here as Record<string, unknown>)[step], root);
  (parent as Record<string, unknown>)[last] = value;
}

function hash(text: string, seed: number): number {
  let state = seed % 65_521;
  for (const character of text) state = (state * 31 + Number(character.codePointAt(0))) % 65_521;
  return state;
}
