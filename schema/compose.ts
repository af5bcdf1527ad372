import type { JSONSchema } from 'json-schema-to-ts';
import { blocks } from './blocks/index.ts';
import { site } from './site.ts';

/**
 * The one JSON Schema (draft-07, self-contained): ajv reads it as it is, editors with words added (see editor.ts).
 *
 * A block is checked by its `type` alone: an enum names the types, and one if/then for each leads to its definition.
 * A plain oneOf would report every mistake once for each block type, and editors would mix their settings.
 */
export function composeSchema() {
  const types = blocks.map((block) => block.properties.type.const);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...site,
    properties: {
      ...site.properties,
      pages: {
        ...site.properties.pages,
        items: {
          ...site.properties.pages.items,
          properties: {
            ...site.properties.pages.items.properties,
            blocks: {
              ...site.properties.pages.items.properties.blocks,
              items: { $ref: '#/definitions/block' },
            },
          },
        },
      },
    },
    definitions: {
      block: {
        type: 'object',
        title: 'Block',
        description: 'One section of a page.',
        properties: {
          type: { type: 'string', enum: types, title: 'Type', description: 'Which block this is.' },
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
