import { composePlain } from '../../../schema/compose.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { siteWith } from './site.ts';

/** The keywords of a schema that are needed to write a value for it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: { if: Schema; then: Schema }[];
}

/** One place of a site, with its value and the schema of that value. */
export interface Place {
  steps: (string | number)[];
  schema: Schema;
  value: unknown;
}

const composed = composePlain(blocks) as unknown as Schema & { definitions: Record<string, Schema> };
const { if: _if, else: _else, ...whole } = composed;
const { languages: _, ...settings } = composed.properties ?? {};
/** The schema of a site in one language. */
export const root = { ...whole, properties: settings, required: ['language', ...(composed.required ?? [])] };
const definition = ({ $ref = '' }: Schema): Schema => root.definitions[$ref.replace('#/definitions/', '')] ?? {};

/** A site that has every setting of the schema once, with the examples of the schema as values. */
export const everything = (): Record<string, unknown> => fill(root, '') as Record<string, unknown>;

function fill(schema: Schema, way: string): unknown {
  const [example = schema.default ?? schema.const ?? schema.enum?.[0]] = schema.examples ?? [];
  if (way === '/$schema') return './schema/site.schema.json';
  // Everything is visible to every audience.
  if (schema.items?.title === 'Audience') return schema.items.enum;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        // A folder represents pages, and is not a setting of a page.
        .filter(([name]) => `${way}/${name}` !== '/pages/folder')
        .map(([name, inner]) => [name, fill(inner, `${way}/${name}`)]),
    );
  if (schema.items?.$ref)
    return definition(schema.items).allOf?.map(({ then }) => fill(definition(then), `${way}/${then.$ref}`));
  if (schema.items?.properties) return [fill(schema.items, way)];
  if (example === undefined) throw new Error(`nothing shows what ${way} may be`);
  return example;
}

/** Every setting of a site in the schema, and every entry of its lists. */
export function places(site: unknown): Place[] {
  const found: Place[] = [];
  const visit = (schema: Schema, value: unknown, steps: (string | number)[]): void => {
    found.push({ steps, schema, value });
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(itemOf(schema, entry), entry, [...steps, index]);
    else if (typeof value === 'object' && value !== null && schema.properties)
      for (const [name, inner] of Object.entries(value)) visit(schema.properties[name] ?? {}, inner, [...steps, name]);
    else if (typeof value === 'object' && value !== null && typeof schema.additionalProperties === 'object')
      for (const [name, inner] of Object.entries(value)) visit(schema.additionalProperties, inner, [...steps, name]);
  };
  visit(root, site, []);
  return found;
}

export const itemOf = ({ items = {} }: Schema, entry: unknown): Schema =>
  items.$ref ? (root.definitions[(entry as { type: string }).type] ?? {}) : items;

/** A site with only the block of a place, and the path of that place in it, because an editor reads it faster. */
export function around(site: Record<string, unknown>, steps: Place['steps']) {
  const [home] = site.pages as [{ blocks: object[] }];
  const [pages, , , block, ...inside] = steps;
  if (pages === 'pages' && typeof block === 'number')
    return { small: siteWith(home.blocks[block] as object), inSmall: ['pages', 0, 'blocks', 0, ...inside] };
  return { small: { ...site, pages: [{ ...home, blocks: home.blocks.slice(0, 1) }] }, inSmall: steps };
}
