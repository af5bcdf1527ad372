import { describe } from 'vitest';
import { json, several } from './fixtures/json.ts';
import { testSeveral, testTables } from './run.ts';

describe('points at the mistake, names its code and its fix', () => {
  testTables(json.punctuation, 'path');
});

describe('finds all mistakes at once', () => {
  testSeveral(several);
});
