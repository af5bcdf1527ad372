import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { addBlock } from './add-block.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { adviseOnLanguages, languagesFact, parseSpokenLanguages } from './spoken-languages.ts';

/**
 * Moves spoken languages that aren't in a block: to an existing fact with languages, as a new fact to the first card
 * grid with facts, or to a new card grid at the end of the home page.
 */
export function moveSpokenLanguages(registry: BlockRegistry, from: JsonPath, site: unknown): FixProposal {
  const spoken = parseSpokenLanguages(valueIn(site, from));
  if (!spoken) return { text: adviseOnLanguages() };
  const remove: Change = { kind: 'remove', at: from };
  const existing = factsIn(site).find(({ fact }) => Array.isArray(fact.languages));
  if (existing) {
    const list = existing.fact.languages as unknown[];
    const isListed = (name: string) =>
      list.some((each) => isRecord(each) && String(each.name).toLowerCase() === name.toLowerCase());
    const added = spoken.filter(({ name }) => !isListed(name));
    const place = describePath(registry, site, pointerOf([...existing.steps, 'languages']));
    if (added.length === 0) return { text: `remove it: these languages are already in ${place}`, changes: [remove] };
    return {
      text: `move the languages that you speak to ${place}: ${added.map(formatExample).join(', ')}`,
      changes: [
        remove,
        ...added.map((value): Change => ({ kind: 'append', at: [...existing.steps, 'languages'], value })),
      ],
    };
  }
  const fact = languagesFact(spoken, headingFor(site));
  const grid = factsIn(site)[0]?.steps.slice(0, -1);
  if (grid)
    return {
      text: `move the languages that you speak to ${describePath(registry, site, pointerOf(grid))}: ${formatExample(fact)}`,
      changes: [remove, { kind: 'append', at: grid, value: fact }],
    };
  const home = pagesOf(site).findIndex(({ path, blocks }) => path === '/' && Array.isArray(blocks));
  const block = { type: 'card-grid', heading: fact.label, facts: [fact] };
  const steps = ['pages', home, 'blocks'];
  return {
    text: adviseOnLanguages(spoken, fact.label),
    ...(home >= 0 && {
      changes: [remove, addBlock(valueIn(site, steps) as unknown[], steps, block, 'languages')],
    }),
  };
}

/**
 * Turns a block of spoken languages, which doesn't exist, into a card grid with a fact. `key` is the setting that
 * contains the type.
 */
export function languagesBlockFix(steps: JsonPath, site: unknown, key = 'type'): Fix {
  // Only objects have types.
  const { [key]: _, id, heading, title, ...rest } = valueIn(site, steps) as Record<string, unknown>;
  const [list, ...others] = Object.values(rest);
  const spoken = others.length > 0 ? undefined : parseSpokenLanguages(list);
  const shown = heading ?? title;
  const label = typeof shown === 'string' ? shown : undefined;
  const value = {
    type: 'card-grid',
    ...(id !== undefined && { id }),
    ...(shown !== undefined && { heading: shown }),
    facts: [spoken && languagesFact(spoken, label)],
  };
  return {
    text: adviseOnLanguages(spoken, label),
    certain: false,
    edits: spoken ? [{ kind: 'set', at: steps, value }] : [],
  };
}

/* Returns the facts of all card grids on pages. */
const factsIn = (site: unknown): { steps: JsonPath; fact: Record<string, unknown> }[] =>
  pagesOf(site).flatMap(({ blocks }, page) =>
    groupsIn(blocks).flatMap(({ type, facts }, block) =>
      type === 'card-grid'
        ? groupsIn(facts).map((fact, index) => ({ steps: ['pages', page, 'blocks', block, 'facts', index], fact }))
        : [],
    ),
  );

const pagesOf = (site: unknown) => groupsIn(valueIn(site, ['pages']));

const groupsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.map((each) => (isRecord(each) ? each : {})) : [];

/* Returns the heading in the language of the site. */
function headingFor(site: unknown): string | undefined {
  const language = valueIn(site, ['language']);
  return typeof language === 'string' ? headings.get(language.replace(/-.*/s, '')) : undefined;
}

const headings = new Map(
  Object.entries({ ar: 'اللغات', de: 'Sprachen', es: 'Idiomas', fr: 'Langues', it: 'Lingue', pt: 'Idiomas' }),
);
