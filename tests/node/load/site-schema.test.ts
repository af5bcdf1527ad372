import { expect, test } from 'vitest';
import { isLater } from '../../../src/node/load/site-schema.ts';

test('compares versions', () => {
  const versions = ['0.0.9', '0.1.0', '0.9.9', '0.10.0', '1.0.0-beta.2', '1.0.0-beta.10', '1.0.0', '1.0.1', '10.0.0'];
  for (const [a, one] of versions.entries())
    for (const [b, other] of versions.entries()) expect([one, other, isLater(one, other)]).toEqual([one, other, a > b]);
});
