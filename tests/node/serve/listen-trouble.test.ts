import { expect, test } from 'vitest';
import { listenTrouble } from '../../../src/node/serve/listen-trouble.ts';
import { listen } from '../../../src/node/serve/serve.ts';

test.each([
  ['EADDRINUSE', 'port 80 is in use: name another one with --port, or none'],
  ['EACCES', 'port 80 is not for everybody to use: name one above 1023 with --port, or none'],
  ['EADDRNOTAVAIL', '203.0.113.9 is no address of this computer: leave --host out, or name one that is'],
])('says in a sentence why a server cannot listen: %s', (code, message) => {
  expect(listenTrouble(Object.assign(new Error('x'), { code }), '203.0.113.9', 80)).toEqual(new Error(message));
});

test('passes on what it has no words for', () => {
  const error = new Error('x');
  expect(listenTrouble(error, '127.0.0.1', 80)).toBe(error);
});

test('does not listen at an address of another computer', async () => {
  await expect(listen(() => {}, '203.0.113.9', 0)).rejects.toThrow('203.0.113.9 is no address of this computer');
});
