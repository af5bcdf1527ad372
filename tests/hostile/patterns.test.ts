import { expect, test } from 'vitest';
import { patterns } from '../../schema/patterns.ts';
import { slowness } from './linear.ts';

/* A proof about the patterns themselves, which measures no time. */
test.each(Object.entries(patterns))('matches any text in linear time with the pattern of %s', (_, pattern) => {
  expect(slowness(pattern)).toBeNull();
});

test.each([
  '^(?:a+)+$',
  '^(?:a|a)*$',
  '^(?:a|[a-c])*$',
  '^a*a*$',
  '^\\s*[^x]*$',
  '^(?:[a-z]+-?)+$',
  '^(?:[a-z0-9]+(?:[-_]?[a-z0-9]+)*)$',
  '^(?:a?){30}a*a+$',
  '^(?:ab|aba?)*c$',
  '^.*x.*$',
  '^[^@]+@.+\\..+$',
  '^(?!\\s*\\s*$)x$',
  '^(?:/(?!a*b)x)*$',
  '\\s+$',
])('recognizes a pattern that can take longer: %s', (pattern) => {
  expect(slowness(pattern)).not.toBeNull();
});

test.each(['^a+b+$', '^(?:a|b)*c$', '^(?:[a-z]+-)*[0-9]+$', '^(?:ab|ac)*$', '^a{2,5}(?:-b{1,3})*$', '\\S'])(
  'recognizes a pattern that cannot take longer: %s',
  (pattern) => {
    expect(slowness(pattern)).toBeNull();
  },
);

test.each(Object.entries(patterns))('matches 100,000 repeated characters with the pattern of %s', (_, pattern) => {
  const starts = ['', 'https://a', '/', 'a@'];
  const units = ['a', '0', '-', 'a-', '/a', '.', '../', ' ', '@', '[', ':', 'é'];
  for (const start of starts)
    for (const unit of units)
      for (const end of ['\n', '!'])
        expect(typeof new RegExp(pattern, 'u').test(start + unit.repeat(100_000 / unit.length) + end)).toBe('boolean');
});
