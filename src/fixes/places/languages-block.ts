import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { valueIn } from './place.ts';
import { adviseOnLanguages, languagesFact, parseSpokenLanguages } from './spoken-languages.ts';

/**
 * Turns a block of spoken languages, which doesn't exist, into a card grid with a fact. `key` is the setting that
 * contains the type.
 */
export function languagesBlockFix(steps: JsonPath, site: unknown, key = 'type'): Fix {
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
