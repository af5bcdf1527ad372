import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Where the character references of what reads HTML are decoded. */
export const entities = createRequire(require.resolve('parse5')).resolve('entities/decode');

/**
 * A rolldown plugin. What reads Markdown and what reads HTML each bring a table of all character references: the reader of
 * Markdown looks them up in that of the other here, which is half as long.
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

/** The code that decodes a character reference by what is at an address. A name that no character has is false. */
export const namedReferences = (address) => `
import { decodeHTMLStrict } from ${JSON.stringify(address)};

export function decodeNamedCharacterReference(name) {
  const written = '&' + name + ';';
  const decoded = decodeHTMLStrict(written);
  return decoded !== written && decoded;
}
`;
