import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmUp } from '../../../src/node/dev/warm-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a short run is repeated a fixed number of times', () => {
  const run = vi.fn();
  warmUp(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(100);
});

test('an exception ends the runs, and not the server', () => {
  const run = vi.fn(() => {
    throw new Error('wrong');
  });
  warmUp(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
