import { patterns } from '../../../schema/patterns.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { ofFacts } from '../tables/property-names.ts';
import { moved, newEntry } from './moved.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of a setting that nothing shows: a fact of its object where everybody calls a fact so, or else a note, which
 * nobody sees: who wrote it may not have meant it for visitors. `like` is what is there already and means the same.
 */
export function moveToNotes(key: string, way: JsonPath, site: unknown, schema: Schema, like?: string): Offer {
  const from = [...way, key];
  const value = valueAt(site, from);
  const label = humanize(key);
  const isShort = typeof value === 'string' && value.length <= 200 && new RegExp(patterns.line, 'u').test(value);
  if (isFact(key, schema) && isShort) {
    const fact = { label, value };
    const changes = moved(site, from, [...way, 'facts', newEntry], () => fact);
    if (changes) return { text: `move it to "facts": ${formatExample(fact)}`, changes };
  }
  const unwanted = neverThere.find(([words]) => words.test(key))?.[1];
  const text =
    isPrivate(key, schema) && like === undefined
      ? 'move private notes to "notes", which never appears on the site'
      : unwanted !== undefined
        ? `move it to "notes" or remove it: ${unwanted}`
        : isShort && hasFacts(schema) && like === undefined
          ? 'move it to "notes", or to "facts" to show it: Onefolio doesn\'t support this setting'
          : like === undefined
            ? 'move it to "notes" or remove it: Onefolio doesn\'t support this setting'
            : `move it to "notes" or remove one of the two: "${like}" is already set`;
  const notes = valueAt(site, ['notes']) ?? {};
  if (!isRecord(notes)) return { text };
  const changes = moved(site, from, ['notes', freeName(key, notes)]);
  return { text, ...(changes && { changes }) };
}

/** Whether a setting is a fact of its object, which everybody calls one. */
export const isFact = (key: string, schema: Schema): boolean =>
  hasFacts(schema) && ofFacts.split(' ').includes(key.toLowerCase().replace(/[^a-z]/g, ''));

/* What a block has besides is rather about how it looks. */
const hasFacts = ({ properties = {} }: Schema): boolean =>
  properties.facts !== undefined && properties.type?.const === undefined;

/* What others have and Onefolio has not. */
const neverThere: [words: RegExp, why: string][] = [
  [/^(?:font|fontfamily|typography)s?$/i, "Onefolio doesn't support custom fonts"],
  [
    /^(?:order|weight|position|menu|nav|nav[-_]?(?:order|title)|in[-_]?menu)$/i,
    'the menu shows the links in "navigation", in their order',
  ],
  [/analytics|gtag|^(?:tracking|matomo|plausible|gtm)/i, "Onefolio doesn't support analytics"],
];

/** A name that no note has yet. */
export function freeName(key: string, notes: Record<string, unknown>): string {
  let name = key;
  for (let number = 2; Object.hasOwn(notes, name); number++) name = `${key}-${number}`;
  return name;
}
