import { describe } from 'vitest';
import { shape } from './fixtures/shape/index.ts';
import { several } from './fixtures/shape/several.ts';
import { testSeveral, testTables } from './run.ts';

describe.each(Object.entries(shape))('points at the mistake, names its code and its fix: %s', (_, tables) => {
  testTables(tables, 'fix');
});

describe('finds all mistakes at once', () => {
  testSeveral(several);
});
