import type { blocks as all } from '../../src/blocks/schemas.ts';
import { composeSchema } from '../compose.ts';
import { folder } from '../folder.ts';
import { everyIcon } from '../icons.ts';
import { patterns } from '../patterns.ts';
import { definedOnce } from './defined-once.ts';
import { choice, describeBlock, type EditorSchema, explained, markdown, messages } from './editor-texts.ts';
import { readyMade } from './ready-made.ts';

type Blocks = typeof all;

/** The published schema for other programs, without texts for editors: see definedOnce. */
export const composeContract = (blocks: Blocks): EditorSchema => definedOnce(composeSchema(blocks));

/** The published schema for editors: see definedOnce. */
export const composeForEditors = (blocks: Blocks): EditorSchema => definedOnce(describeForEditors(blocks));

/**
 * The composed schema with the texts that editors show: the same rules, with additional keywords of VS Code and its
 * relatives (`markdownDescription`, `defaultSnippets`, `errorMessage`…). ajv gets the schema without them, so that it
 * stays small. Objects never get an `errorMessage`, because it would replace all other messages.
 */
export function describeForEditors(blocks: Blocks): EditorSchema {
  const { definitions = {}, ...site } = withTexts(composeSchema(blocks));
  const { $schema, pages = {} } = site.properties ?? {};
  return {
    ...site,
    // Editors that read this have found the schema already.
    properties: { ...site.properties, $schema: { ...$schema, doNotSuggest: true }, pages: withFolders(pages) },
    definitions: mapValues(definitions, (definition, name) =>
      name === 'block' ? anyBlock(definition, blocks) : definition.properties ? oneBlock(definition) : definition,
    ),
  };
}

/* Offers a folder as an item of "pages". */
function withFolders({ items = {}, ...pages }: EditorSchema): EditorSchema {
  const ready = items.defaultSnippets as object[];
  const snippet = { label: 'folder', ...readyMade(folder.examples[0], folder.properties, markdown(folder)) };
  return { ...pages, items: { ...items, defaultSnippets: [...ready, snippet] } };
}

/* Offers a complete snippet for every block type in "blocks". */
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

/* Removes the description of a block's `type`: editors would show it before those of the listed types. */
function oneBlock({ properties = {}, ...block }: EditorSchema): EditorSchema {
  return { ...block, properties: { ...properties, type: { const: properties.type?.const } } };
}

/* Adds the texts to a schema; `example` is its value in the example of a parent. */
function withTexts(schema: EditorSchema, example: unknown = schema.examples?.[0]): EditorSchema {
  const { properties, items, additionalProperties: named, definitions, if: condition } = schema;
  return {
    ...withoutEcho(schema),
    ...(properties && {
      properties: mapValues(properties, (inner, name) => offered(inner, (example as Record<string, unknown>)?.[name])),
    }),
    ...(items && !items.$ref && { items: offered(items, (example as unknown[])?.[0]) }),
    ...(isSchema(named) && { additionalProperties: offered(named, Object.values(example ?? {})[0]) }),
    ...(condition && { if: silent(condition) }),
    ...(definitions && { definitions: mapValues(definitions, (inner) => withTexts(inner)) }),
    ...messages(schema),
    ...explained(schema),
  };
}

/* Whether the owner chooses the names of the properties, and their values have settings. */
const isSchema = (schema: unknown): schema is EditorSchema => Object(schema).properties !== undefined;

/* Objects are offered by name, with placeholders, instead of as one line of JSON. */
function offered(schema: EditorSchema, outer: unknown): EditorSchema {
  const example = outer ?? schema.examples?.[0];
  const { examples, ...described } = withTexts(named(schema), example);
  if (schema.type !== 'object' || example === undefined) return { ...described, ...(examples && { examples }) };
  const snippet = readyMade(example as Record<string, unknown>, schema.properties ?? {}, markdown(schema));
  return { ...described, defaultSnippets: [{ label: schema.title?.toLowerCase(), ...snippet }] };
}

/* Validation doesn't need the names of all icons, whose schema is copied to every setting with an icon. */
const named = (schema: EditorSchema): EditorSchema =>
  schema.pattern === patterns.icon ? { ...schema, examples: everyIcon } : schema;

/* An empty text violates `minLength` and `pattern`, and editors would report both. */
function withoutEcho({ minLength, ...schema }: EditorSchema): EditorSchema {
  const isEcho = minLength === 1 && schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test('');
  return minLength === undefined || isEcho ? schema : { ...schema, minLength };
}

/* Removes texts from conditions, so that editors don't offer them as settings. */
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
