import { expect, test } from 'vitest';
import { parseUrl } from '../../src/shared/parse-url.ts';

test('parses a URL, or returns null', () => {
  expect(parseUrl('/b', 'https://example.com/a')?.href).toBe('https://example.com/b');
  expect(parseUrl('https://a^b/')).toBe(null);
});

test('accepts a host with letters of any language, however often it is called', () => {
  for (let times = 0; times < 20_000; times++) parseUrl('https://example.com/');
  expect(parseUrl('https://münchen.example/')?.host).toBe('xn--mnchen-3ya.example');
});
