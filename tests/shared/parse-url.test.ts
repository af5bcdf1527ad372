import { expect, test } from 'vitest';
import { parseUrl } from '../../src/shared/parse-url.ts';

test('reads an address, or says that it is none', () => {
  expect(parseUrl('/b', 'https://example.com/a')?.href).toBe('https://example.com/b');
  expect(parseUrl('https://a^b/')).toBe(null);
});

test('takes a host with letters of any language, however often it is asked', () => {
  for (let times = 0; times < 20_000; times++) parseUrl('https://example.com/');
  expect(parseUrl('https://münchen.example/')?.host).toBe('xn--mnchen-3ya.example');
});
