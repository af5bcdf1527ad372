import { isRecord } from '../../../shared/is-record.ts';
import type { Fix } from '../../diagnostic/diagnostic.ts';
import type { Way } from '../../json/changes/change.ts';
import { fits } from '../fits.ts';
import { valueAt } from './place.ts';
import { languagesSpoken } from './told.ts';

/** The fix of a block of languages, which there is not: they are a fact of a card grid. */
export function languagesBlockFix(way: Way, site: unknown): Fix {
  const { type: _, id, heading, title, ...rest } = valueAt(site, way) as Record<string, unknown>;
  const [list, ...others] = Object.values(rest);
  const spoken =
    others.length > 0 || !isRecord(list)
      ? []
      : Array.isArray(list)
        ? list.map(spokenOf)
        : Object.entries(list).map(pairOf);
  const areKnown = spoken.length > 0 && spoken.every((each) => fits(languages, each));
  const shown = heading ?? title;
  const label = typeof shown === 'string' ? shown : 'Languages';
  const fact = { label, languages: areKnown ? spoken : [{ name: 'French', level: 'B2' }] };
  const facts = [fact];
  const value = {
    type: 'card-grid',
    ...(id !== undefined && { id }),
    ...(shown !== undefined && { heading: shown }),
    facts,
  };
  return {
    text: languagesSpoken,
    certain: false,
    edits: [],
    ...(areKnown && { changes: [{ kind: 'set', at: way, value }] }),
  };
}

const text = { type: 'string', minLength: 1 };
const languages = { type: 'object', properties: { name: text, level: text }, required: ['name'] };

function spokenOf(entry: unknown): object | undefined {
  if (!isRecord(entry)) return typeof entry === 'string' ? { name: entry } : undefined;
  const { language, name = language, fluency, proficiency = fluency, level = proficiency, ...others } = entry;
  return Object.keys(others).length > 0 ? undefined : pairOf([String(name), level]);
}

const pairOf = ([name, level]: [string, unknown]): object => (level === undefined ? { name } : { name, level });
