import { patterns } from '../../../../../schema/patterns.ts';
import { isRecord } from '../../../../shared/is-record.ts';
import type { Way } from '../../../json/changes/change.ts';
import type { Schema } from '../../../site/walk.ts';
import { asWritten } from '../../example.ts';
import { isPrivate } from '../names/is-private.ts';
import { ofFacts } from '../names/words.ts';
import { wordsOf } from '../names/words-of.ts';
import { moved, newEntry } from './moved.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of a setting that nothing shows: a fact of its object where everybody calls a fact so, or else a note, which
 * nobody sees: who wrote it may not have meant it for visitors. `like` is what is there already and means the same.
 */
export function kept(key: string, way: Way, site: unknown, schema: Schema, like?: string): Offer {
  const from = [...way, key];
  const value = valueAt(site, from);
  const label = wordsOf(key);
  const isFact = ofFacts.split(' ').includes(key.toLowerCase().replace(/[^a-z]/g, ''));
  // What a block has besides is rather about how it looks.
  const hasFacts = schema.properties?.facts !== undefined && schema.properties.type?.const === undefined;
  const isShort = typeof value === 'string' && value.length <= 200 && new RegExp(patterns.line, 'u').test(value);
  if (isFact && hasFacts && isShort) {
    const fact = { label, value };
    const changes = moved(site, from, [...way, 'facts', newEntry], () => fact);
    if (changes) return { text: `write it as one of its "facts": ${asWritten(fact)}`, changes };
  }
  const unwanted = neverThere.find(([words]) => words.test(key))?.[1];
  const text =
    isPrivate(key, schema) && like === undefined
      ? 'a note to yourself belongs under "notes", which nobody sees'
      : unwanted !== undefined
        ? `${unwanted}; keep this under "notes"`
        : isShort && hasFacts && like === undefined
          ? 'nothing shows this yet; keep it under "notes", or show it as one of its "facts"'
          : like === undefined
            ? 'nothing shows this yet; keep it under "notes"'
            : `there is "${like}" already: keep one of the two, or keep this under "notes"`;
  const notes = valueAt(site, ['notes']) ?? {};
  if (!isRecord(notes)) return { text };
  const changes = moved(site, from, ['notes', freeName(key, notes)]);
  return { text, ...(changes && { changes }) };
}

/* What others have and Onefolio has not. */
const neverThere: [words: RegExp, why: string][] = [
  [/^(?:font|fontfamily|typography)s?$/i, 'a site has the fonts of its design'],
  [/analytics|gtag|^(?:tracking|matomo|plausible|gtm)/i, 'Onefolio counts no visitors'],
];

/** A name that no note has yet. */
export function freeName(key: string, notes: Record<string, unknown>): string {
  let name = key;
  for (let number = 2; Object.hasOwn(notes, name); number++) name = `${key}-${number}`;
  return name;
}
