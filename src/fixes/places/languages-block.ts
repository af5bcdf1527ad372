import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { valueAt } from './place.ts';
import { languagesFact, languagesSpoken, parseSpokenLanguages } from './spoken-languages.ts';

/** The fix of a block of languages, which there is not: they are a fact of a card grid. `key` says the type of the block. */
export function languagesBlockFix(way: JsonPath, site: unknown, key = 'type'): Fix {
  const { [key]: _, id, heading, title, ...rest } = valueAt(site, way) as Record<string, unknown>;
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
    text: languagesSpoken(spoken, label),
    certain: false,
    edits: spoken ? [{ kind: 'set', at: way, value }] : [],
  };
}
