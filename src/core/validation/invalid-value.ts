import { brands, icons } from '../../../schema/icons.ts';
import { patternSentences } from '../../../schema/pattern-sentences.ts';
import { patterns } from '../../../schema/patterns.ts';
import { expectDefined } from '../../shared/expect-defined.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { asSentence, describeCount, joinAlternatives, joinList, settingAt, shown } from '../diagnostics/wording.ts';
import type { AjvError } from '../problem-cause.ts';
import { isVideoFile } from '../text/is-video-file.ts';
import { characterAdvice } from '../text/web-address.ts';
import { type Schema, textKinds, typesIn } from './schema.ts';
import { exampleOf } from './schema-example.ts';

/** Reports an invalid value. Throws if the schema uses a keyword without a message. */
export function invalidValue(registry: BlockRegistry, error: AjvError): Problem {
  return { cause: { kind: 'value', error }, ...explained(registry, error) };
}

function explained(registry: BlockRegistry, error: AjvError): Problem {
  const { keyword, instancePath, params, data, parentSchema: schema } = error;
  const { enum: allowed = [] } = schema;
  const at = valueAt(instancePath);
  const setting = settingAt(instancePath);
  const found = shown(data);
  switch (keyword) {
    case 'type':
      return wrongType(registry, error);
    case 'const':
      return notAmong(registry, [params.allowedValue], error);
    case 'enum':
      return notAmong(registry, allowed, error);
    case 'minimum':
    case 'maximum': {
      const details = { setting, found, range: `between ${schema.minimum} and ${schema.maximum}` };
      return { code: 'OF105', at, details };
    }
    case 'minLength': {
      const bound = `minimum is ${characters(Number(params.limit))}`;
      const details = { setting, length: lengthOf(data), bound, advice: sentenceOf(schema) };
      return { code: 'OF107', at, details };
    }
    case 'maxLength': {
      const bound = `limit is ${params.limit}`;
      const advice = `Shorten it by ${characters(countOfCharacters(String(data)) - Number(params.limit))}.`;
      return { code: 'OF107', at, details: { setting, length: lengthOf(data), bound, advice } };
    }
    case 'minItems': {
      const bound = `minimum is ${params.limit}`;
      const advice = `For example:  ${exampleOf(registry, { type: 'array', ...(schema.items && { items: schema.items }) })}`;
      return { code: 'OF108', at, details: { setting, count: describeCount(listOf(data)), bound, advice } };
    }
    case 'maxProperties':
      // ajv only counts the properties of objects.
      return tooLong(Object.keys(data as object), Number(params.limit), instancePath);
    case 'uniqueItems': {
      const [first = 0, second = 0] = [Number(params.j), Number(params.i)].toSorted((a, b) => a - b);
      return twice(listOf(data), first, second, instancePath);
    }
    case 'pattern': {
      const name = textKinds.get(schema.pattern);
      if (name === 'icon') return invalidIcon(String(data), instancePath);
      // A number in quotation marks is valid text except for its digits.
      if (name === 'level' && new RegExp(patterns.label, 'u').test(String(data)))
        return invalidValue(registry, { ...error, keyword: 'type', params: { type: 'number' } });
      if (name === 'font' && otherFonts.test(String(data)))
        return { code: 'OF275', at, details: { found: String(data) } };
      if (name === 'website' && isVideoFile(String(data)))
        return { code: 'OF250', at, details: { found: String(data) } };
      const isAddress = name !== undefined && ['href', 'file', 'endpoint', 'origin', 'url'].includes(name);
      const advice = characterAdvice(name, String(data));
      const details = { setting, found, advice: advice === undefined ? sentenceOf(schema) : asSentence(advice) };
      return { code: isAddress ? 'OF110' : 'OF109', at, details };
    }
    default:
      throw new Error(`the schema uses "${keyword}" at ${instancePath}, and nothing here explains it`);
  }
}

/* Files in other font formats, which can be converted. */
const otherFonts = /^\/.*\.(?:ttf|otf|woff|eot)$/i;

function wrongType(registry: BlockRegistry, { instancePath, params, data, parentSchema }: AjvError): Problem {
  const types = typesIn(params.type);
  const expected = joinAlternatives(types.flatMap((type) => kinds[type as keyof typeof kinds]));
  const advice = adviceFor(registry, parentSchema, data);
  const details = { setting: settingAt(instancePath), expected, found: kindOf(data, types), advice };
  return { code: 'OF103', at: valueAt(instancePath), details };
}

