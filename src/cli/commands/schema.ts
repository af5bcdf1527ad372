import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaName } from '../../node/load/site-schema.ts';
import type { Run } from '../arguments.ts';
import intro from './schema-intro.md?raw';

/** Prints all settings of the site file, for a language model that writes one. */
export const run: Run = async (_, { root, io }) => {
  io.print(schemaOutline(JSON.parse(await readFile(join(root, 'schema', schemaName), 'utf8'))).trimEnd());
  return 0;
};

/* The parts of the site schema that the outline reads. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  else?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  definitions?: Record<string, Schema>;
}

/**
 * The site schema as a short text for a language model: one line for each setting with its type and its description, and
 * an example of each block. Leaves out rules that `check` explains, and the labels of the interface.
 */
export function schemaOutline(schema: Schema): string {
  const { definitions = {} } = schema;
  const outline = new Outline(definitions);
  // The schema lists the types of all blocks, and defines each.
  const types = (definitions.block?.properties?.type?.enum ?? []) as string[];
  const blocks = types.map((type) => [type, definitions[type] as Schema] as const);
  const [, first] = blocks[0] as (typeof blocks)[number];
  // Settings that all blocks have with the same meaning.
  const shared = Object.entries(first.properties ?? {}).filter(([name, own]) =>
    blocks.every(([, { properties = {} }]) => JSON.stringify(properties[name]) === JSON.stringify(own)),
  );
  const isShared = (name: string) => name === 'type' || shared.some(([each]) => each === name);
  return [
    intro,
    '## The file\n',
    ...outline.lines(schema, 0, (name) => name === 'labels'),
    '\n## Settings of every block\n',
    `type*: ${types.map((type) => JSON.stringify(type)).join(' | ')}`,
    ...shared.flatMap(([name, own]) => outline.setting(name, own, first.required ?? [], 0)),
    ...blocks.flatMap(([type, block]) => [
      `\n## Block "${type}": ${block.description ?? ''}\n`,
      ...outline.lines(block, 0, isShared),
      `Example: ${JSON.stringify(block.examples?.[0])}`,
    ]),
    '',
  ].join('\n');
}

class Outline {
  readonly #definitions: Record<string, Schema>;
  /* The settings that were described, with what was said about them. */
  readonly #described = new Set<string>();

  constructor(definitions: Record<string, Schema>) {
    this.#definitions = definitions;
  }

  /** A line for each setting of an object, and for the settings in it. */
  lines(schema: Schema, depth: number, isSkipped: (name: string) => boolean = () => false): string[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
      isSkipped(name) ? [] : this.setting(name, own, schema.required ?? [], depth),
    );
  }

  /** The lines of a setting. */
  setting(name: string, written: Schema, required: readonly string[], depth: number): string[] {
    const schema = this.#resolved(written);
    const { description, default: standard } = schema;
    const said = [description ?? [], examplesIn(schema)].flat();
    const isNew = said.length > 0 && !this.#described.has(name + said);
    this.#described.add(name + said);
    const about = isNew ? ` — ${said.join(' ')}` : '';
    const otherwise = standard === undefined ? '' : ` (default: ${JSON.stringify(standard)})`;
    const line = `${'  '.repeat(depth)}${name}${required.includes(name) ? '*' : ''}: ${this.#typeOf(schema)}${otherwise}${about}`;
    const inner = this.#objectIn(schema);
    return [line, ...(inner === undefined || isBlock(inner) ? [] : this.lines(inner, depth + 1))];
  }

  /* A schema with what it refers to. */
  #resolved({ $ref, allOf = [], ...own }: Schema): Schema {
    const parents = $ref === undefined ? allOf : [{ $ref }, ...allOf];
    const found = parents.map((parent) =>
      this.#resolved(parent.$ref ? (this.#definitions[nameOf(parent.$ref)] as Schema) : parent),
    );
    return Object.assign({}, ...found, own);
  }

  /* The object whose settings are listed below a setting. */
  #objectIn(schema: Schema): Schema | undefined {
    if (schema.properties) return schema;
    const { additionalProperties: named } = schema;
    if (typeof named === 'object' && named.properties) return named;
    return schema.items && this.#objectIn(this.#resolved(schema.items));
  }

  #typeOf(schema: Schema): string {
    if ('const' in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    // A text that can be an object too, which its description shows.
    if (schema.type === undefined && schema.else) return this.#typeOf(this.#resolved(schema.else));
    const types = [schema.type ?? []].flat();
    // An object without settings has a value for each language.
    const isText =
      types.includes('object') && !this.#objectIn(schema) && typeof schema.additionalProperties === 'object';
    return types
      .filter((type) => !(isText && type === 'object'))
      .map((type) => {
        if (type === 'array') return `[${schema.items ? this.#typeOf(this.#resolved(schema.items)) : ''}]`;
        if (type === 'string') return isText ? 'text' : 'string';
        const { minimum, maximum } = schema;
        return minimum === undefined ? type : `${type} from ${minimum} to ${maximum}`;
      })
      .join(' | ');
  }
}

/* The first example of a string, or all names that it can be. */
function examplesIn({ type, enum: values, examples = [] }: Schema): string[] {
  const [example] = examples;
  if (type !== 'string' || values || example === undefined) return [];
  // Brands are a hundred, and their names can be guessed.
  const names = examples.filter((each) => !String(each).startsWith('brand:'));
  return examples.length > 20
    ? [`One of ${names.join(', ')}, or a brand such as "brand:mastodon".`]
    : [`For example ${JSON.stringify(example)}.`];
}

const nameOf = (reference: string) => reference.replace('#/definitions/', '');

/* Blocks are listed on their own. */
const isBlock = ({ properties }: Schema) =>
  Array.isArray(properties?.type?.enum) && properties.type.enum.includes('hero');
