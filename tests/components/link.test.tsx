import { expect, test } from 'vitest';
import { patterns } from '../../schema/patterns.ts';
import { kindOf } from '../../src/components/link.tsx';
import { namesFile } from '../../src/shared/path-to-file.ts';

const allowed = [
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:a@b.c',
  'tel:+216',
  '/',
  '/about',
  '/about#x',
  '/cv.pdf',
  '#x',
];
const refused = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  'https://user@example.com',
  'https://',
  'ftp://x',
  'https://a b',
  'mailto:',
  'tel:',
  '',
  'about',
  '\u0000javascript:x',
  'https:example.com',
  'blob:https://example.com/x',
];

test.each(allowed)('links to %s', (href) => {
  expect(kindOf(href)).not.toBe('none');
  expect(new RegExp(patterns.href, 'u').test(href)).toBe(true);
});

test.each(refused)('renders %j without a link, and the schema refuses it too', (href) => {
  expect(kindOf(href)).toBe('none');
  expect(new RegExp(patterns.href, 'u').test(href)).toBe(false);
});

test.each(['/a.b/c', '/a.pdf?x=1', '/a#b.pdf', '/a?b.pdf', '/v1.2', '/.x', '/a.'])(
  'treats %s as a file if and only if the build does',
  (href) => {
    expect(kindOf(href) === 'file').toBe(namesFile(href.split(/[?#]/)[0] ?? ''));
  },
);

test('renders "#" without a link', () => {
  expect(kindOf('#')).toBe('none');
});

test.each([
  ['https://example.com', 'elsewhere'],
  ['/about', 'page'],
  ['/about#x', 'page'],
  ['/cv.pdf', 'file'],
  ['#x', 'plain'],
  ['mailto:a@b.c', 'plain'],
])('classifies %s as %s', (href, kind) => {
  expect(kindOf(href)).toBe(kind);
});
