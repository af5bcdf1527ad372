import { patterns } from '../../../schema/patterns.ts';
import { site as siteSchema } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type Fix, valueAt } from '../diagnostic/diagnostic.ts';
import type { Change } from '../json/changes/change.ts';
import { pointerOf, stepsOf } from '../json/pointer.ts';
import { type Schema, textKinds } from '../site/walk.ts';
import { around, schemaIn } from './around.ts';
import { asWritten } from './example.ts';
import { fileAdvice } from './file-advice.ts';
import type { AjvFinding } from './finding.ts';
import { fits } from './fits.ts';
import { booleanMeant } from './meant/boolean-meant.ts';
import { fitPairs } from './meant/fitted.ts';
import { groupMeant } from './meant/group-meant.ts';
import { hueMeant } from './meant/hue-meant.ts';
import { listMeant } from './meant/list-meant.ts';
import { numberMeant } from './meant/number-meant.ts';
import { periodMeant } from './meant/period-meant.ts';
import { altBeside } from './meant/picture-in-parts.ts';
import { knownOf, pageOfVideo, suggestedValue } from './suggest-value.ts';
import { typesIn } from './types-in.ts';
import { withoutIt } from './without-it.ts';
import { write, writeEnd, writeInner, writeValue } from './write.ts';

/**
 * The fix that turns a value of the wrong type into one of the right type; none when more than one thing may be meant.
 * `site` is all that it stands in.
 */
export function convertType(finding: AjvFinding, site: unknown): Fix | undefined {
  const { instancePath: pointer, params, data, parentSchema } = finding;
  // Of a group ajv knows the schema in which texts are by language; of its settings more is asked here.
  const own = pointer === '' ? siteSchema : schemaIn(around(site, pointer));
  const schema = { ...(own ?? parentSchema), type: typesIn(params.type) };
  // What is longer than any value is no slip, and takes time.
  if (typeof data === 'string' && data.length > longest) return undefined;
  for (const convert of conversions) {
    const fix = convert({ pointer, data, schema, site });
    if (fix) return fix;
  }
  return undefined;
}

const longest = 5000;

interface Wrong {
  pointer: string;
  data: unknown;
  /** What belongs there, of these types. */
  schema: Schema & { type: string[] };
  site: unknown;
}

/* The first that knows a fix has it. */
const conversions: ((wrong: Wrong) => Fix | undefined)[] = [
  deleted,
  renamed,
  unquoted,
  asBoolean,
  asNumber,
  asHue,
  inner,
  asPairs,
  wrapped,
  split,
  asGroups,
  joined,
  asText,
  asPicture,
  asVideo,
  asPeriod,
  asGroup,
  asPresent,
  firstOf,
  emptied,
];

/* Nothing for a value is no setting; nor is false, where nothing else can be meant by it. */
function deleted({ pointer, data, site }: Wrong): Fix | undefined {
  if (data === null)
    return writeEnd(pointer) ?? withoutIt(pointer, site, 'write a value behind its colon, or delete it', true);
  return data === false ? withoutIt(pointer, site, 'delete it: what is not there is not shown') : undefined;
}

/* Several languages have a setting of their own. */
function renamed({ pointer, data, site }: Wrong): Fix | undefined {
  if (pointer !== '/language' || !Array.isArray(data) || data.length < 2) return undefined;
  const { data: settings } = around(site, pointer);
  if (settings.languages !== undefined || !fits(siteSchema.properties.languages, data)) return undefined;
  const text = '"languages"';
  return { text: `call it ${text}`, certain: true, edits: [{ at: { pointer, part: 'key' }, text }] };
}

/* Quotation marks around a number or true/false come off when what is left fits. */
function unquoted({ pointer, data, schema }: Wrong): Fix | undefined {
  if (typeof data !== 'string') return undefined;
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(data);
  if (!isNumber && data !== 'true' && data !== 'false') return undefined;
  return fits({ ...schema, type: schema.type.filter((type) => type !== 'string') }, JSON.parse(data))
    ? withoutQuotes(pointer, data)
    : undefined;
}

/** The same for a value that is the only one: "version": "1". */
export function unquotedAmong(allowed: readonly unknown[], data: unknown, pointer: string): Fix | undefined {
  const text = typeof data === 'string' ? data.replace(/\.0$/, '') : undefined;
  const isAmong = allowed.some((value) => typeof value !== 'string' && String(value) === text);
  return text !== undefined && isAmong ? withoutQuotes(pointer, text) : undefined;
}

