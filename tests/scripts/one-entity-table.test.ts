import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { entities, namedReferences } from '../../scripts/bundle/one-entity-table.js';

const require = createRequire(import.meta.url);
const ofMarkdown = createRequire(require.resolve('mdast-util-from-markdown'));
const theirs = createRequire(ofMarkdown.resolve('micromark')).resolve('decode-named-character-reference');
const { characterEntities } = await import(createRequire(theirs).resolve('character-entities'));
const { decodeNamedCharacterReference } = await import(
  `data:text/javascript,${encodeURIComponent(namedReferences(pathToFileURL(entities).href))}`
);

test('decodes every character reference like the removed table', () => {
  const names = Object.keys(characterEntities);
  expect(names.length).toBeGreaterThan(2000);
  for (const name of names) expect(decodeNamedCharacterReference(name)).toBe(characterEntities[name]);
});

test('returns nothing for an unknown name', () => {
  for (const name of ['', 'amp2', 'Notin', 'constructor', 'ampx', 'toString'])
    expect(decodeNamedCharacterReference(name)).toBe(false);
});
