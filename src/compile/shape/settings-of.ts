import { blocks } from '../../../schema/blocks/index.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Fix, Pointer, Problem } from '../diagnostic/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../diagnostic/suggest.ts';
import { cutShort, settingAt, shown, shownKey, withArticle } from '../diagnostic/wording.ts';
import type { Change, Way } from '../json/changes/change.ts';
import { pointerOf, stepsOf } from '../json/pointer.ts';
import type { Schema } from '../site/walk.ts';
import { asWritten, exampleOf } from './example.ts';
import { namesMeant, typeMeant } from './meant/candidates.ts';
import { periodIn } from './meant/dates.ts';
import { isPrivate, kept } from './meant/kept.ts';
import { merged } from './meant/merged.ts';
import type { Offer } from './meant/offer.ts';
import { placeOf } from './meant/place.ts';
import { asBlocks, strangerOf, typeBySettings } from './meant/stranger.ts';
import { type Synonym, synonymOf } from './meant/synonym.ts';
import { wholeNameIn } from './meant/whole-name.ts';
import { partsByLanguage, valuesByLanguage } from './parts-by-language.ts';
import { takes } from './takes.ts';
import { typesIn } from './types-in.ts';

/** What is unknown and what is missing in one object. */
export interface Lack {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: string[];
  /** Required settings that are missing. What an unknown one stands for is taken from the list. */
  missing: Set<string>;
}

/** All problems with the settings of one object: those that are unknown, then those that are missing. */
export function settingsOf(lack: Lack, pointer: Pointer, site: unknown): Problem[] {
  const { schema, data, unknown, missing } = lack;
  const byLanguage = unknown.length === Object.keys(data).length && valuesByLanguage(data);
  const parts = byLanguage && partsOf(byLanguage, schema);
  if (parts) return [inParts(lack, parts, pointer)];
  const stranger = strangerOf(stepsOf(pointer), site);
  if (stranger) return [strange(stranger, lack, pointer)];

  const answers = answersOf(lack, pointer, site);
  if (schema.title === 'Block' && missing.has('type')) {
    const typed = typeOf(lack, pointer);
    if (typed) return [typed];
  }
  return [
    ...unknown.flatMap((key) => {
      const answer = answers.get(key);
      return answer === 'told' ? [] : [{ ...unknownSetting(key, lack, pointer), ...answer }];
    }),
    ...[...missing].map((key) => missingSetting(key, lack, pointer)),
  ];
}

/* The way out for an unknown setting. Some are told with another one. */
type Answer = Pick<Problem, 'fix' | 'label'> | 'told';

function answersOf(lack: Lack, pointer: Pointer, site: unknown): Map<string, Answer> {
  const { schema, data, unknown, missing } = lack;
  const way = stepsOf(pointer);
  const answers = new Map<string, Answer>();
  const period = periodIn(unknown, data, schema);
  if (period) {
    const [first = '', ...others] = period.keys;
    answers.set(first, { fix: rewritten(way, first, 'period', period.value, others) });
    for (const key of others) answers.set(key, 'told');
  }
  const name = schema.properties?.name && wholeNameIn(data, unknown);
  if (name) {
    const { first, last, value } = name;
    answers
      .set(last, 'told')
      .set(first === 'name' ? last : first, { fix: rewritten(way, first, 'name', value, [last]) });
    settle('name', lack);
  }
  // Blocks at the top are no pages under another name.
  for (const key of way.length === 0 ? unknown : []) {
    const place = asBlocks(key, site);
    if (place) answers.set(key, offered(place, missing));
  }
  const names = new Map<string, Named>();
  const taken: Record<string, unknown> = { ...data, ...period, ...(name && { name: name.value }) };
  for (const key of fewestFirst(unknown, taken, schema)) {
    const named = answers.has(key) ? undefined : nameFor(key, taken, lack);
    if (!named) continue;
    const first = [...names.values()].find(({ name }) => name === named.name);
    if (named.areEntries && first && !Object.hasOwn(data, named.name)) {
      // Of a list that is not there yet the first makes it, with what the others say.
      first.value = [...(first.value as unknown[]), ...(named.value as unknown[])];
      first.others = [...(first.others ?? []), key];
      taken[named.name] = first.value;
      answers.set(key, 'told');
      continue;
    }
    names.set(key, named);
    taken[named.name] = named.value;
    settle(named.name, lack);
  }
  const rest = unknown.filter((key) => !answers.has(key) && !names.has(key) && !isPrivate(key, schema));
  for (const [key, name] of standIns(rest, [...missing], data, schema)) {
    names.set(key, { name, value: data[key], isSure: false, isGuess: true });
    settle(name, lack);
  }
  const isRival = (name: string) => [...names.values()].filter((other) => other.name === name).length > 1;
  for (const key of unknown) {
    const named = names.get(key);
    if (named) answers.set(key, { fix: fixOf(key, named, lack, way, isRival(named.name)) });
    else if (!answers.has(key)) answers.set(key, elsewhere(key, lack, way, site));
  }
  return answers;
}

