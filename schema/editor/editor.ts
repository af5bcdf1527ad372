import type { blocks as all } from '../../src/blocks/schemas.ts';
import { composeSchema } from '../compose.ts';
import { folder } from '../folder.ts';
import { everyIcon } from '../icons.ts';
import { patterns } from '../patterns.ts';
import { definedOnce } from './defined-once.ts';
import { choice, describeBlock, type EditorSchema, explained, markdown, messages } from './editor-words.ts';
import { readyMade } from './ready-made.ts';

type Blocks = typeof all;

/** The schema for editors, as it is published: see definedOnce. */
export const composeForEditors = (blocks: Blocks): EditorSchema => definedOnce(describeForEditors(blocks));

/**
 * The composed schema with the words that editors show: the same rules, and beside them what VS Code and its relatives
 * read (`markdownDescription`, `defaultSnippets`, `errorMessage`…). ajv gets the schema without them, so that a check
 * carries none of it. Nothing here is an `errorMessage` of an object: it would take the place of every other message.
 */
export function describeForEditors(blocks: Blocks): EditorSchema {
  const { definitions = {}, ...site } = withWords(composeSchema(blocks));
  const { $schema, pages = {} } = site.properties ?? {};
  return {
    ...site,
    // Whoever reads this has found the schema already.
    properties: { ...site.properties, $schema: { ...$schema, doNotSuggest: true }, pages: withFolders(pages) },
    definitions: mapValues(definitions, (definition, name) =>
      name === 'block' ? anyBlock(definition, blocks) : definition.properties ? oneBlock(definition) : definition,
    ),
  };
}

/* Among the pages a folder is offered too. */
function withFolders({ items = {}, ...pages }: EditorSchema): EditorSchema {
  const ready = items.defaultSnippets as object[];
  const snippet = { label: 'folder', ...readyMade(folder.examples[0], folder.properties, markdown(folder)) };
  return { ...pages, items: { ...items, defaultSnippets: [...ready, snippet] } };
}

/* Inside "blocks" every type is offered as a block that is ready. */
function anyBlock({ properties = {}, allOf = [], ...block }: EditorSchema, blocks: Blocks): EditorSchema {
  const { type = {} } = properties;
  return {
    ...block,
    properties: {
      type: {
        ...type,
        errorMessage: `Unknown block type. ${choice(type.enum ?? [])}`,
        markdownEnumDescriptions: blocks.map(describeBlock),
        'x-intellij-enum-metadata': Object.fromEntries(
          blocks.map(({ properties, description }) => [properties.type.const, { description }]),
        ),
      },
    },
    allOf: allOf.map(({ if: condition, ...rest }) => ({ if: silent(condition), ...rest })),
    defaultSnippets: blocks.map((each) => ({
      label: each.properties.type.const,
      ...readyMade(each.examples[0], each.properties, describeBlock(each)),
    })),
  };
}

/* Its type is explained by the list of types: words of its own would stand in front of those. */
function oneBlock({ properties = {}, ...block }: EditorSchema): EditorSchema {
  return { ...block, properties: { ...properties, type: { const: properties.type?.const } } };
}

/* `example` is what an example further up has in this place. */
function withWords(schema: EditorSchema, example: unknown = schema.examples?.[0]): EditorSchema {
  const { properties, items, definitions, if: condition } = schema;
  return {
    ...withoutEcho(schema),
    ...(properties && {
      properties: mapValues(properties, (inner, name) => offered(inner, (example as Record<string, unknown>)?.[name])),
    }),
    ...(items && !items.$ref && { items: offered(items, (example as unknown[])?.[0]) }),
    ...(condition && { if: silent(condition) }),
    ...(definitions && { definitions: mapValues(definitions, (inner) => withWords(inner)) }),
    ...messages(schema),
    ...explained(schema),
  };
}

/* A whole object is offered by its name, with places to fill in, instead of as one line of JSON. */
function offered(schema: EditorSchema, outer: unknown): EditorSchema {
  const example = outer ?? schema.examples?.[0];
  const { examples, ...described } = withWords(named(schema), example);
  if (schema.type !== 'object' || example === undefined) return { ...described, ...(examples && { examples }) };
  const snippet = readyMade(example as Record<string, unknown>, schema.properties ?? {}, markdown(schema));
  return { ...described, defaultSnippets: [{ label: schema.title?.toLowerCase(), ...snippet }] };
}

/* The check does without the names of all icons, and its schema is copied for every setting that has one. */
const named = (schema: EditorSchema): EditorSchema =>
  schema.pattern === patterns.icon ? { ...schema, examples: everyIcon } : schema;

/* An empty text breaks `minLength` and `pattern`, and editors would tell both. */
function withoutEcho({ minLength, ...schema }: EditorSchema): EditorSchema {
  const isEcho = minLength === 1 && schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test('');
  return minLength === undefined || isEcho ? schema : { ...schema, minLength };
}

/* What a condition asks for is not offered as if it were a setting. */
const silent = (condition: EditorSchema): EditorSchema => ({
  ...condition,
  ...(condition.properties && {
    properties: mapValues(condition.properties, (inner) => ({ ...inner, doNotSuggest: true })),
  }),
});

const mapValues = (
  map: Record<string, EditorSchema>,
  change: (value: EditorSchema, name: string) => EditorSchema,
): Record<string, EditorSchema> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]));
