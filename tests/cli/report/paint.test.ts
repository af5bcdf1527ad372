import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { hasColor, painter } from '../../../src/cli/report/format-diagnostics.ts';

/* A terminal of 16 colors, or a pipe, as Node shows them. */
const streamOf = (isTTY: boolean) =>
  Object.assign(new PassThrough(), {
    isTTY,
    getColorDepth: () => (process.env.TERM === 'dumb' ? 1 : 4),
  }) as unknown as NodeJS.WriteStream;

test.each([
  ['a terminal', true, {}, true],
  ['a pipe', false, {}, false],
  ['a terminal that knows no colors', true, { TERM: 'dumb' }, false],
  ['a terminal where NO_COLOR is set', true, { NO_COLOR: '1' }, false],
  ['a terminal where NO_COLOR is empty', true, { NO_COLOR: '' }, true],
  ['a pipe where FORCE_COLOR is set', false, { FORCE_COLOR: '1' }, true],
  ['a terminal where FORCE_COLOR is 0', true, { FORCE_COLOR: '0' }, false],
  ['a pipe where both are set', false, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('detects whether %s supports colors', (_, isTTY, environment, expected) => {
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'TERM', 'CI']) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const found = hasColor(streamOf(isTTY), process.env);
  vi.unstubAllEnvs();
  expect(found).toBe(expected);
});

test('prints a text with or without color', () => {
  expect([true, false].map((isColored) => painter(isColored)('red', 'a'))).toEqual(['\u001B[31ma\u001B[39m', 'a']);
});
