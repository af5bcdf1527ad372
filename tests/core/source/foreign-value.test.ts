import { expect, test } from 'vitest';
import { foreignValue } from '../../../src/core/source/foreign-value.ts';

test.each([
  '5',
  'null',
  '{}',
  '[]',
  '[1]',
  '[{ "pages": [] }, { "pages": [] }]',
  '{ "my site": { "pages": [] } }',
  '{ "site": { "pages": [] }, "more": 1 }',
  '{ "version": 2, "pages": [], "basics": {} }',
  '{ "owner": { "name": "Amina" } }',
  '{ "owner": {}, "scripts": {} }',
  '{ "basics": 5 }',
  '{ "properties": {} }',
])('does not treat %s as another file', (text) => {
  expect(foreignValue(JSON.parse(text), text)).toBeNull();
});
