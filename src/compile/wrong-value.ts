import type { ErrorObject } from 'ajv';
import { blocks } from '../../schema/blocks/index.ts';
import { patternSentences, patterns } from '../../schema/patterns.ts';
import type { Pointer, Problem, Remedy, Spot } from './diagnostic.ts';
import { stepsOf } from './locate.ts';
import { didYouMean, nearest } from './suggest.ts';
import { countOf, shown, singular } from './words.ts';

/** An error of ajv in verbose mode. */
export type Finding = ErrorObject<string, Record<string, unknown>, Record<string, unknown>>;

/** Says why a value cannot be what it is. Throws when the schema uses a keyword that has no sentence here. */
export function wrongValue(finding: Finding): Problem {
  const { keyword, instancePath, params, data, parentSchema: schema = {} } = finding;
  const at = valueAt(instancePath);
  const key = settingAt(instancePath);
  const found = shown(data);
  switch (keyword) {
    case 'type': {
      const expected = kinds[String(params.type)] ?? String(params.type);
      const remedy = unquoted(finding) ?? quoted(finding) ?? wrapped(finding);
      return { code: 'OF103', at, words: { key, expected, found: kindOf(data) }, ...(remedy && { remedy }) };
    }
    case 'const':
      return notAmong([params.allowedValue], finding);
    case 'enum':
      return notAmong(params.allowedValues as unknown[], finding);
    case 'minimum':
    case 'maximum':
      return { code: 'OF105', at, words: { key, found, range: rangeOf(schema) } };
    case 'minLength':
      return { code: 'OF107', at, words: { key, length: lengthOf(data), bound: `needs ${params.limit}` } };
    case 'maxLength':
      return { code: 'OF107', at, words: { key, length: lengthOf(data), bound: `may have ${params.limit}` } };
    case 'minItems':
      return {
        code: 'OF108',
        at,
        words: { key, count: countOf(data as unknown[]), bound: `needs at least ${params.limit}` },
      };
    case 'maxItems':
      return {
        code: 'OF108',
        at,
        words: { key, count: countOf(data as unknown[]), bound: `may have ${params.limit}` },
      };
    case 'uniqueItems': {
      const [first, second] = [Number(params.j), Number(params.i)].toSorted((a, b) => a - b);
      return {
        code: 'OF111',
        at: valueAt(`${instancePath}/${second}`),
        words: { key, found: shown((data as unknown[])[second ?? 0]) },
        label: 'delete one of the two',
        related: [{ at: valueAt(`${instancePath}/${first}`), text: 'written here first' }],
      };
    }
    case 'pattern': {
      const name = patternNames.get(String(params.pattern));
      const sentence = name ? patternSentences[name] : `it must match ${params.pattern}`;
      const isAddress = name === 'href' || name === 'file' || name === 'endpoint' || name === 'url';
      return { code: isAddress ? 'OF110' : 'OF109', at, words: { key, found, sentence } };
    }
    default:
      throw new Error(`the schema uses "${keyword}" at ${finding.schemaPath}, and nothing here explains it`);
  }
}

function notAmong(allowed: unknown[], { instancePath, data }: Finding): Problem {
  const at = valueAt(instancePath);
  const texts = allowed.filter((value): value is string => typeof value === 'string');
  const meant = typeof data === 'string' ? nearest(data, texts) : undefined;
  const remedy =
    typeof data === 'string' && meant !== undefined ? didYouMean(at, data, meant) : bare(allowed, data, at);
  const isBlockType = blocks.every((block) => texts.includes(block.properties.type.const));
  return isBlockType
    ? {
        code: 'OF101',
        at,
        words: { found: shown(data), known: texts.toSorted().join(', ') },
        ...(remedy && { remedy }),
      }
    : {
        code: 'OF106',
        at,
        words: { key: settingAt(instancePath), found: shown(data), known: allowed.map(shown).join(', ') },
        ...(remedy && { remedy }),
      };
}

/* Quotation marks around a number or true/false come off when what is left fits. */
function unquoted({ params: { type }, data, parentSchema: schema = {}, instancePath }: Finding): Remedy | undefined {
  if (typeof data !== 'string') return undefined;
  const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(data) ? Number(data) : undefined;
  const fits =
    type === 'boolean'
      ? data === 'true' || data === 'false'
      : number !== undefined &&
        (type === 'number' || (type === 'integer' && Number.isInteger(number))) &&
        number >= Number(schema.minimum ?? Number.NEGATIVE_INFINITY) &&
        number <= Number(schema.maximum ?? Number.POSITIVE_INFINITY);
  if (!fits) return undefined;
  return withoutMarks(data, valueAt(instancePath));
}

/* The same for a value that is the only one: "version": "1". */
function bare(allowed: unknown[], data: unknown, at: Spot): Remedy | undefined {
  const fits = typeof data === 'string' && allowed.some((value) => typeof value !== 'string' && String(value) === data);
  return fits ? withoutMarks(data, at) : undefined;
}

const withoutMarks = (written: string, at: Spot): Remedy => ({
  text: `remove the quotation marks: ${written}`,
  certain: true,
  edits: [{ at, text: written }],
});

/* A whole number where a text belongs goes into quotation marks; a fraction might be written in several ways. */
function quoted({ params: { type }, data, instancePath }: Finding): Remedy | undefined {
  if (type !== 'string' || !Number.isSafeInteger(data)) return undefined;
  const text = JSON.stringify(String(data));
  return { text: `put it in quotation marks: ${text}`, certain: true, edits: [{ at: valueAt(instancePath), text }] };
}

/* One text where a list of texts belongs goes into brackets. */
function wrapped({ params, data, parentSchema: schema = {}, instancePath }: Finding): Remedy | undefined {
  const items = schema.items as { type?: unknown } | undefined;
  if (params.type !== 'array' || typeof data !== 'string' || items?.type !== 'string') return undefined;
  const edits = [{ at: valueAt(instancePath), text: `[${JSON.stringify(data)}]` }];
  return { text: 'put it in square brackets', certain: false, edits };
}

/* The setting that a value belongs to; an entry of a list is called after the list. */
function settingAt(pointer: Pointer): string {
  const steps = stepsOf(pointer);
  const last = steps.at(-1) ?? 'site';
  return /^\d+$/.test(last) ? singular(steps.at(-2) ?? 'entry') : last;
}

function rangeOf({ minimum, maximum }: Record<string, unknown>): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  return minimum !== undefined ? `from ${minimum} up` : `up to ${maximum}`;
}

const kinds: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in curly brackets',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'a number beyond all measure';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a number with a fraction';
  return { string: 'text', boolean: 'true or false', object: 'a group' }[typeof value as string] ?? typeof value;
}

const valueAt = (pointer: Pointer): Spot => ({ pointer, part: 'value' });
const lengthOf = (value: unknown) => [...String(value)].length;

const patternNames = new Map(
  Object.entries(patterns).map(([name, pattern]) => [pattern as string, name as keyof typeof patterns]),
);