/* What a setting is called here, and what is written there then. */
type Named = Synonym & { isNear?: true; isGuess?: true; others?: string[] };

function nameFor(key: string, taken: Record<string, unknown>, { schema, data, missing }: Lack): Named | undefined {
  if (isPrivate(key, schema)) return undefined;
  const free = namesOf(schema).filter((name) => !Object.hasOwn(data, name));
  const like = free.find((name) => isLike(key, name));
  const synonym = like === undefined ? synonymOf(key, { ...taken, [key]: data[key] }, schema) : undefined;
  if (synonym) return synonym;
  const near = like ?? nearest(key, missing) ?? nearest(key, free);
  const isTaken = near !== undefined && takes(schema.properties?.[near], data[key]);
  // Of three letters one slip makes any other word.
  if (near === undefined || (!isTaken && !like && key.length === 3)) return undefined;
  return { name: near, value: data[key], isSure: isTaken, isNear: true };
}

/* What can be called one thing only comes first: a "name" beside a "position" is that of the company. */
const fewestFirst = (unknown: string[], taken: Record<string, unknown>, schema: Schema) =>
  unknown.length === 1
    ? unknown
    : unknown
        .map((key) => {
          const names = namesMeant(key, schema).filter((name) => !Object.hasOwn(taken, name));
          return { key, count: new Set(names).size };
        })
        .sort((a, b) => a.count - b.count)
        .map(({ key }) => key);

/* A setting that is there may make another one unnecessary. */
function settle(name: string, { schema, missing }: Lack): void {
  missing.delete(name);
  if (schema.if?.required?.includes(name)) for (const other of new Set(schema.else?.required)) missing.delete(other);
}

function fixOf(
  key: string,
  { name, value, areEntries, isNear, isGuess, isSure, others }: Named,
  { data, schema }: Lack,
  way: Way,
  isRival: boolean,
): Fix {
  if (areEntries) {
    const entries = value as unknown[];
    const changes: Change[] = [
      { kind: 'remove', at: [...way, key] },
      ...entries.map((entry): Change => ({ kind: 'append', at: [...way, name], value: entry })),
    ];
    const text = `it is one of its "${name}": ${entries.map(shown).join(', ')}`;
    return { text, certain: false, edits: [], changes };
  }
  if (value !== data[key]) return rewritten(way, key, name, value, others);
  const fix = didYouMean({ pointer: pointerOf([...way, key]), part: 'key' }, key, name);
  // What is only the one text that is left may not be for visitors.
  if (isGuess && typeof value === 'string' && schema.title !== 'Period') return { ...fix, certain: false, edits: [] };
  // No rename where two settings fit one name, or where the value does not fit it.
  return { ...fix, certain: isSure && !isRival && (!isNear || fix.certain) };
}

function rewritten(way: Way, key: string, name: string, value: unknown, others: string[] = []): Fix {
  const at = [...way, key];
  const place = others.length > 0 ? ` in place of ${[key, ...others].map((each) => `"${each}"`).join(' and ')}` : '';
  return {
    text: `write "${name}": ${cut(asWritten(value))}${place}`,
    certain: false,
    edits: [],
    changes: [
      ...(key === name ? [] : [{ kind: 'rename', at, name } as const]),
      { kind: 'set', at, value },
      ...others.map((other): Change => ({ kind: 'remove', at: [...way, other] })),
    ],
  };
}

const cut = (text: string): string => (text.length > 100 ? `${[...text].slice(0, 97).join('')}…` : text);

/* A setting that the object has no name for: it belongs elsewhere, is there twice, or is kept. */
function elsewhere(key: string, lack: Lack, way: Way, site: unknown): Answer {
  const { schema, data, missing } = lack;
  if (isPrivate(key, schema)) return offered(kept(key, way, site, schema), missing);
  const parts = merged(key, way, site, schema);
  if (parts) return offered(parts, missing);
  const place = placeOf(key, way, site);
  if (place) return offered(place, missing);
  // The path of a post may be that of its file.
  const [first] = schema.title === 'Page' ? namesMeant(key, schema) : [];
  if (first !== undefined) return { label: `did you mean "${first}"?` };
  const value = data[key];
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return { label: 'delete it: there is nothing in it' };
  const there =
    key.length < 4
      ? undefined
      : nearest(
          key,
          namesOf(schema).filter((name) => Object.hasOwn(data, name)),
        );
  if (there !== undefined)
    return {
      label:
        data[there] === value
          ? `delete it: "${there}" says the same`
          : `there is "${there}" already: keep one of the two`,
    };
  const same = namesMeant(key, schema).find((name) => Object.hasOwn(data, name));
  return offered(kept(key, way, site, schema, same), missing);
}

