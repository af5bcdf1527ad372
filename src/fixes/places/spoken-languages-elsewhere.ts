import { describePath } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { newBlock } from './new-block.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';
import { languagesFact, languagesSpoken, parseSpokenLanguages } from './spoken-languages.ts';

/**
 * What becomes of the languages that somebody speaks, where they are said outside of a block: a fact of the first card grid
 * that has facts, more of them in the fact that says some, or a card grid of their own at the end of the home page.
 */
export function findLanguagesElsewhere(from: JsonPath, site: unknown): Offer {
  const spoken = parseSpokenLanguages(valueAt(site, from));
  if (!spoken) return { text: languagesSpoken() };
  const remove: Change = { kind: 'remove', at: from };
  const known = factsIn(site).find(({ fact }) => Array.isArray(fact.languages));
  if (known) {
    const list = known.fact.languages as unknown[];
    const isThere = (name: string) =>
      list.some((each) => isRecord(each) && String(each.name).toLowerCase() === name.toLowerCase());
    const added = spoken.filter(({ name }) => !isThere(name));
    const place = describePath(site, pointerOf([...known.way, 'languages']));
    if (added.length === 0) return { text: `remove it: these languages are already in ${place}`, changes: [remove] };
    return {
      text: `move the languages that you speak to ${place}: ${added.map(formatExample).join(', ')}`,
      changes: [remove, ...added.map((value): Change => ({ kind: 'append', at: [...known.way, 'languages'], value }))],
    };
  }
  const fact = languagesFact(spoken, languagesIn(site));
  const grid = factsIn(site)[0]?.way.slice(0, -1);
  if (grid)
    return {
      text: `move the languages that you speak to ${describePath(site, pointerOf(grid))}: ${formatExample(fact)}`,
      changes: [remove, { kind: 'append', at: grid, value: fact }],
    };
  const home = pagesOf(site).findIndex(({ path, blocks }) => path === '/' && Array.isArray(blocks));
  const block = { type: 'card-grid', heading: fact.label, facts: [fact] };
  const way = ['pages', home, 'blocks'];
  return {
    text: languagesSpoken(spoken, fact.label),
    ...(home >= 0 && {
      changes: [remove, newBlock(valueAt(site, way) as unknown[], way, block, 'languages')],
    }),
  };
}

/* The facts of all card grids of pages. */
const factsIn = (site: unknown): { way: JsonPath; fact: Record<string, unknown> }[] =>
  pagesOf(site).flatMap(({ blocks }, page) =>
    groupsIn(blocks).flatMap(({ type, facts }, block) =>
      type === 'card-grid'
        ? groupsIn(facts).map((fact, index) => ({ way: ['pages', page, 'blocks', block, 'facts', index], fact }))
        : [],
    ),
  );

const pagesOf = (site: unknown) => groupsIn(valueAt(site, ['pages']));

const groupsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.map((each) => (isRecord(each) ? each : {})) : [];

/* What they are called in the language of the site. */
function languagesIn(site: unknown): string | undefined {
  const language = valueAt(site, ['language']);
  return typeof language === 'string' ? called.get(language.split('-')[0] as string) : undefined;
}

const called = new Map(
  Object.entries({ ar: 'اللغات', de: 'Sprachen', es: 'Idiomas', fr: 'Langues', it: 'Lingue', pt: 'Idiomas' }),
);
