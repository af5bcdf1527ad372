import { fromMarkdown, isMarkdown } from '../core/outputs/resume/markdown.ts';
import { periodSettings, type Section } from '../core/outputs/resume/settings.ts';
import type { EntriesWithNotes } from '../core/outputs/resume/with-notes.ts';
import { mapEntries, mapValues } from '../core/resolve/map-values.ts';
import { acceptedMarks } from '../core/text/accepted-marks.ts';
import { escapeMarks } from '../core/text/marked-text.ts';
import { type Schema, type TextKind, textKinds } from '../core/validation/schema.ts';
import { coerceText, kindOf } from './coerce-text.ts';
import type { ImportIssue, Tell } from './import-issue.ts';
import { hasSettings, keepOthers, type UnknownRecord } from './keep-unmapped.ts';
import { readDate, readWhen } from './read-dates.ts';

/** Entries in the settings of the site, and what else the résumé says of them. */
export interface Entries {
  entries: UnknownRecord[];
  kept: EntriesWithNotes['besideEntries'];
}

/**
 * Reads a list of a résumé, entry by entry: what cannot be used is told, and the rest is taken. `finish` may change an
 * entry; `flawOf` may say why one cannot be used all the same.
 */
export function readEntries(
  section: Section,
  value: unknown,
  at: ImportIssue['at'],
  tell: Tell,
  finish: (entry: UnknownRecord) => UnknownRecord = (entry) => entry,
  flawOf: (entry: UnknownRecord) => string | undefined = () => undefined,
): Entries {
  const found: Entries = { entries: [], kept: [] };
  if (value === undefined) return found;
  if (value === null) {
    tell({ at, kind: 'empty', why: 'it is empty' });
    return found;
  }
  if (!Array.isArray(value)) {
    tell({ at, kind: 'left-out', why: `expected an array, found ${kindOf(value)}` });
    return found;
  }
  for (const [index, raw] of value.entries()) {
    const place = [...at, index];
    if (!hasSettings(raw)) {
      tell({ at: place, kind: 'left-out', why: `expected an object, found ${kindOf(raw)}` });
      continue;
    }
    if (found.entries.length === section.most) {
      const rest = value.length - index;
      tell({
        at: place,
        kind: 'left-out',
        why:
          rest === 1
            ? `the limit is ${section.most}`
            : `this entry and the next ${rest - 1}: the limit is ${section.most}`,
      });
      break;
    }
    // Of an entry that is left out as a whole, only that is told.
    const inside: ImportIssue[] = [];
    const entry = finish(
      marked(
        section,
        readSettings(section, raw, place, (told) => inside.push(told)),
      ),
    );
    const why = whyNot(section, entry) ?? flawOf(entry);
    if (why !== undefined) {
      tell({ at: place, kind: 'left-out', why });
      continue;
    }
    for (const told of inside) tell(told);
    const known = section.settings.flatMap((setting) => (setting === 'when' ? periodSettings : setting[0]));
    const kept = keepOthers(raw, known, place, tell);
    if (Object.keys(kept).length > 0) found.kept.push({ of: identityOf(section, raw, entry), kept });
    found.entries.push(entry);
  }
  return found;
}

/* What stands for a name has no marks in a résumé: what looks like one is meant as it is. */
function marked({ schema }: Pick<Section, 'schema'>, entry: UnknownRecord): UnknownRecord {
  return mapValues(entry, (value, name) => {
    const setting = schema.properties?.[name] as Schema;
    const { pattern, maxLength } = setting.items ?? setting;
    const kind = textKinds.get(String(pattern));
    const place = { kind: kind as TextKind, steps: ['pages', 0, 'blocks', 0, name] };
    if (acceptedMarks(place) === 'none') return value;
    const written = isMarkdown(place) ? fromMarkdown : escapeMarks;
    const write = (text: unknown) => written(String(text), Number(maxLength));
    return Array.isArray(value) ? mapEntries(value, write) : write(value);
  });
}

