import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slim } from '../../scripts/bundle/slim-mime-db.js';
import { root } from '../support/root.ts';

interface Types {
  [type: string]: { compressible?: boolean };
}
const types: Types = JSON.parse(await readFile(join(root, 'node_modules/mime-db/db.json'), 'utf8'));

test('keeps only whether each type is compressible', () => {
  const slimmed: Types = slim(types);
  for (const [type, { compressible }] of Object.entries(types))
    expect(slimmed[type]).toEqual(compressible === undefined ? undefined : { compressible });
});

test('fails if no type specifies whether it is compressible', () => {
  expect(() => slim({ 'text/plain': { isCompressible: true } })).toThrow('no longer marks compressible types');
});
