import { patterns } from './patterns.ts';

/** As much of a schema as is looked at here. */
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

/* What a visitor reads, follows or loads. Ids, paths, dates and keys are the same in every language. */
const translated = ['line', 'label', 'prose', 'suffix', 'href', 'file', 'textFile'] as const;
const kindOf = new Map<unknown, string>(translated.map((kind) => [patterns[kind], kind]));

/** Whether a schema is of a text that may be written once for each language. */
export const isTranslatable = ({ type, pattern }: { type?: unknown; pattern?: string }): boolean =>
  (type === 'string' && kindOf.has(pattern)) || isWordOrNumber({ type, pattern });

/** Whether a schema is of a list that may be written once for each language: of paragraphs, or of lines of Markdown. */
export const isTranslatableList = ({ type, items }: { type?: unknown; items?: { pattern?: string } }): boolean =>
  type === 'array' && (items?.pattern === patterns.prose || items?.pattern === patterns.markdown);

/* A level is a number, or a word. */
const isWordOrNumber = ({ type, pattern }: Node): boolean => Array.isArray(type) && pattern === patterns.level;

/** What an entry of a list says of where it exists. */
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

/** Whether the entries of a list are objects, which may exist in some languages only. */
export const takesLanguages = ({ items }: { items?: { type?: unknown; properties?: object } }): boolean =>
  items?.type === 'object' && items.properties !== undefined && !('languages' in items.properties);

/**
 * A schema in which every text that a visitor reads, every address and every file is a text, or an object with one for
 * each language. What that may be is defined once, and every place refers to it: keywords apply by type, so neither the
 * check nor an editor tells one mistake twice. Which tags there may be is the site's own: `check` knows them.
 */
export function byLanguage<Composed extends object>(schema: Composed): Composed {
  const definitions = new Map<string, Node>([['languages', { ...languagesOfEntry }]]);
  // What comes out has the shape of what goes in.
  const composed = visit(schema as Node, definitions);
  return { ...composed, definitions: { ...composed.definitions, ...Object.fromEntries(definitions) } } as never;
}

function visit(node: Node, definitions: Map<string, Node>): Node {
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
    ...(entries && { items: takesLanguages(node) ? withLanguages(entries) : entries }),
    ...(node.definitions && { definitions: each(node.definitions, true) }),
  };
}

const { title, description } = languagesOfEntry;

/* What lists the languages that somebody speaks exists in all. */
const withLanguages = (entry: Node): Node =>
  entry.properties?.languages
    ? entry
    : {
        ...entry,
        properties: { ...entry.properties, languages: { title, description, allOf: [{ $ref: ref('languages') }] } },
      };

/* What a text may be, and what else is said of it at its place. */
function text({ type, minLength, maxLength, pattern, ...place }: Node, definitions: Map<string, Node>): Node {
  const one: Node = { type, ...(minLength !== undefined && { minLength }), ...(maxLength && { maxLength }) };
  if (pattern) one.pattern = pattern;
  const name = define(String(kindOf.get(pattern)), one, definitions);
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
  // In a list of one language there are texts of that language alone.
  const { title: _title, description: _description, examples: _examples, ...line } = items as Node;
  const one = allOf ? { $ref: String(allOf[0]?.$ref).replace(/ByLanguage$/, '') } : line;
  const kind = allOf ? 'paragraphs' : 'lines';
  const name = define(kind, { type: 'array', items: one as Node, ...limits }, definitions);
  const any = { type: ['array', 'object'], items: line, ...limits, additionalProperties: { $ref: ref(name) } };
  return { ...place, allOf: [{ $ref: ref(define(`${name}ByLanguage`, any as Node, definitions)) }] };
}

const ref = (name: string) => `#/definitions/${name}`;

/* A definition is written once: what is the same has the same name. */
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
