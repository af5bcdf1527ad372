import { expect, test } from 'vitest';
import { buildInstant } from '../../../src/node/load/load-site.ts';

test.each([
  ['0', '1970-01-01T00:00:00.000Z'],
  ['1795262400', '2026-11-21T12:00:00.000Z'],
])('accepts %s as the time of a build', (epoch, iso) => {
  expect(buildInstant({ SOURCE_DATE_EPOCH: epoch }).toISOString()).toBe(iso);
});

test.each([{}, { SOURCE_DATE_EPOCH: '' }])('uses the current time if nothing is set: %j', (environment) => {
  expect(Math.abs(buildInstant(environment).getTime() - Date.now())).toBeLessThan(60_000);
});

test.each(['17952624000000', '-1', '1e9', '1.5', 'now', '9'.repeat(400)])('rejects %s as a time', (epoch) => {
  expect(() => buildInstant({ SOURCE_DATE_EPOCH: epoch })).toThrow('whole number of seconds since 1970');
});
