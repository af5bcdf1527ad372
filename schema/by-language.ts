import { point } from './parts.ts';
import { patterns } from './patterns.ts';

/** The parts of a schema that this module reads. */
interface Node {
  type?: unknown;
  title?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Node>;
  items?: Node;
  definitions?: Record<string, Node>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

/*
 * The kinds of text that may differ between languages: what visitors read, follow or load. Ids, paths, dates and keys
 * may not.
 */
const translated = ['line', 'label', 'prose', 'suffix', 'href', 'file', 'textFile'] as const;
const kindOf = new Map<unknown, string>(translated.map((kind) => [patterns[kind], kind]));

/** Whether a schema is that of a text that may be written by language. */
export const isTranslatable = ({ type, pattern }: { type?: unknown; pattern?: string }): boolean =>
  (type === 'string' && kindOf.has(pattern)) || isWordOrNumber({ type, pattern });

/** Whether a schema is that of a list that may be written by language: of paragraphs, or of lines of Markdown. */
export const isTranslatableList = ({ type, items }: { type?: unknown; items?: { pattern?: string } }): boolean =>
  type === 'array' && (items?.pattern === patterns.prose || items?.pattern === patterns.markdown);

/* A level is a number or a text. */
const isWordOrNumber = ({ type, pattern }: Node): boolean => Array.isArray(type) && pattern === patterns.level;

/** The setting `languages` of a list entry. */
export const languagesOfEntry = {
  type: 'array',
  items: { type: 'string', maxLength: 35, pattern: patterns.language },
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  title: 'Languages',
  description: 'The site languages in which this entry appears. Defaults to all site languages.',
  examples: [['fr']],
} as const;

/** Whether the entries of a list are objects, which may be limited to some languages. */
export const supportsLanguages = ({ items }: { items?: { type?: unknown; properties?: object } }): boolean =>
  items?.type === 'object' && items.properties !== undefined && !('languages' in items.properties);

/**
 * Returns a schema in which every text, address and file may also be an object with one value per language. Each kind
 * of value is defined once and referenced: keywords apply by type, so validators and editors report a mistake only
 * once. The allowed tags depend on the site, so `check` validates them.
 */
export function byLanguage<Composed extends object>(schema: Composed): Composed {
  const definitions = new Map<string, Node>([['languages', { ...languagesOfEntry }]]);
  // The result has the type of the argument.
  const composed = visit(schema as Node, definitions);
  return { ...composed, definitions: { ...composed.definitions, ...Object.fromEntries(definitions) } } as never;
}

function visit(node: Node, definitions: Map<string, Node>): Node {
  if (isPointText(node)) return pointText(node, definitions);
  if (isTranslatable(node)) return isWordOrNumber(node) ? wordOrNumber(node, definitions) : text(node, definitions);
  const inner = children(node, definitions);
  return isTranslatableList(node) ? list(inner, definitions) : inner;
}

function children(node: Node, definitions: Map<string, Node>): Node {
  const each = (map: Record<string, Node>, isBlock: boolean) =>
    Object.fromEntries(
      Object.entries(map).map(([name, inner]) => {
        const visited = visit(inner, definitions);
        return [name, isBlock && name !== 'block' ? withLanguages(visited) : visited];
      }),
    );
  const entries = node.items && visit(node.items, definitions);
  return {
    ...node,
    ...(node.properties && { properties: each(node.properties, false) }),
    ...(entries && { items: supportsLanguages(node) ? withLanguages(entries) : entries }),
    ...(node.definitions && { definitions: each(node.definitions, true) }),
  };
}

const { title, description } = languagesOfEntry;

/* Lists of spoken languages can't be limited to some languages of the site. */
const withLanguages = (entry: Node): Node =>
  entry.properties?.languages
    ? entry
    : {
        ...entry,
        properties: { ...entry.properties, languages: { title, description, allOf: [{ $ref: ref('languages') }] } },
      };

/* Whether a schema is that of a text that may also be a point. */
const isPointText = ({ type, title }: { type?: unknown; title?: string }): boolean =>
  type === 'string' && title === point.title;

/*
 * Any spelling of a language tag. An object without one is a point whose text is missing or has another name, as is an
 * object that lists words for variants of the CV.
 */
const anyTag = '^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$';
const isTag = new RegExp(anyTag);

/** Whether a value is a point instead of a text or a text by language. `pointText` has the same conditions. */
export const isPoint = (
  schema: { type?: unknown; title?: string },
  value: unknown,
): value is Record<string, unknown> & { text: unknown; in?: unknown } =>
  isPointText(schema) && typeof value === 'object' && value !== null && !Array.isArray(value) && isPointObject(value);

const isPointObject = (value: object & { in?: unknown }): boolean =>
  Object.hasOwn(value, 'text') || Array.isArray(value.in) || !Object.keys(value).some((name) => isTag.test(name));

/* A text, or a point with a text. */
function pointText({ title: _, ...node }: Node, definitions: Map<string, Node>): Node {
  const { allOf, ...place } = text(node, definitions) as Node & { allOf: [{ $ref: string }] };
  const { properties, required, additionalProperties } = point;
  const any = {
    if: {
      type: 'object',
      anyOf: [
        { required: ['text'] },
        { required: ['in'], properties: { in: { type: 'array' } } },
        { propertyNames: { not: { pattern: anyTag } } },
      ],
    },
    then: {
      type: 'object',
      properties: { text: visit(properties.text, definitions), in: properties.in },
      required: [...required],
      additionalProperties,
    },
    else: allOf[0],
  };
  return { ...place, allOf: [{ $ref: ref(define(pointName, any as unknown as Node, definitions)) }] };
}

const pointName = 'point';

/* The definition of a text, and the keywords that are specific to its place. */
function text({ type, minLength, maxLength, pattern, ...place }: Node, definitions: Map<string, Node>): Node {
  const one: Node = { type, ...(minLength !== undefined && { minLength }), ...(maxLength && { maxLength }) };
  if (pattern) one.pattern = pattern;
  // Only texts with a translatable pattern get here, and each of those has a kind.
  const name = define(kindOf.get(pattern) as string, one, definitions);
  const any = { ...one, type: ['string', 'object'], additionalProperties: { $ref: ref(name) } };
  return { ...place, allOf: [{ $ref: ref(define(`${name}ByLanguage`, any, definitions)) }] };
}

function wordOrNumber(node: Node, definitions: Map<string, Node>): Node {
  const { type, title: _, description: __, examples: ___, ...rules } = node;
  const name = define('word', { type: 'string', ...withoutRange(rules) }, definitions);
  return { ...node, type: [...(type as string[]), 'object'], additionalProperties: { $ref: ref(name) } };
}

const withoutRange = ({ minimum: _, maximum: __, ...rest }: Node): Node => rest;

function list(node: Node, definitions: Map<string, Node>): Node {
  const { type: _, items, minItems, maxItems, ...place } = node;
  const limits = { ...(minItems && { minItems }), ...(maxItems && { maxItems }) };
  const { allOf } = items as { allOf?: { $ref: string }[] };
  // A list in one language contains only texts of that language.
  const { title: _title, description: _description, examples: _examples, ...line } = items as Node;
  const [shared] = allOf ?? [];
  const isPoints = shared?.$ref.startsWith(ref(pointName));
  // Only a list that is written once has points.
  const one = isPoints ? { $ref: ref('prose') } : shared ? { $ref: shared.$ref.replace(/ByLanguage$/, '') } : line;
  const kind = isPoints ? 'points' : shared ? 'paragraphs' : 'lines';
  const name = define(kind, { type: 'array', items: one as Node, ...limits }, definitions);
  const any = { type: ['array', 'object'], items: line, ...limits, additionalProperties: { $ref: ref(name) } };
  return { ...place, allOf: [{ $ref: ref(define(`${name}ByLanguage`, any as Node, definitions)) }] };
}

const ref = (name: string) => `#/definitions/${name}`;

/* Adds a definition; equal definitions share a name. */
function define(kind: string, node: Node, definitions: Map<string, Node>): string {
  const written = JSON.stringify(node);
  for (let number = 1; ; number++) {
    const name = number === 1 ? kind : `${kind}${number}`;
    const known = definitions.get(name);
    if (known && JSON.stringify(known) !== written) continue;
    definitions.set(name, node);
    return name;
  }
}
