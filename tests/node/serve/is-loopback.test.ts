import { expect, test } from 'vitest';
import { isLoopback } from '../../../src/node/serve/allowed-requests.ts';

test.each(['127.0.0.1', '127.1.2.3', '::ffff:127.0.0.1', '::1'])('accepts %s as this computer', (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(['192.168.1.5', '::ffff:10.0.0.2', '1.127.0.0.1', '127.0.0.1.example', 'fe80::1', '', undefined])(
  'does not accept %s as this computer',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
