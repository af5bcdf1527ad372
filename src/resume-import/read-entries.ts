import { fromMarkdown, isMarkdown } from '../core/outputs/resume/markdown.ts';
import { periodSettings, type Section } from '../core/outputs/resume/settings.ts';
import type { EntriesWithNotes } from '../core/outputs/resume/with-notes.ts';
import { escapeMarks } from '../core/text/parse-marks.ts';
import { acceptedMarks } from '../core/validation/accepted-marks.ts';
import { type Schema, type TextKind, textKinds } from '../core/validation/schema.ts';
import { mapEntries, mapValues } from '../shared/map-values.ts';
import { coerceText, kindOf } from './coerce-text.ts';
import type { ImportIssue, ReportIssue } from './import-issue.ts';
import { hasSettings, keepUnmapped, type UnknownRecord } from './keep-unmapped.ts';
import { readDate, readDates } from './read-dates.ts';

/** Entries with the settings of the site, and their unmapped data. */
export interface Entries {
  entries: UnknownRecord[];
  unmapped: EntriesWithNotes['besideEntries'];
}

/**
 * Reads a section of a résumé. Reports unusable entries and continues. `finish` can change an entry; `flawOf` can
 * reject one.
 */
export function readEntries(
  section: Section,
  value: unknown,
  at: ImportIssue['at'],
  report: ReportIssue,
  finish: (entry: UnknownRecord) => UnknownRecord = (entry) => entry,
  flawOf: (entry: UnknownRecord) => string | undefined = () => undefined,
): Entries {
  const found: Entries = { entries: [], unmapped: [] };
  if (value === undefined) return found;
  if (value === null) {
    report({ at, kind: 'empty', why: 'it is empty' });
    return found;
  }
  if (!Array.isArray(value)) {
    report({ at, kind: 'left-out', why: `expected an array, found ${kindOf(value)}` });
    return found;
  }
  for (const [index, raw] of value.entries()) {
    const place = [...at, index];
    if (!hasSettings(raw)) {
      report({ at: place, kind: 'left-out', why: `expected an object, found ${kindOf(raw)}` });
      continue;
    }
    if (found.entries.length === section.maxEntries) {
      const rest = value.length - index;
      report({
        at: place,
        kind: 'left-out',
        why:
          rest === 1
            ? `the limit is ${section.maxEntries}`
            : `this entry and the next ${rest - 1}: the limit is ${section.maxEntries}`,
      });
      break;
    }
    // Issues inside an entry that is left out aren't reported.
    const entryIssues: ImportIssue[] = [];
    const entry = finish(
      convertMarks(
        section,
        readSettings(section, raw, place, (issue) => entryIssues.push(issue)),
      ),
    );
    const why = missingReason(section, entry) ?? flawOf(entry);
    if (why !== undefined) {
      report({ at: place, kind: 'left-out', why });
      continue;
    }
    for (const issue of entryIssues) report(issue);
    const known = section.settings.flatMap((setting) => (setting === 'when' ? periodSettings : setting[0]));
    const unmapped = keepUnmapped(raw, known, place, report);
    if (Object.keys(unmapped).length > 0) found.unmapped.push({ of: identify(section, raw, entry), kept: unmapped });
    found.entries.push(entry);
  }
  return found;
}

/* Names in a résumé have no formatting, so characters that look like it are escaped. */
function convertMarks({ schema }: Pick<Section, 'schema'>, entry: UnknownRecord): UnknownRecord {
  return mapValues(entry, (value, name) => {
    const setting = schema.properties?.[name] as Schema;
    const { pattern, maxLength } = setting.items ?? setting;
    const kind = textKinds.get(pattern);
    const place = { kind: kind as TextKind, steps: ['pages', 0, 'blocks', 0, name] };
    if (acceptedMarks(place) === 'none') return value;
    const written = isMarkdown(place) ? fromMarkdown : escapeMarks;
    const write = (text: unknown) => written(String(text), Number(maxLength));
    return Array.isArray(value) ? mapEntries(value, write) : write(value);
  });
}

