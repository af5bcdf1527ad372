import { patternSentences, patterns } from '../../../schema/patterns.ts';
import { blocks } from '../../blocks/schemas.ts';
import { convertType } from '../../fixes/conversions/convert-type.ts';
import { unquotedAmong } from '../../fixes/conversions/convert-values.ts';
import { twoDates } from '../../fixes/conversions/two-dates.ts';
import { unlocalizedValue } from '../../fixes/conversions/unlocalized-value.ts';
import { withoutIt } from '../../fixes/conversions/without-it.ts';
import { typeFix } from '../../fixes/places/block-type.ts';
import { languagesSpoken } from '../../fixes/places/spoken-languages.ts';
import { typeHint } from '../../fixes/places/unsupported-hints.ts';
import { suggestEnumValue } from '../../fixes/values/suggest-enum-value.ts';
import { phoneAdvice, phonesInFacts, phoneWithRemark } from '../../fixes/values/suggest-phone.ts';
import { knownOf, suggestedValue } from '../../fixes/values/suggest-value.ts';
import { type Fix, type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../diagnostics/suggest.ts';
import { asSentence, countOf, either, listed, settingAt, shown } from '../diagnostics/wording.ts';
import { type Schema, type TextKind, textKinds } from '../resolve/walk.ts';
import { eitherDay } from '../text/suggest-date.ts';
import { characterAdvice } from '../text/url-characters.ts';
import { exampleOf } from './example.ts';
import { fileAdvice, textAdvice } from './file-advice.ts';
import type { AjvFinding } from './finding.ts';
import { invalidIcon } from './invalid-icon.ts';
import { typesIn } from './types-in.ts';
import { write, writeEnd, writeValue } from './write.ts';

/** Says what is wrong with a value of a site. Throws when the schema uses a keyword that has no sentence here. */
export function invalidValue(finding: AjvFinding, site: unknown): Problem {
  const { keyword, instancePath, params, data, parentSchema: schema } = finding;
  const { enum: allowed = [] } = schema;
  const at = valueAt(instancePath);
  const setting = settingAt(instancePath);
  const found = shown(data);
  switch (keyword) {
    case 'type':
      return wrongType(finding, site);
    case 'const':
      return notAmong([params.allowedValue], finding, site);
    case 'enum':
      return notAmong(allowed, finding, site);
    case 'minimum':
    case 'maximum': {
      const words = { setting, found, range: `between ${schema.minimum} and ${schema.maximum}` };
      return { code: 'OF105', at, words, ...turned(finding) };
    }
    case 'minLength': {
      const bound = `minimum is ${characters(Number(params.limit))}`;
      const words = { setting, length: lengthOf(data), bound, advice: sentenceOf(schema) };
      return { code: 'OF107', at, words, ...emptied(finding, site) };
    }
    case 'maxLength': {
      const bound = `limit is ${params.limit}`;
      const advice = `Shorten it by ${characters(countOfCharacters(String(data)) - Number(params.limit))}.`;
      return { code: 'OF107', at, words: { setting, length: lengthOf(data), bound, advice } };
    }
    case 'minItems': {
      const bound = `minimum is ${params.limit}`;
      const advice = `For example:  ${exampleOf({ type: 'array', ...(schema.items && { items: schema.items }) })}`;
      return { code: 'OF108', at, words: { setting, count: countOf(listOf(data)), bound, advice } };
    }
    case 'uniqueItems': {
      const [first = 0, second = 0] = [Number(params.j), Number(params.i)].toSorted((a, b) => a - b);
      return twice(listOf(data), first, second, instancePath);
    }
    case 'pattern': {
      const name = textKinds.get(String(schema.pattern));
      if (name === 'icon') return invalidIcon(String(data), instancePath);
      // What would do as words but for its being a number: one in quotation marks.
      if (name === 'level' && new RegExp(patterns.label, 'u').test(String(data)))
        return wrongType({ ...finding, params: { type: 'number' } }, site);
      const isAddress = name === 'href' || name === 'file' || name === 'endpoint' || name === 'url';
      const advice =
        (name === 'file' && fileAdvice(String(data).trim())) ||
        (name === 'textFile' && textAdvice(String(data))) ||
        (name === 'phone' && phoneAdvice(String(data))) ||
        characterAdvice(name, String(data)) ||
        adviceOnDay(name, data);
      const fix = fixOfText(name, finding, site);
      return {
        code: isAddress ? 'OF110' : 'OF109',
        at,
        words: { setting, found, advice: advice ? asSentence(advice) : sentenceOf(schema) },
        ...(fix && { fix }),
      };
    }
    default:
      throw new Error(`the schema uses "${keyword}" at ${instancePath}, and nothing here explains it`);
  }
}

/* What the text was meant to be; or where nothing is written and nothing is needed, no setting at all. */
function fixOfText(name: TextKind | undefined, { instancePath, data }: AjvFinding, site: unknown): Fix | undefined {
  const text = String(data);
  const known = knownOf(site, instancePath);
  const meant = name && suggestedValue(name, text, known);
  if (meant !== undefined) {
    const { owner } = site as { owner: Record<string, unknown> };
    const phone = name === 'phone' ? phoneWithRemark(text, meant, owner) : undefined;
    return phone ?? write(valueAt(instancePath), meant);
  }
  const phones = name === 'phone' && phonesInFacts(text, (site as { owner: Record<string, unknown> }).owner);
  if (phones) return phones;
  const dates = name === 'date' ? twoDates(text, instancePath, site, known) : undefined;
  if (dates) return dates;
  if (saysNothing.test(text))
    return writeEnd(instancePath) ?? withoutIt(instancePath, site, 'remove it to omit it from the site');
  return text.trim() === '' ? withoutIt(instancePath, site, orDelete) : undefined;
}

const orDelete = 'add text or remove it';

const saysNothing = /^\s*(?:none|n\/?a|tbd|todo|null|undefined|nil|[-–—?.…]+)\s*$/i;

/* No text has to be longer than one character. */
function emptied({ instancePath }: AjvFinding, site: unknown): Pick<Problem, 'fix'> {
  const fix = withoutIt(instancePath, site, orDelete);
  return fix ? { fix } : {};
}

/* An angle goes round. */
function turned({ data, instancePath, parentSchema: { maximum } }: AjvFinding): Pick<Problem, 'fix'> {
  if (maximum !== 360 || !Number.isSafeInteger(data)) return {};
  return { fix: writeValue(instancePath, ((Number(data) % 360) + 360) % 360) };
}

/* Of two small figures either may be the month. */
function adviceOnDay(name: TextKind | undefined, data: unknown): string | undefined {
  const either = name === 'date' || name === 'dateOrPresent' ? eitherDay(String(data)) : undefined;
  return either && `write "${either[0]}" if the day comes first, or "${either[1]}" if the month does`;
}

function wrongType(finding: AjvFinding, site: unknown): Problem {
  const { instancePath, params, data, parentSchema } = finding;
  const types = typesIn(params.type);
  const expected = either(types.flatMap((type) => kinds[type as keyof typeof kinds]));
  const once = unlocalizedValue(finding);
  const fix = once?.fix ?? convertType(finding, site);
  const advice = fix || once ? '' : adviceFor(parentSchema, data);
  const words = { setting: settingAt(instancePath), expected, found: kindOf(data, types), advice };
  return { code: 'OF103', at: valueAt(instancePath), words, ...(once && { label: once.label }), ...(fix && { fix }) };
}

/* Only of a list does the schema count or compare the entries. */
const listOf = (data: unknown) => data as unknown[];

/** Says that two entries of a list are the same that must be different. */
export function twice(list: unknown[], first: number, second: number, pointer: Pointer): Problem {
  return {
    code: 'OF111',
    at: valueAt(`${pointer}/${second}`),
    words: { setting: settingAt(pointer), found: shown(list[second]) },
    label: 'remove one of the two',
    related: [{ at: valueAt(`${pointer}/${first}`), text: 'first used here' }],
  };
}

/** Says that a list is longer than it may be. */
export function tooLong(list: unknown[], most: number, pointer: Pointer): Problem {
  const words = {
    setting: settingAt(pointer),
    count: countOf(list),
    bound: `limit is ${most}`,
    advice: `Remove ${list.length - most === 1 ? '1 entry' : `${list.length - most} entries`}.`,
  };
  return { code: 'OF108', at: valueAt(pointer), words };
}

function notAmong(allowed: readonly unknown[], { instancePath, data }: AjvFinding, site: unknown): Problem {
  const at = valueAt(instancePath);
  const texts = allowed.filter((value): value is string => typeof value === 'string');
  if (blocks.every((block) => texts.includes(block.properties.type.const))) {
    const fix = typeFix(String(data), texts, instancePath, site);
    const words = { found: shown(data), known: texts.toSorted().join(', ') };
    const label = fix ? undefined : typeHint(String(data));
    return { code: 'OF101', at, words, ...(label !== undefined && { label }), ...(fix && { fix }) };
  }
  const meant = typeof data === 'string' ? (suggestEnumValue(data, texts) ?? nearest(data, texts)) : undefined;
  const fix = meant === undefined ? unquotedAmong(allowed, data, instancePath) : didYouMean(at, String(data), meant);
  // "night" is as near to "light" as a slip of the pen.
  if (fix && meant !== undefined) fix.certain &&= isLike(String(data), meant);
  const words = {
    setting: settingAt(instancePath),
    found: shown(data),
    values: allowed.length === 1 ? 'value' : 'values',
    known: allowed.map(shown).join(', '),
  };
  return { code: 'OF106', at, words, ...(fix && { fix }) };
}

function adviceFor(schema: Schema, data: unknown): string {
  if (schema.enum) return `Allowed values: ${listed(schema.enum.map(shown))}`;
  if (schema.pattern === patterns.language && typeof data === 'object' && data !== null)
    return asSentence(languagesSpoken());
  if (schema.title === 'Icon') return sentenceOf(schema);
  if (typeof data === 'string' && isNumber(schema)) return 'Write only the number, without quotation marks.';
  if (schema.title === 'Accent') return 'Use a hue angle: 25 is red, 70 orange, 145 green, 250 blue, 305 violet.';
  if (schema.pattern === patterns.level) return asSentence(patternSentences.level);
  const isOfMany =
    typesIn(schema.type).some((type) => type === 'object' || type === 'array') || schema.title === 'Block';
  if (data === null && !isOfMany) return 'Add a value after the colon.';
  return isOfMany ? `For example:  ${exampleOf(schema)}` : '';
}

const isNumber = ({ type, title }: Schema): boolean =>
  title !== 'Accent' &&
  typesIn(type).every((each) => each === 'number' || each === 'integer') &&
  typesIn(type).length > 0;

const sentenceOf = ({ pattern }: Schema): string => {
  const name = textKinds.get(String(pattern));
  return asSentence(String(name && patternSentences[name]));
};

const kinds = {
  string: ['a string'],
  number: ['a number'],
  integer: ['a whole number'],
  boolean: ['true', 'false'],
  array: ['an array'],
  object: ['an object'],
};

/* What a value is that is of none of the types that are expected. */
function kindOf(value: unknown, expected: readonly string[]): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  // A number where numbers are expected is a fraction, or too large.
  const isExpected = expected.some((type) => type === 'number' || type === 'integer');
  if (typeof value === 'number') return isExpected ? shown(value) : 'a number';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 'a string' : 'an object';
}

const lengthOf = (value: unknown) => (value === '' ? 'empty' : `${characters(countOfCharacters(String(value)))} long`);

/* As JSON Schema counts: a pair of surrogates is one. */
function countOfCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
