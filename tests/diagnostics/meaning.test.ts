import { describe } from 'vitest';
import { meaning } from './fixtures/meaning/index.ts';
import { rightRecord } from './fixtures/meaning/record.ts';
import { right } from './fixtures/meaning/right.ts';
import { several } from './fixtures/meaning/several.ts';
import { testSeveral, testTables, testValid } from './run.ts';

describe.each(Object.entries(meaning))('points at the mistake, names its code and its fix: %s', (_, tables) => {
  testTables(tables, 'fix');
});

describe('finds all mistakes at once', () => {
  testSeveral(several);
});

describe('finds no mistakes', () => {
  testValid([...right, ...rightRecord]);
});