const withoutQuotes = (pointer: string, text: string): Fix => ({
  text: `remove the quotation marks: ${text}`,
  certain: true,
  edits: [{ at: valueAt(pointer), text }],
});

function asBoolean({ pointer, data, schema }: Wrong): Fix | undefined {
  const meant = schema.type.includes('boolean') ? booleanMeant(data) : undefined;
  return meant === undefined || !fits(schema, meant) ? undefined : writeValue(pointer, meant, true);
}

function asNumber({ pointer, data, schema, site }: Wrong): Fix | undefined {
  if (typeof data !== 'string' || !schema.type.some((type) => type === 'number' || type === 'integer'))
    return undefined;
  const meant = numberMeant(data, schema);
  const fix = meant && writeValue(pointer, meant.number, meant.isSure);
  const suffix = /[+%](?=\s|$)/.exec(data)?.[0];
  const { data: settings, schema: whole } = around(site, pointer);
  if (!fix || !suffix || !whole?.properties?.suffix || settings.suffix !== undefined) return fix;
  const text = `${meant.number}, "suffix": "${suffix}"`;
  return { text: `write ${text}`, certain: false, edits: [{ at: { pointer, part: 'whole' }, text }] };
}

function asHue({ pointer, data, schema }: Wrong): Fix | undefined {
  const hue = schema.title === 'Accent' && typeof data === 'string' ? hueMeant(data) : undefined;
  return hue === undefined ? undefined : writeValue(pointer, hue);
}

/* One entry where a list of such entries belongs goes into brackets. */
function wrapped({ pointer, data, schema }: Wrong): Fix | undefined {
  if (!schema.type.includes('array') || !isEntry(data, schema.items ?? {})) return undefined;
  if (typeof data === 'string' && listMeant(data, schema)) return undefined;
  const edits = [
    { at: { pointer, part: 'before' } as const, text: '[' },
    { at: { pointer, part: 'after' } as const, text: ']' },
  ];
  return { text: 'put it in square brackets', certain: true, edits };
}

function isEntry(data: unknown, { type = 'object', properties = { type: {} }, ...rules }: Schema): boolean {
  if (typesIn(type).includes('object') && isRecord(data) && !Array.isArray(data))
    return Object.keys(properties).some((name) => Object.hasOwn(data, name));
  return !isRecord(data) && fits({ ...rules, type }, data);
}

/* Several in one text are several texts: "React, PHP". */
function split({ pointer, data, schema }: Wrong): Fix | undefined {
  const list = typeof data === 'string' && schema.type.includes('array') ? listMeant(data, schema) : undefined;
  return list && writeValue(pointer, list);
}

/* A list of one thing where that thing belongs, or a group that has one thing and no more. */
function inner({ pointer, data, schema }: Wrong): Fix | undefined {
  const [only, ...others] = isRecord(data) ? Object.entries(data) : [];
  if (!only || others.length > 0) return undefined;
  const [name, value] = only;
  if (!fits(schema, value)) return undefined;
  return Array.isArray(data)
    ? writeInner(pointer, `${pointer}/0`, 'write it without square brackets', true)
    : writeInner(pointer, pointer + pointerOf([name]), `write only what "${name}" is`);
}

/* Names with values where a list of links or facts belongs: { "GitHub": "https://github.com/amina" }. */
function asPairs({ pointer, data, schema }: Wrong): Fix | undefined {
  const pairs = schema.type.includes('array') && schema.items ? fitPairs(schema.items, data) : undefined;
  return pairs && fits(schema, pairs) ? writeValue(pointer, pairs) : undefined;
}

/* Two dates are when it began and when it ended. */
function asPeriod({ pointer, data, schema, site }: Wrong): Fix | undefined {
  if (schema.title !== 'Period' || !Array.isArray(data) || data.length !== 2) return undefined;
  const text = data.join(' – ');
  const period = text.length > 100 ? undefined : periodMeant(text, knownOf(site, pointer).language);
  return period && writeValue(pointer, period);
}

/* Yes to an end is none. */
function asPresent({ pointer, data, schema }: Wrong): Fix | undefined {
  const isEnd = data === true && textKinds.get(String(schema.pattern)) === 'dateOrPresent';
  return isEnd ? write(valueAt(pointer), 'present') : undefined;
}

/* Of several addresses one can be written. */
function firstOf({ pointer, data, schema }: Wrong): Fix | undefined {
  const isOneOfMany = schema.type.includes('string') && Array.isArray(data) && data.length > 1;
  return isOneOfMany && data.every((each) => fits(schema, each))
    ? writeInner(pointer, `${pointer}/0`, `write one of them, for example the first: ${JSON.stringify(data[0])}`)
    : undefined;
}

