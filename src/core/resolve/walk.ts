import { isTranslatable, isTranslatableList, languagesOfEntry, takesLanguages } from '../../../schema/by-language.ts';
import { folder } from '../../../schema/folder.ts';
import { patterns } from '../../../schema/patterns.ts';
import { site } from '../../../schema/site.ts';
import { blocks } from '../../blocks/schemas.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isAnswer, pieces } from '../text/template.ts';
import { mapEntries, mapValues } from './map-values.ts';

/** What a text of the site is, by the pattern it must match: a line, an address, a file… */
export type TextKind = keyof typeof patterns;

export interface Text {
  text: string;
  kind: TextKind;
  /** The steps that lead to it. The list is reused for the next text: copy it to keep it. */
  steps: readonly (string | number)[];
  /** How many characters it may have at most. */
  maxLength: number;
  /** Names that only this text may put in braces: those of its default, such as {count}, and the answers of its example. */
  parameters: string[];
}

/** As much of a schema as is asked of it here. */
export interface Schema {
  /** Several where a value may be of one type or another. */
  type?: string | readonly string[];
  title?: string;
  pattern?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** What is needed besides when the settings of `if` are not there. */
  if?: { required?: readonly string[] };
  else?: { required?: readonly string[] };
  items?: Schema;
  maxItems?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const whole: Schema = site;
const pageSchema: Schema = site.properties.pages.items;

/** Whether a text is for people to read, and may hold placeholders. */
export const isWords = (kind: TextKind): boolean => ['line', 'label', 'level', 'prose', 'suffix'].includes(kind);

/**
 * Visits every text of a site that the schema knows, in the order in which the site holds them. What is hidden is left
 * out.
 */
export function eachText(value: unknown, visit: (text: Text) => void): void {
  see(whole, value, [], visit);
}

function see(schema: Schema, value: unknown, steps: (string | number)[], visit: (text: Text) => void): void {
  if (typeof value === 'string') {
    const text = textOf(schema, value, steps);
    if (text) visit(text);
    return;
  }
  if (!isRecord(value) || value.hidden) return;
  const go = (inner: Schema | undefined, entry: unknown, step: string | number) => {
    if (!inner) return;
    steps.push(step);
    see(inner, entry, steps, visit);
    steps.pop();
  };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) go(schema.items, value[index], index);
    return;
  }
  const { properties = {} } = shapeOf(schema, value);
  for (const key of Object.keys(value)) go(properties[key], value[key], key);
}

/**
 * A site in which every text that the schema knows is what `map` makes of it. What is hidden stays as it is. Parts in
 * which nothing changes are not copied: a large site is mostly such parts.
 */
export function mapTexts<Value>(value: Value, map: (text: Text) => string): Value {
  // Only texts are exchanged, for texts.
  return walk(whole, value, [], map) as Value;
}

function walk(schema: Schema, value: unknown, steps: (string | number)[], map: (text: Text) => string): unknown {
  if (typeof value === 'string') {
    const text = textOf(schema, value, steps);
    return text ? map(text) : value;
  }
  if (!isRecord(value) || value.hidden) return value;
  const go = (inner: Schema | undefined, entry: unknown, step: string | number) => {
    if (!inner) return entry;
    steps.push(step);
    const mapped = walk(inner, entry, steps, map);
    steps.pop();
    return mapped;
  };
  if (Array.isArray(value)) return mapEntries(value, (entry, index) => go(schema.items, entry, index));
  const { properties = {} } = shapeOf(schema, value);
  return mapValues(value, (entry, key) => go(properties[key], entry, key));
}

/** The schema of the object or list at some steps into a site. There must be one, and a schema for it. */
export function schemaAt(value: unknown, steps: readonly string[]): Schema {
  let schema = whole;
  let here = value;
  for (const step of steps) {
    // Every step leads to an object or a list that the schema knows: the caller promises it.
    here = (here as Record<string, unknown>)[step];
    const shape = shapeOf((schema.items ?? schema.properties?.[step]) as Schema, here as Record<string, unknown>);
    schema = schema.items ? asEntry(shape) : shape;
  }
  return schema;
}

/** The schema of an entry of a list, which may say in which languages it exists. */
export const asEntry = (schema: Schema): Schema =>
  schema !== folder && takesLanguages({ items: schema })
    ? { ...schema, properties: { ...schema.properties, languages: languagesOfEntry } }
    : schema;

/**
 * The schema of a text, or of a list of texts, at some steps into a site, which must be there, where either may be
 * written by language: then that of one language. Undefined for anything else, and where no schema is known.
 */
export function textSchemaAt(value: unknown, steps: readonly string[]): Schema | undefined {
  let schema: Schema | undefined = whole;
  let here = value;
  for (const step of steps) {
    // Of the languages of an entry no text is said.
    if (!schema) return undefined;
    const parent = here as Record<string, unknown>;
    const isText = isTranslatable(schema) || isTranslatableList(schema);
    if (Array.isArray(parent)) schema = schema.items;
    else if (!isText) schema = shapeOf(schema, parent).properties?.[step];
    here = parent[step];
  }
  return schema && (isTranslatable(schema) || isListOfTexts(schema)) ? schema : undefined;
}

const isListOfTexts = ({ type, items }: Schema): boolean =>
  type === 'array' && items !== undefined && (isTranslatable(items) || isTranslatableList({ type, items }));

const isKind = (name: string): name is TextKind => Object.hasOwn(patterns, name);

/** What a text is, by the pattern that its schema gives. */
export const textKinds: ReadonlyMap<string, TextKind> = new Map(
  Object.keys(patterns)
    .filter(isKind)
    .map((name) => [patterns[name], name]),
);

/** The schema that a value has to follow, by the one that stands for it: a block's is that of its type. */
export function shapeOf(schema: Schema, value: Record<string, unknown>): Schema {
  if (schema === pageSchema && Object.hasOwn(value, 'folder')) return folder;
  if (schema.title !== 'Block') return schema;
  return blocks.find((block) => block.properties.type.const === value.type) ?? { title: 'Block' };
}

/* A string as the text that its schema says it is; undefined when it is none. */
function textOf(schema: Schema, text: string, steps: readonly (string | number)[]): Text | undefined {
  const rules = rulesOfSchema.get(schema) ?? readRules(schema);
  rulesOfSchema.set(schema, rules);
  return rules
    ? { text, kind: rules.kind, steps, maxLength: rules.maxLength, parameters: rules.parameters }
    : undefined;
}

type TextRules = Omit<Text, 'text' | 'steps'>;

/* What each schema says of its texts, or that it has none: read once for all of them. */
const rulesOfSchema = new WeakMap<Schema, TextRules | false>();

function readRules(schema: Schema): TextRules | false {
  const kind = textKinds.get(schema.pattern ?? '');
  return kind !== undefined && { kind, maxLength: Number(schema.maxLength), parameters: namesIn(schema) };
}

function namesIn({ default: text, examples = [] }: Schema): string[] {
  const placeholdersOf = (words: unknown) =>
    typeof words === 'string' ? pieces(words).filter((piece) => typeof piece !== 'string') : [];
  return [...placeholdersOf(text), ...placeholdersOf(examples[0]).filter(isAnswer)].map(({ name }) => name);
}
