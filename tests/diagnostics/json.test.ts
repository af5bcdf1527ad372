import { describe } from 'vitest';
import { json } from './fixtures/json/index.ts';
import { several } from './fixtures/json/several.ts';
import { testSeveral, testTables } from './run.ts';

describe.each(Object.entries(json))('points at the mistake, names its code and its fix: %s', (_, tables) => {
  testTables(tables, 'path');
});

describe('finds all mistakes at once', () => {
  testSeveral(several);
});