/** The known settings of a part of a résumé, in the settings of the site. */
export function readSettings(
  { settings, schema }: Pick<Section, 'settings' | 'schema'>,
  raw: UnknownRecord,
  at: ImportIssue['at'],
  tell: Tell,
): UnknownRecord {
  const pairs = settings.flatMap((setting): [string, unknown][] => {
    if (setting === 'when') return Object.entries(readWhen(raw, at, tell));
    const [there, here] = setting;
    // Each has a schema: a test writes and reads all of them.
    const value = readSetting(schema.properties?.[here] as Schema, raw[there], [...at, there], tell);
    return value === undefined ? [] : [[here, value]];
  });
  return Object.fromEntries(pairs);
}

function readSetting(schema: Schema, value: unknown, at: ImportIssue['at'], tell: Tell): unknown {
  if (schema.type === 'array') return readTexts(schema, value, at, tell);
  // The one setting that may be a number is the level of a skill.
  const number = schema.type?.includes('number') ? numberIn(value) : undefined;
  if (number !== undefined) return number;
  return textKinds.get(String(schema.pattern)) === 'date'
    ? readDate(value, at, tell)
    : coerceText(schema, value, at, tell);
}

/* A number from 0 to 100 that would be written the same way again. */
const numberIn = (level: unknown): number | undefined =>
  /^(?:number|string)$/.test(typeof level) &&
  String(Number(level)) === String(level) &&
  Number(level) >= 0 &&
  Number(level) <= 100
    ? Number(level)
    : undefined;

function readTexts({ items, maxItems: most }: Schema, value: unknown, at: ImportIssue['at'], tell: Tell) {
  if (value === undefined) return undefined;
  if (value === null) {
    tell({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  if (!Array.isArray(value)) {
    tell({ at, kind: 'left-out', why: `expected an array of strings, found ${kindOf(value)}` });
    return undefined;
  }
  const maxItems = Number(most);
  const texts = value.flatMap((text, index) => {
    // A grade may be a number; in a list of sentences one is a slip.
    if (typeof text !== 'number') return coerceText(items as Schema, text, [...at, index], tell) ?? [];
    tell({ at: [...at, index], kind: 'left-out', why: 'expected a string, found a number' });
    return [];
  });
  if (texts.length > maxItems)
    tell({
      at: [...at, maxItems],
      kind: 'left-out',
      why: `this entry and all later ones: the limit is ${maxItems}`,
    });
  return texts.length === 0 ? undefined : texts.slice(0, maxItems);
}

/* The settings of which an entry lacks one, or all where one of them would do; null where it has what it needs. */
function missingIn({ required, if: one, else: other }: Schema, entry: UnknownRecord): readonly string[] | null {
  const has = (names: readonly string[]) => names.every((name) => name in entry);
  if (required) return has(required) ? null : required;
  const [first = [], second = []] = [one?.required, other?.required];
  return has(first) || has(second) ? null : [...first, ...second];
}

function whyNot(section: Section, entry: UnknownRecord): string | undefined {
  const missing = missingIn(section.schema, entry);
  if (missing === null) return undefined;
  if (Object.keys(entry).length === 0) return 'it has no usable settings';
  return `it has no usable ${missing.flatMap((here) => nameThere(section, here)).join(' or ')}`;
}

const nameThere = ({ settings }: Section, here: string): string[] =>
  settings.flatMap((setting) => (setting !== 'when' && setting[1] === here ? [setting[0]] : []));

/* By what an entry is known again that has been written out: the texts that say what it is, and when it was. */
function identityOf({ settings }: Section, raw: UnknownRecord, { period, date }: UnknownRecord): UnknownRecord {
  const { start, end } = (period ?? { end: date }) as { start?: string; end?: string };
  const telling = settings.flatMap((setting): [string, unknown][] => {
    if (setting === 'when') return [start, end].map((value, index) => [String(periodSettings[index]), value]);
    const [there, here] = setting;
    if (here === 'date') return [[there, date]];
    return identifying.has(here) ? [[there, raw[there]]] : [];
  });
  return Object.fromEntries(telling.filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
}

const identifying: ReadonlySet<string> = new Set([
  'organization',
  'title',
  'area',
  'degree',
  'name',
  'network',
  'username',
]);
