import { expect, test } from 'vitest';
import { describeListenError } from '../../../src/node/serve/describe-listen-error.ts';
import { listen } from '../../../src/node/serve/serve.ts';

test.each([
  ['EADDRINUSE', 'port 80 is in use: choose another one with --port, or omit --port'],
  ['EACCES', 'port 80 needs administrator rights: choose one above 1023 with --port, or omit --port'],
  ['EADDRNOTAVAIL', "203.0.113.9 isn't an address of this computer: change or omit --host"],
])('explains why a server cannot listen: %s', (code, message) => {
  expect(describeListenError(Object.assign(new Error('x'), { code }), '203.0.113.9', 80)).toEqual(new Error(message));
});

test('returns an unknown error unchanged', () => {
  const error = new Error('x');
  expect(describeListenError(error, '127.0.0.1', 80)).toBe(error);
});

test('does not listen at an address of another computer', async () => {
  await expect(listen(() => {}, '203.0.113.9', 0)).rejects.toThrow("203.0.113.9 isn't an address of this computer");
});
