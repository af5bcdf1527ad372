import { expect, test } from 'vitest';
import type { Io } from '../../../src/cli/io.ts';
import { progressOn } from '../../../src/cli/report/progress.ts';

/* The output to a stream while `parts` of 300 images are encoded, one every `pace` milliseconds. */
function written(isTTY: boolean, env: NodeJS.ProcessEnv, { isQuiet = false, parts = 300, pace = 10 } = {}): string[] {
  const texts: string[] = [];
  const stderr = { isTTY, write: (text: string) => texts.push(text) };
  let time = 0;
  // Only these two are used.
  const progress = progressOn({ stderr, env } as unknown as Io, isQuiet, () => time);
  for (let done = 1; done <= parts; done++) {
    time += pace;
    progress.report('encoding images', done, 300);
  }
  progress.end();
  return texts;
}

test('a terminal shows progress after a second, at most ten times a second, and clears it at the end', () => {
  const lines = written(true, {});
  expect(lines).toHaveLength(22);
  expect(lines[0]).toBe('\r\u001B[KEncoding images: 100 of 300');
  expect(lines[1]).toBe('\r\u001B[KEncoding images: 110 of 300');
  expect(lines.at(-1)).toBe('\r\u001B[K');
});

test.each([
  ['a task of less than a second', true, {}, { parts: 99 }],
  ['a pipe', false, {}, {}],
  ['CI', true, { CI: 'true' }, {}],
  ['a terminal that knows no colors', true, { TERM: 'dumb' }, {}],
  ['--quiet', true, {}, { isQuiet: true }],
])('shows no progress for %s', (_, isTTY, env, options) => {
  expect(written(isTTY, env, options)).toEqual([]);
});