/* Nothing in quotation marks or brackets is no list and no group. */
function emptied({ pointer, data, site }: Wrong): Fix | undefined {
  const isEmpty = data === '' || (isRecord(data) && Object.keys(data).length === 0);
  return isEmpty ? withoutIt(pointer, site, 'delete it: there is nothing in it') : undefined;
}

/* Several texts where one belongs. */
function joined({ pointer, data, schema }: Wrong): Fix | undefined {
  if (!schema.type.includes('string') || !Array.isArray(data) || data.length < 2) return undefined;
  const kind = textKinds.get(String(schema.pattern));
  const isJoined =
    data.every((each) => typeof each === 'string') && (kind === 'line' || kind === 'label' || kind === 'prose');
  const text = data.join(kind === 'prose' ? '\n' : ', ');
  return isJoined && fits(schema, text) ? writeValue(pointer, text) : undefined;
}

/* A number where a text belongs stands in quotation marks, or is what such a text would be. */
function asText({ pointer, data, schema, site }: Wrong): Fix | undefined {
  if (!schema.type.includes('string') || !Number.isFinite(data) || schema.enum) return undefined;
  const text = String(data);
  // A fraction might be written in several ways.
  if (fits(schema, text))
    return {
      ...write(valueAt(pointer), text),
      text: `put it in quotation marks: "${text}"`,
      certain: Number.isSafeInteger(data),
    };
  const kind = textKinds.get(String(schema.pattern));
  const meant = kind && suggestedValue(kind, text, knownOf(site, pointer));
  return meant === undefined ? undefined : write(valueAt(pointer), meant);
}

/* What a picture shows nobody knows but its owner. */
function asPicture({ pointer, data, schema, site }: Wrong): Fix | undefined {
  if (schema.title !== 'Picture' || typeof data !== 'string') return undefined;
  const src = new RegExp(patterns.file, 'u').test(data) ? data : suggestedValue('file', data);
  const { data: settings, schema: whole } = around(site, pointer);
  const unknown = Object.keys(settings).filter((name) => !Object.hasOwn(Object(whole?.properties), name));
  const words = altBeside(unknown, settings);
  if (src !== undefined && words !== undefined) {
    const value = { src, alt: settings[words] };
    const way = stepsOf(pointer);
    const changes: Change[] = [
      { kind: 'set', at: way, value },
      { kind: 'remove', at: [...way.slice(0, -1), words] },
    ];
    return { text: `write ${asWritten(value)}, in place of "${words}" too`, certain: false, edits: [], changes };
  }
  if (src !== undefined) return toldOfPicture(`write "${src}"`);
  const advice = fileAdvice(data.trim());
  return advice === undefined ? undefined : toldOfPicture(advice, words && String(settings[words]));
}

/* What is said of a file alone, of a picture. */
function toldOfPicture(advice: string, alt?: string): Fix {
  const shown = alt === undefined ? ', and for … what it shows' : '';
  const text = advice.replace(/write (".*")$/, `write { "src": $1, "alt": ${JSON.stringify(alt ?? '…')} }${shown}`);
  return { text, certain: false, edits: [] };
}

/* A video needs a picture too, which nobody can guess. */
function asVideo({ data, schema }: Wrong): Fix | undefined {
  if (schema.title !== 'Video' || typeof data !== 'string') return undefined;
  const href = suggestedValue('website', data) ?? pageOfVideo(data);
  const text = `write { "href": "${href}", "picture": { "src": "/….jpg", "alt": "…" } }, with a picture of it from public/`;
  return /^https?:/.test(href) ? { text, certain: false, edits: [] } : undefined;
}

/* Several things in one text, or one, where a list of groups belongs. */
function asGroups({ pointer, data, schema, site }: Wrong): Fix | undefined {
  const { items } = schema;
  if (typeof data !== 'string' || !schema.type.includes('array') || items?.type !== 'object') return undefined;
  const parts = listMeant(data, { items: { type: 'string', maxLength: 120 } }) ?? [data];
  const groups = parts.map((part) => groupMeant(part, items, knownOf(site, pointer)));
  return groups.every((group) => group !== undefined) ? writeValue(pointer, groups) : undefined;
}

function asGroup({ pointer, data, schema, site }: Wrong): Fix | undefined {
  if (!schema.type.includes('object') || (typeof data !== 'string' && typeof data !== 'number')) return undefined;
  const group = groupMeant(data, schema, knownOf(site, pointer));
  return group && writeValue(pointer, group);
}
