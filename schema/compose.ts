import type { JSONSchema } from 'json-schema-to-ts';
import { byLanguage } from './by-language.ts';
import { folder } from './folder.ts';
import { site } from './site.ts';

/** The schema of a block type, as far as it is read here. */
interface BlockSchema {
  properties: { type: { const: string } };
}

/**
 * Composes the JSON Schema (draft-07, self-contained). ajv uses it unchanged; editors get additional texts (see
 * editor.ts).
 *
 * A block is validated by its `type`: an enum lists the types, and one if/then per type references its definition.
 * A oneOf would report every mistake once per block type, and editors would mix their settings.
 * Texts may be written by language: see by-language.ts.
 */
export const composeSchema = (blocks: readonly BlockSchema[]) => byLanguage(composePlain(blocks));

/** The schema for a site in one language, in which texts are strings. */
export function composePlain(blocks: readonly BlockSchema[]) {
  const types = blocks.map((block) => block.properties.type.const);
  const { required, ...page } = site.properties.pages.items;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...site,
    properties: {
      ...site.properties,
      pages: {
        ...site.properties.pages,
        // A folder replaces a page, and supports none of its settings.
        items: {
          ...page,
          properties: {
            ...page.properties,
            blocks: { ...page.properties.blocks, items: { $ref: '#/definitions/block' } },
            folder: folder.properties.folder,
          },
          if: { type: 'object', required: ['folder'] },
          then: { type: 'object', properties: { folder: {}, path: {} }, additionalProperties: false },
          else: { required: [...required] },
        },
      },
    },
    definitions: {
      block: {
        type: 'object',
        title: 'Block',
        description: 'A section of a page. Its settings depend on its type.',
        properties: {
          type: { type: 'string', enum: types, title: 'Type', description: 'The type of the block.' },
        },
        required: ['type'],
        allOf: types.map((type) => ({
          if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
          then: { $ref: `#/definitions/${type}` },
        })),
      },
      ...Object.fromEntries(blocks.map((block) => [block.properties.type.const, block])),
    },
  } satisfies JSONSchema;
}
