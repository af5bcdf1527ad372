import { patterns } from '../../../../schema/patterns.ts';
import { isRecord } from '../../../shared/is-record.ts';
import type { Way } from '../../json/changes/change.ts';
import type { Schema } from '../../site/walk.ts';
import { asWritten } from '../example.ts';
import { moved, newEntry } from './moved.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';
import { wordsOf } from './words-of.ts';

/** What becomes of a setting that nothing shows: a fact of its object where that has facts, or a note of the owner. */
export function kept(key: string, way: Way, site: unknown, schema: Schema): Offer & { isFact?: true } {
  const from = [...way, key];
  const value = valueAt(site, from);
  const label = wordsOf(key);
  const facts = schema.properties?.facts;
  const isShort = (text: string) => text.length <= 200 && new RegExp(patterns.line, 'u').test(text);
  const isLabel = label.length <= 40 && new RegExp(patterns.label, 'u').test(label) && /\p{L}/u.test(label);
  // What a block has besides is rather about how it looks.
  const isBlock = schema.properties?.type?.const !== undefined;
  if (facts && !isBlock && isLabel && typeof value === 'string' && isShort(value)) {
    const fact = { label, value };
    const changes = moved(site, from, [...way, 'facts', newEntry], () => fact);
    if (changes) return { text: `write it as one of its "facts": ${asWritten(fact)}`, changes, isFact: true };
  }
  const text = 'nothing shows this yet; keep it under "notes"';
  const notes = valueAt(site, ['notes']) ?? {};
  if (!isRecord(notes)) return { text };
  const changes = moved(site, from, ['notes', freeName(key, notes)]);
  return { text, ...(changes && { changes }) };
}

function freeName(key: string, notes: Record<string, unknown>): string {
  let name = key;
  for (let number = 2; Object.hasOwn(notes, name); number++) name = `${key}-${number}`;
  return name;
}
