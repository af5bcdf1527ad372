import { blocks } from '../../../schema/blocks/index.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Pointer, Problem } from '../diagnostic/diagnostic.ts';
import { limit } from '../diagnostic/report.ts';
import { didYouMean, nearest } from '../diagnostic/suggest.ts';
import { cutShort, settingAt, shown, shownKey, withArticle } from '../diagnostic/wording.ts';
import { pointerOf, stepsOf } from '../json/pointer.ts';
import { type Schema, schemaAt, textSchemaAt } from '../site/walk.ts';
import { exampleOf } from './example.ts';
import type { AjvFinding } from './finding.ts';
import { partsByLanguage, valuesByLanguage } from './parts-by-language.ts';
import { typesIn } from './types-in.ts';
import { wrongValue } from './wrong-value.ts';

/** What ajv found about the settings of one object. */
interface Lack {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: string[];
  /** Required settings that are missing. A rename removes its own from the list. */
  missing: Set<string>;
}

/**
 * Turns ajv's errors into problems in the owner's words, one for each mistake. ajv reports more: the outcome of each
 * `if`, several keywords for one value, and a misspelt setting twice, as unknown and as missing.
 */
export function explain(findings: AjvFinding[], site: unknown): Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, lack] of lacksOf(findings, site)) {
    if (problems.length >= limit) return problems;
    problems.push(...settingsOf(lack, pointer));
  }
  const reported = new Set<Pointer>();
  for (const finding of findings.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    // More are never shown, and each suggestion takes time.
    if (problems.length >= limit) break;
    const { keyword, instancePath } = finding;
    if (keyword === 'if' || isOfSettings(keyword) || reported.has(instancePath)) continue;
    reported.add(instancePath);
    problems.push(wrongValue(ofOneLanguage(finding, site), site));
  }
  return problems;
}

/*
 * What texts may be is defined once for all of them, in one language or in several: what is said of one, and what it is
 * called, stands at its place.
 */
function ofOneLanguage(finding: AjvFinding, site: unknown): AjvFinding {
  const schema = textSchemaAt(site, stepsOf(finding.instancePath));
  if (!schema) return finding;
  const params = finding.keyword === 'type' ? { ...finding.params, type: schema.type } : finding.params;
  return { ...finding, parentSchema: schema, params };
}

/* The broadest keyword first: of several that one value breaks, only the first is reported. */
const order = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);
const isOfSettings = (keyword: string) => keyword === 'additionalProperties' || keyword === 'required';

function lacksOf(findings: AjvFinding[], site: unknown): Map<Pointer, Lack> {
  const lacks = new Map<Pointer, Lack>();
  for (const { keyword, instancePath, params, data } of findings) {
    if (!isOfSettings(keyword)) continue;
    const lack = lacks.get(instancePath) ?? {
      schema: schemaAt(site, stepsOf(instancePath)),
      // ajv looks for settings in objects only.
      data: data as Record<string, unknown>,
      unknown: [],
      missing: new Set<string>(),
    };
    if (keyword === 'required') lack.missing.add(String(params.missingProperty));
    // Of a folder both what it is and what a page is say so.
    else if (!lack.unknown.includes(String(params.additionalProperty)))
      lack.unknown.push(String(params.additionalProperty));
    lacks.set(instancePath, lack);
  }
  return lacks;
}

/* All problems with the settings of one object: renames first, then unknown settings, then missing ones. */
function settingsOf({ schema, data, unknown, missing }: Lack, pointer: Pointer): Problem[] {
  const byLanguage = unknown.length === Object.keys(data).length && valuesByLanguage(data);
  const parts = byLanguage && partsOf(byLanguage, schema);
  if (parts) return [inParts(unknown, schema, parts, pointer)];
  const free = namesOf(schema).filter((name) => !Object.hasOwn(data, name));
  const meant = new Map<string, string>();
  for (const key of unknown) {
    const name =
      nearest(key, missing) ?? nearest(key, free) ?? namesOf(schema).find((each) => each === elsewhere.get(key));
    if (name === undefined) continue;
    meant.set(key, name);
    missing.delete(name);
    // A renamed setting may make another one unnecessary, which then leaves the list too.
    if (schema.if?.required?.includes(name)) for (const other of new Set(schema.else?.required)) missing.delete(other);
  }
  const rest = unknown.filter((key) => !meant.has(key));
  const rivals = (name: string) => [...meant.values()].filter((other) => other === name).length > 1;
  const inPlace = standIns(rest, [...missing], data, schema);
  if (inPlace.size > 0) missing.clear();

  if (schema.title === 'Block' && missing.has('type')) {
    const key = nearest('type', Object.keys(data));
    if (key !== undefined && typeof data[key] === 'string') {
      missing.delete('type');
      unknown.push(key);
      meant.set(key, 'type');
    }
  }
  return [
    ...unknown.map((key) => {
      const name = meant.get(key);
      if (name === undefined) return unknownSetting(key, schema, pointer, inPlace.get(key));
      // No rename where two settings fit one name, or where the value does not fit it.
      const isSure = !rivals(name) && !elsewhere.has(key) && takes(schema.properties?.[name], data[key]);
      return unknownSetting(key, schema, pointer, name, isSure);
    }),
    ...[...missing].map((key) => missingSetting(key, schema, pointer, data)),
  ];
}