/* The schema only counts and compares the entries of arrays. */
const listOf = (data: unknown) => data as unknown[];

/** Reports two equal entries of a list whose entries must be unique. */
export function twice(list: unknown[], first: number, second: number, pointer: Pointer): Problem {
  return {
    code: 'OF111',
    at: valueAt(`${pointer}/${second}`),
    details: { setting: settingAt(pointer), found: shown(list[second]) },
    label: 'remove one of the two',
    related: [{ at: valueAt(`${pointer}/${first}`), text: 'first used here' }],
  };
}

/** Reports a list that exceeds its maximum length. */
export function tooLong(list: unknown[], most: number, pointer: Pointer): Problem {
  const details = {
    setting: settingAt(pointer),
    count: describeCount(list),
    bound: `limit is ${most}`,
    advice: `Remove ${list.length - most === 1 ? '1 entry' : `${list.length - most} entries`}.`,
  };
  return { code: 'OF108', at: valueAt(pointer), details };
}

function notAmong(registry: BlockRegistry, allowed: readonly unknown[], { instancePath, data }: AjvError): Problem {
  const at = valueAt(instancePath);
  if (registry.schemas.every((block) => allowed.includes(block.properties.type.const)))
    return { code: 'OF101', at, details: { found: shown(data), known: allowed.toSorted().join(', ') } };
  const details = {
    setting: settingAt(instancePath),
    found: shown(data),
    values: allowed.length === 1 ? 'value' : 'values',
    known: allowed.map(shown).join(', '),
  };
  return { code: 'OF106', at, details };
}

function adviceFor(registry: BlockRegistry, schema: Schema, data: unknown): string {
  if (schema.enum) return `Allowed values: ${joinList(schema.enum.map(shown))}`;
  if (schema.title === 'Icon') return sentenceOf(schema);
  if (typeof data === 'string' && isNumber(schema)) return 'Write only the number, without quotation marks.';
  if (schema.title === 'Accent') return 'Use a hue angle: 25 is red, 70 orange, 145 green, 250 blue, 305 violet.';
  if (schema.pattern === patterns.level) return asSentence(patternSentences.level);
  const isOfMany =
    typesIn(schema.type).some((type) => type === 'object' || type === 'array') || schema.title === 'Block';
  if (data === null && !isOfMany) return 'Add a value after the colon.';
  return isOfMany ? `For example:  ${exampleOf(registry, schema)}` : '';
}

const isNumber = ({ type, title }: Schema): boolean =>
  title !== 'Accent' &&
  typesIn(type).every((each) => each === 'number' || each === 'integer') &&
  typesIn(type).length > 0;

const sentenceOf = ({ pattern }: Schema): string => {
  const name = expectDefined(textKinds.get(pattern), `The kind of a text with the pattern ${pattern}`);
  return asSentence(patternSentences[name]);
};

const kinds = {
  string: ['a string'],
  number: ['a number'],
  integer: ['a whole number'],
  boolean: ['true', 'false'],
  array: ['an array'],
  object: ['an object'],
};

/* Describes the type of a value that has none of the expected types. */
function kindOf(value: unknown, expected: readonly string[]): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  // If a number was expected, the value has a fraction or is too large.
  const isExpected = expected.some((type) => type === 'number' || type === 'integer');
  if (typeof value === 'number') return isExpected ? shown(value) : 'a number';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 'a string' : 'an object';
}

const lengthOf = (value: unknown) => (value === '' ? 'empty' : `${characters(countOfCharacters(String(value)))} long`);

/* JSON Schema counts a surrogate pair as one character. */
function countOfCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/* Reports an unknown icon, with the available ones. */
function invalidIcon(written: string, pointer: Pointer): Problem {
  const at = valueAt(pointer);
  const details = { setting: settingAt(pointer), found: shown(written) };
  const known = /^brand:/i.test(written)
    ? `"brand:" followed by one of ${brands.join(', ')}`
    : `${icons.map(shown).join(', ')}, a brand such as "brand:mastodon", or a file in public/ such as "/icons/mine.svg"`;
  return namesIconFile(written)
    ? { code: 'OF109', at, details: { ...details, advice: ownFile } }
    : { code: 'OF106', at, details: { ...details, values: 'values', known } };
}

/** Whether an icon value looks like a file path. */
export const namesIconFile = (written: string): boolean => /[/\\]|\.svg$/i.test(written);

const ownFile =
  'Use the path of an SVG file in public/, such as "/icons/mine.svg", with only letters, digits, hyphens and underscores.';
