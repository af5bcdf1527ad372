/**
 * Generates the TypeScript types of a JSON Schema as a self-contained file: one interface for the site, for a page and
 * for each block, and their union `Block`. Throws for an unknown keyword, so that none is ignored.
 */
export function typesOfSchema(schema) {
  const lists = repeatedLists(schema);
  const { block, ...definitions } = schema.definitions;
  // Definitions that blocks reference are written inline.
  const blocks = Object.fromEntries(Object.entries(definitions).filter(([, { properties }]) => properties?.type));
  const { pages } = schema.properties;
  const { folder, ...settings } = pages.items.properties;
  const page = { ...pages.items, properties: settings, required: pages.items.else.required };
  const { path } = settings;
  const ofFolder = {
    ...folder,
    type: 'object',
    properties: { folder, path },
    required: ['folder'],
    additionalProperties: false,
  };
  const named = [
    [
      'Site',
      { ...schema, properties: { ...schema.properties, pages: { ...pages, items: { $ref: ['Page', 'Folder'] } } } },
    ],
    ['Page', page],
    ['Folder', ofFolder],
    ...Object.entries(blocks).map(([type, definition]) => [nameOf(type), definition]),
  ];
  return [
    '// Generated from the schema by "npm run generate".\n',
    ...named.map(([name, each]) => `${comment(each, '')}export interface ${name} ${typeOf(each, lists, '')}\n`),
    `${comment(block, '')}export type Block = ${Object.keys(blocks).map(nameOf).join(' | ')};\n`,
    ...[...lists].map(([list, name]) => `export type ${name} = ${unionOf(JSON.parse(list))};\n`),
    '/** A value for each language of the site, by its tag. */\nexport type ByLanguage<Value> = { [language: string]: Value };\n',
    '/** A point of a list, and the variants of the CV that contain it. */\nexport interface Point {\n  text: string | ByLanguage<string>;\n  in?: string[];\n}\n',
    `export type Icon = ${unionOf(icons(schema))} | \`/\${string}.svg\`;\n`,
  ].join('\n');
}

/* The enums that several places share, with the names of their types. */
function repeatedLists(schema) {
  const seen = new Set();
  const lists = new Map();
  JSON.stringify(schema, (_, value) => {
    const list = value?.enum && JSON.stringify(value.enum);
    if (list && seen.has(list)) lists.set(list, value.title);
    if (list) seen.add(list);
    return value;
  });
  return lists;
}

/* The named icons among the examples, which contain all of them; values that start with "/" are files. */
function icons(schema) {
  const names = new Set();
  JSON.stringify(schema, (_, value) => {
    if (isIcon(value)) for (const name of value.examples) if (!name.startsWith('/')) names.add(name);
    return value;
  });
  return [...names].sort();
}

const isIcon = (schema) => schema?.title === 'Icon' && schema.type === 'string';

/* Keywords without an effect on the types: texts for people, and constraints that TypeScript can't express. */
const texts = ['$schema', 'title', 'description', 'errorMessage', 'patternErrorMessage', 'markdownDescription'];
const hints = ['examples', 'default', 'defaultSnippets', 'doNotSuggest', 'markdownEnumDescriptions', 'definitions'];
const limits = [
  'pattern',
  'maxLength',
  'minLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'uniqueItems',
];
const conditions = ['if', 'then', 'else', 'x-intellij-enum-metadata'];
const shapes = ['allOf', 'type', 'const', 'enum', '$ref', 'items', 'properties', 'required', 'additionalProperties'];
const known = new Set([...texts, ...hints, ...limits, ...conditions, ...shapes]);

function typeOf(schema, lists, indent) {
  const unknown = Object.keys(schema).find((keyword) => !known.has(keyword));
  if (unknown) throw new Error(`the types can't express "${unknown}" from the schema`);
  if (Array.isArray(schema.$ref)) return schema.$ref.join(' | ');
  if (schema.allOf) return typeOfShared(schema.allOf[0].$ref);
  if (schema.$ref?.startsWith('#/definitions/word')) return 'string';
  if (schema.$ref) return nameOf(schema.$ref.split('/').at(-1));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return lists.get(JSON.stringify(schema.enum)) ?? unionOf(schema.enum);
  if (schema.type === 'object' && schema.additionalProperties?.$ref) return 'ByLanguage<string>';
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, lists, indent)).join(' | ');
  if (isIcon(schema)) return 'Icon';
  if (schema.type === 'array') return `Array<${typeOf(schema.items, lists, indent)}>`;
  if (schema.type === 'object' && schema.additionalProperties?.properties)
    return `Record<string, ${objectOf(schema.additionalProperties, lists, indent)}>`;
  if (schema.type === 'object') return objectOf(schema, lists, indent);
  return schema.type === 'integer' ? 'number' : schema.type;
}

/*
 * A shared definition: a text or a list of texts, each of which may be written by language, or a list of language tags.
 */
function typeOfShared(ref) {
  const name = ref.split('/').at(-1);
  if (name === 'languages') return 'string[]';
  // All lines of a Markdown list are in the same language.
  if (name.startsWith('lines')) return 'string[] | ByLanguage<string[]>';
  if (name.startsWith('paragraphs')) return 'Array<string | ByLanguage<string>> | ByLanguage<string[]>';
  if (name.startsWith('points')) return 'Array<string | ByLanguage<string> | Point> | ByLanguage<string[]>';
  return 'string | ByLanguage<string>';
}

function objectOf({ properties, required = [], additionalProperties }, lists, indent) {
  if (!properties) return 'Record<string, unknown>';
  if (additionalProperties !== false) throw new Error('the types support only objects without additional properties');
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    const key = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
    return `${comment(schema, inner)}${inner}${key}${optional}: ${typeOf(schema, lists, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function comment({ description }, indent) {
  return description ? `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
}

const unionOf = (values) => values.map((value) => JSON.stringify(value)).join(' | ');
const nameOf = (type) => type.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
