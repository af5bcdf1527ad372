import { expect, test } from 'vitest';
import { siteOf } from '../../bench/build/site.js';
import { complaintsOf } from '../support/site.ts';

test('measures builds of sites that nothing is wrong with', () => {
  expect(complaintsOf(siteOf(3))).toEqual([]);
});
