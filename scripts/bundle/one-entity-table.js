import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The module that decodes character references in HTML. */
export const entities = createRequire(require.resolve('parse5')).resolve('entities/decode');

/**
 * A rolldown plugin. The Markdown parser and the HTML parser each include a table of all character references: this
 * makes the Markdown parser use that of the HTML parser, which has half the size.
 */
export function oneEntityTable() {
  return {
    name: 'one-entity-table',
    load: {
      filter: { id: /[\\/]decode-named-character-reference[\\/]index(?:\.dom)?\.js$/ },
      handler: () => ({ code: namedReferences(entities), moduleType: 'js' }),
    },
  };
}

/**
 * The code of a function that decodes a character reference with the module at an address. Returns false for unknown
 * names.
 */
export const namedReferences = (address) => `
import { decodeHTMLStrict } from ${JSON.stringify(address)};

export function decodeNamedCharacterReference(name) {
  const written = '&' + name + ';';
  const decoded = decodeHTMLStrict(written);
  return decoded !== written && decoded;
}
`;