function offered({ text, changes, settles }: Offer, missing: Set<string>): Exclude<Answer, 'told'> {
  if (settles !== undefined) missing.delete(settles);
  return changes ? { fix: { text, certain: false, edits: [], changes } } : { label: text };
}

/* Settings that are unknown and can stand for those that are missing, one for one: "chapters" for "sections". */
function standIns(unknown: string[], missing: string[], data: Record<string, unknown>, { properties = {} }: Schema) {
  const kind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const pairs = new Map(missing.flatMap((name, index) => unknown.slice(index, index + 1).map((key) => [key, name])));
  const areLike =
    unknown.length === missing.length &&
    [...pairs].every(([key, name]) => typesIn(properties[name]?.type).includes(kind(data[key])));
  return areLike ? pairs : new Map<string, string>();
}

function unknownSetting(key: string, { schema }: Lack, pointer: Pointer): Problem {
  const at = { pointer: `${pointer}${pointerOf([key])}`, part: 'key' } as const;
  const known = schema.title === 'Block' ? ['type', 'and what a block of that type takes'] : namesOf(schema);
  const words = { thing: thingAt(pointer, schema, withArticle), key: shownKey(key), known: known.join(', ') };
  return { code: 'OF104', at, words };
}

function missingSetting(key: string, { schema, data }: Lack, pointer: Pointer): Problem {
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

/* The same with each part by language: of a line that has parts, the town; undefined where that is not meant. */
function partsOf(byLanguage: [string, unknown][], schema: Schema): object | undefined {
  if (typesIn(schema.type).includes('string')) return { city: Object.fromEntries(byLanguage) };
  const groups = byLanguage.flatMap(([tag, group]): [string, Record<string, unknown>][] =>
    isRecord(group) && !Array.isArray(group) ? [[tag, group]] : [],
  );
  return groups.length === byLanguage.length ? partsByLanguage(groups, schema) : undefined;
}

/* What has parts is not written by language as a whole: its parts are. */
function inParts(lack: Lack, parts: object, pointer: Pointer): Problem {
  const text = JSON.stringify(parts);
  const edits = [{ at: { pointer, part: 'value' } as const, text }];
  return {
    ...unknownSetting(lack.unknown[0] ?? '', lack, pointer),
    label: 'its parts are by language',
    fix: { text: `write ${cutShort(text)}`, certain: false, edits },
  };
}

/* An entry that is another thing: of its settings the first says so. */
function strange(stranger: Offer, lack: Lack, pointer: Pointer): Problem {
  const [first] = lack.unknown;
  const key = lack.unknown.includes('type') ? 'type' : first;
  const { label: _, ...problem } =
    key === undefined
      ? missingSetting(String([...lack.missing][0]), lack, pointer)
      : unknownSetting(key, lack, pointer);
  return { ...problem, ...offered(stranger, lack.missing) };
}

/* The type of a block that has none under this name: under another one, or as its settings tell. */
function typeOf(lack: Lack, pointer: Pointer): Problem | undefined {
  const { data } = lack;
  const way = stepsOf(pointer);
  const keys = Object.keys(data);
  const near = nearest('type', keys);
  if (near !== undefined && typeof data[near] === 'string') {
    const at = { pointer: `${pointer}${pointerOf([near])}`, part: 'key' } as const;
    return { ...unknownSetting(near, lack, pointer), fix: didYouMean(at, near, 'type') };
  }
  const type = typeBySettings(data);
  const named = keys.find(
    (key) => (type ? other : otherOrKind).test(key) && typeMeant(String(data[key])) !== undefined,
  );
  if (named !== undefined) {
    const fix = rewritten(way, named, 'type', typeMeant(String(data[named])));
    return { ...unknownSetting(named, lack, pointer), fix };
  }
  const [first] = keys;
  if (type === undefined || first === undefined) return undefined;
  const changes: Change[] = [{ kind: 'insert', at: [...way, first], name: 'type', value: type }];
  const fix = { text: `add "type": "${type}"`, certain: false, edits: [], changes };
  const { label: _, ...problem } = missingSetting('type', lack, pointer);
  return { ...problem, fix };
}

/* What others call the type of a block. A timeline has a "kind" of its own. */
const other = /^_?(?:block|blocktype|component|template|section|widget|module)$/i;
const otherOrKind = /^_?(?:block|blocktype|component|template|section|widget|module|kind)$/i;

const namesOf = ({ properties }: Schema) => Object.keys({ ...properties });

/* An object as its owner calls it: a block by its type, an entry of a list by its title, any other by its setting. */
function thingAt(pointer: Pointer, { title = 'object', properties }: Schema, article: (noun: string) => string) {
  const type = properties?.type?.const;
  if (typeof type === 'string') return article(type);
  const setting = settingAt(pointer);
  return setting.startsWith('"') ? setting : article(title.toLowerCase());
}