/* Settings that are unknown and can stand for those that are missing, one for one: "url" for "href", "from" and "to" for "start" and "end". */
function standIns(unknown: string[], missing: string[], data: Record<string, unknown>, { properties = {} }: Schema) {
  const kind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(data, name));
  // Where there are more of them than are missing, all that the object could have besides must be meant.
  const names = unknown.length > missing.length && missing.length > 0 ? free : missing;
  const pairs = new Map(names.flatMap((name, index) => unknown.slice(index, index + 1).map((key) => [key, name])));
  const areLike =
    unknown.length === names.length &&
    [...pairs].every(([key, name]) => typesIn(properties[name]?.type).includes(kind(data[key])));
  return areLike ? pairs : new Map<string, string>();
}

/* Whether a setting takes values of this kind; a text may be a number or true in quotation marks. */
function takes({ type }: Schema = {}, value: unknown): boolean {
  const types = typesIn(type);
  return types.length === 0 || types.some((each) => isOfType(each, value));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' || typeof value === 'string';
  return typeof value === type || (type === 'boolean' && typeof value === 'string');
}

function unknownSetting(key: string, schema: Schema, pointer: Pointer, meant?: string, isSure = false): Problem {
  const at = { pointer: `${pointer}${pointerOf([key])}`, part: 'key' } as const;
  const known = schema.title === 'Block' ? ['type', 'and what a block of that type takes'] : namesOf(schema);
  const words = { thing: thingAt(pointer, schema, withArticle), key: shownKey(key), known: known.join(', ') };
  if (meant === undefined) return { code: 'OF104', at, words, label: 'delete it' };
  const fix = didYouMean(at, key, meant);
  return { code: 'OF104', at, words, fix: { ...fix, certain: fix.certain && isSure } };
}

/* The same with each part by language: of a line that has parts, the town; undefined where that is not meant. */
function partsOf(byLanguage: [string, unknown][], schema: Schema): object | undefined {
  if (typesIn(schema.type).includes('string')) return { city: Object.fromEntries(byLanguage) };
  const groups = byLanguage.flatMap(([tag, group]): [string, Record<string, unknown>][] =>
    isRecord(group) && !Array.isArray(group) ? [[tag, group]] : [],
  );
  return groups.length === byLanguage.length ? partsByLanguage(groups, schema) : undefined;
}

/* What has parts is not written by language as a whole: its parts are. */
function inParts([tag = '']: string[], schema: Schema, parts: object, pointer: Pointer): Problem {
  const problem = unknownSetting(tag, schema, pointer);
  const text = JSON.stringify(parts);
  const edits = [{ at: { pointer, part: 'value' } as const, text }];
  return {
    ...problem,
    label: 'its parts are by language',
    fix: { text: `write ${cutShort(text)}`, certain: false, edits },
  };
}

function missingSetting(key: string, schema: Schema, pointer: Pointer, data: Record<string, unknown>): Problem {
  const example =
    schema.title === 'Block' ? shown(blocks[0].properties.type.const) : exampleOf(schema.properties?.[key]);
  return {
    code: 'OF102',
    at: Object.hasOwn(data, 'type')
      ? { pointer: `${pointer}/type`, part: 'value' }
      : { pointer, part: pointer === '' ? 'value' : 'key' },
    words: { thing: thingAt(pointer, schema, (noun) => `this ${noun}`), key, example: `"${key}": ${example}` },
    label: `${thingAt(pointer, schema, withArticle)} needs "${key}"`,
  };
}

/* What other programs call a setting. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['permalink', 'path'],
  ['slug', 'path'],
  ['category', 'tags'],
  ['categories', 'tags'],
  ['keywords', 'tags'],
  ['excerpt', 'summary'],
  ['lastmod', 'updated'],
]);

const namesOf = ({ properties }: Schema) => Object.keys({ ...properties });

/* An object as its owner calls it: a block by its type, an entry of a list by its title, any other by its setting. */
function thingAt(pointer: Pointer, { title = 'object', properties }: Schema, article: (noun: string) => string) {
  const type = properties?.type?.const;
  if (typeof type === 'string') return article(type);
  const setting = settingAt(pointer);
  return setting.startsWith('"') ? setting : article(title.toLowerCase());
}
