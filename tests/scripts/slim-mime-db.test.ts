import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slim } from '../../scripts/bundle/slim-mime-db.js';
import { root } from '../support/root.ts';

interface Types {
  [type: string]: { compressible?: boolean };
}
const types: Types = JSON.parse(await readFile(join(root, 'node_modules/mime-db/db.json'), 'utf8'));

test('keeps of every type whether it is worth compressing, and nothing else', () => {
  const slimmed: Types = slim(types);
  for (const [type, { compressible }] of Object.entries(types))
    expect(slimmed[type]).toEqual(compressible === undefined ? undefined : { compressible });
});

test('fails when no type says whether it is worth compressing', () => {
  expect(() => slim({ 'text/plain': { isCompressible: true } })).toThrow('no longer marks compressible types');
});