/** Converts the known settings of an object to those of the site. */
export function readSettings(
  { settings, schema }: Pick<Section, 'settings' | 'schema'>,
  raw: UnknownRecord,
  at: ImportIssue['at'],
  report: ReportIssue,
): UnknownRecord {
  const pairs = settings.flatMap((setting): [string, unknown][] => {
    if (setting === 'when') return Object.entries(readDates(raw, at, report));
    const [source, target] = setting;
    // Every setting has a schema, which a test verifies.
    const value = readSetting(schema.properties?.[target] as Schema, raw[source], [...at, source], report);
    return value === undefined ? [] : [[target, value]];
  });
  return Object.fromEntries(pairs);
}

function readSetting(schema: Schema, value: unknown, at: ImportIssue['at'], report: ReportIssue): unknown {
  if (schema.type === 'array') return readTexts(schema, value, at, report);
  // Only the level of a skill can be a number.
  const number = schema.type?.includes('number') ? numberIn(value) : undefined;
  if (number !== undefined) return number;
  return textKinds.get(schema.pattern) === 'date' ? readDate(value, at, report) : coerceText(schema, value, at, report);
}

/* Returns a level from 0 to 100 in canonical form. */
const numberIn = (level: unknown): number | undefined =>
  /^(?:number|string)$/.test(typeof level) &&
  String(Number(level)) === String(level) &&
  Number(level) >= 0 &&
  Number(level) <= 100
    ? Number(level)
    : undefined;

function readTexts({ items, maxItems: limit }: Schema, value: unknown, at: ImportIssue['at'], report: ReportIssue) {
  if (value === undefined) return undefined;
  if (value === null) {
    report({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  if (!Array.isArray(value)) {
    report({ at, kind: 'left-out', why: `expected an array of strings, found ${kindOf(value)}` });
    return undefined;
  }
  const maxItems = Number(limit);
  const texts = value.flatMap((text, index) => {
    // In a list of sentences, a number is a mistake.
    if (typeof text !== 'number') return coerceText(items as Schema, text, [...at, index], report) ?? [];
    report({ at: [...at, index], kind: 'left-out', why: 'expected a string, found a number' });
    return [];
  });
  if (texts.length > maxItems)
    report({
      at: [...at, maxItems],
      kind: 'left-out',
      why: `this entry and all later ones: the limit is ${maxItems}`,
    });
  return texts.length === 0 ? undefined : texts.slice(0, maxItems);
}

/*
 * Returns the required settings if one is missing, or all alternatives if none is there; null if the entry is complete.
 */
function missingIn({ required, if: one, else: other }: Schema, entry: UnknownRecord): readonly string[] | null {
  const hasAll = (names: readonly string[]) => names.every((name) => name in entry);
  if (required) return hasAll(required) ? null : required;
  const [first = [], second = []] = [one?.required, other?.required];
  return hasAll(first) || hasAll(second) ? null : [...first, ...second];
}

function missingReason(section: Section, entry: UnknownRecord): string | undefined {
  const missing = missingIn(section.schema, entry);
  if (missing === null) return undefined;
  if (Object.keys(entry).length === 0) return 'it has no usable settings';
  return `it has no usable ${missing.flatMap((target) => sourceName(section, target)).join(' or ')}`;
}

const sourceName = ({ settings }: Section, target: string): string[] =>
  settings.flatMap((setting) => (setting !== 'when' && setting[1] === target ? [setting[0]] : []));

/* Returns the texts and dates that identify an entry in an exported résumé. */
function identify({ settings }: Section, raw: UnknownRecord, { period, date }: UnknownRecord): UnknownRecord {
  const { start, end } = (period ?? { end: date }) as { start?: string; end?: string };
  const pairs = settings.flatMap((setting): [string, unknown][] => {
    if (setting === 'when') {
      const [startDate, endDate] = periodSettings;
      return [
        [startDate, start],
        [endDate, end],
      ];
    }
    const [source, target] = setting;
    if (target === 'date') return [[source, date]];
    return identifyingSettings.has(target) ? [[source, raw[source]]] : [];
  });
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
}

const identifyingSettings: ReadonlySet<string> = new Set([
  'organization',
  'title',
  'area',
  'degree',
  'name',
  'network',
  'username',
]);
