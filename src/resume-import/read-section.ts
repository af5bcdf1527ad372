import { periodSettings, type Section } from '../core/outputs/resume/resume-sections.ts';
import type { EntriesWithNotes } from '../core/outputs/resume/with-notes.ts';
import { writeEntry } from '../core/outputs/resume/write-entry.ts';
import { type Schema, textKinds } from '../core/validation/schema.ts';
import type { Text } from '../core/validation/site-texts.ts';
import { isObject, isRecord } from '../shared/is-record.ts';
import { isBlank, kindOf, Place, type UnknownRecord } from './place.ts';
import { readDate, readDates } from './read-dates.ts';
import { readText, removeUnprintable } from './read-text.ts';

/** Entries with the settings of the site, and the data that they have no setting for. */
interface Entries {
  entries: UnknownRecord[];
  kept: EntriesWithNotes['besideEntries'];
}

/** Reads a section of a résumé. Skips unusable entries. `finish` can change an entry. */
export function readSection(
  section: Section,
  value: unknown,
  place: Place,
  finish: (entry: UnknownRecord) => UnknownRecord = (entry) => entry,
): Entries {
  const found: Entries = { entries: [], kept: [] };
  if (isBlank(value)) return found;
  if (!Array.isArray(value)) {
    place.skip(value, `expected an array, found ${kindOf(value)}`);
    return found;
  }
  for (const [index, raw] of value.entries()) {
    const at = place.step(index);
    if (!isObject(raw)) {
      at.skip(raw, `expected an object, found ${kindOf(raw)}`);
      continue;
    }
    if (found.entries.length === section.maxEntries) {
      at.skip(raw, `the limit is ${section.maxEntries}`);
      continue;
    }
    // Issues inside an entry that is skipped aren't reported.
    const inside = new Place([], at.at);
    const entry = finish(readFrontMatter(section, raw, inside));
    const missing = missingIn(section, entry);
    if (missing !== null) {
      at.skip(raw, `it has no usable ${missing}`);
      continue;
    }
    const names = section.settings.flatMap(([source]) => (source === 'when' ? periodSettings : source));
    const kept = keepUnmapped(raw, names, inside);
    if (Object.keys(kept).length > 0) found.kept.push({ of: identify(section, raw, entry), kept });
    place.issues.push(...inside.issues);
    found.entries.push(entry);
  }
  return found;
}

/** Converts the known settings of an object to those of the site. `path` is the path of the object in a site. */
export function readFrontMatter(
  { settings, schema }: Pick<Section, 'settings' | 'schema'>,
  raw: UnknownRecord,
  place: Place,
  path: Text['steps'] = ['pages', 0, 'blocks', 0],
): UnknownRecord {
  const pairs = settings.flatMap(([source, target]): [string, unknown][] => {
    if (source === 'when') return Object.entries(readDates(raw, place));
    // Every setting has a schema, which a test verifies.
    const value = readSetting(
      schema.properties?.[target] as Schema,
      raw[source],
      [...path, target],
      place.step(source),
    );
    return value === undefined ? [] : [[target, value]];
  });
  return Object.fromEntries(pairs);
}

function readSetting(schema: Schema, value: unknown, steps: Text['steps'], place: Place): unknown {
  if (schema.type === 'array') return readList(schema, value, steps, place);
  // Only the level of a skill can be a number.
  const level = schema.type?.includes('number') ? levelIn(value) : undefined;
  if (level === undefined)
    return textKinds.get(schema.pattern) === 'date' ? readDate(value, place) : readText(schema, value, steps, place);
  if (String(level) !== String(value)) place.change(`imported as ${level} out of 100`);
  return level;
}

/* Reads "90", "90%", "4/5" and "4 out of 5" as levels from 0 to 100. */
function levelIn(value: unknown): number | undefined {
  const [, part, whole] = /^(\d+(?:\.\d+)?)\s*(?:%|(?:\/|of|out of)\s*(\d+))?$/i.exec(String(value).trim()) ?? [];
  const level = whole === undefined ? Number(part) : Math.round((Number(part) / Number(whole)) * 100);
  return level <= 100 ? level : undefined;
}

function readList({ items, maxItems }: Schema, value: unknown, steps: Text['steps'], place: Place) {
  if (isBlank(value)) return undefined;
  if (!Array.isArray(value)) return place.skip(value, `expected an array of strings, found ${kindOf(value)}`);
  const texts = value.flatMap((text, index) => readText(items as Schema, text, steps, place.step(index)) ?? []);
  const limit = Number(maxItems);
  if (texts.length > limit) place.skip(texts.slice(limit), `the limit is ${limit} entries`);
  return texts.length === 0 ? undefined : texts.slice(0, limit);
}

/* Names the required settings that an entry lacks, as in a résumé: all of them, or one of two; null if none. */
function missingIn({ settings, schema }: Section, entry: UnknownRecord): string | null {
  const { required, if: one, else: other } = schema;
  const ways = [required ?? one?.required, required ?? other?.required].filter((names) => names !== undefined);
  if (ways.some((names) => names.every((name) => name in entry))) return null;
  const names = settings.filter(([, target]) => ways.flat().includes(target));
  return names.map(([source]) => source).join(' or ');
}

/** Maximum nesting: site files that nest deeper are rejected. */
const maxDepth = 40;

/** Returns the unknown settings of an object in a résumé, for the notes of the site. */
export function keepUnmapped(raw: UnknownRecord, known: readonly string[], place: Place): UnknownRecord {
  const kept = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    if (known.includes(name)) return [];
    const cleaned = clean(value, 0);
    if (cleaned === undefined) place.step(name).skip(value, 'it is nested too deeply');
    else place.step(name).keep();
    return cleaned === undefined ? [] : [[removeUnprintable(name), cleaned]];
  });
  return Object.fromEntries(kept);
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return removeUnprintable(value);
  if (!isRecord(value)) return value;
  if (depth > maxDepth) return undefined;
  const entries = Object.entries(value).map(([name, inner]) => [removeUnprintable(name), clean(inner, depth + 1)]);
  if (entries.some(([, inner]) => inner === undefined)) return undefined;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/* Returns the texts and dates that identify an entry in an exported résumé. */
function identify({ settings, schema }: Section, raw: UnknownRecord, entry: UnknownRecord): UnknownRecord {
  const texts = settings.flatMap(([source, target]) => {
    const isKnown = typeof raw[source] === 'string' && !isBlank(raw[source]);
    return isKnown && identifying.has(target) ? [[source, raw[source]]] : [];
  });
  const dates = settings.filter(([source, target]) => source === 'when' || target === 'date');
  return { ...Object.fromEntries(texts), ...writeEntry({ settings: dates, schema }, entry, {}) };
}

const identifying: ReadonlySet<string | undefined> = new Set([
  ...['organization', 'title', 'area', 'degree', 'name', 'network', 'username'],
]);
