import { expect, test } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { readAddress } from '../../../src/core/resolve/paths/addresses.ts';
import { interpolate } from '../../../src/core/text/interpolate.ts';
import { escapeBraces, parseTemplate } from '../../../src/core/text/template.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { notationOf, rich, year, yearsSince } from '../../support/rich-text.ts';

const placeholder = (
  written: string,
  start = 0,
  [name = '', argument = '']: string[] = written.slice(1, -1).split(/:(.*)/s),
) => ({
  name,
  argument,
  written,
  start,
});

test.each([
  ['', ['']],
  ['a } b', ['a } b']],
  ['{name}', [placeholder('{name}')]],
  ['a{name}b', ['a', placeholder('{name}', 1), 'b']],
  ['{a}{b}', [placeholder('{a}'), placeholder('{b}', 3)]],
  ['{a:b:c}', [placeholder('{a:b:c}')]],
  ['{a:}', [placeholder('{a:}')]],
  ['{{a}', ['{', 'a}']],
  ['{{{a}', ['{', placeholder('{a}', 2)]],
  ['a{{', ['a', '{']],
  ['a {b', ['a ', placeholder('{', 2, []), 'b']],
  ['{a{b}', [placeholder('{', 0, []), 'a', placeholder('{b}', 2)]],
  ['{}', [placeholder('{}', 0, [])]],
])('splits %j at its placeholders', (text, found) => {
  expect(parseTemplate(text)).toEqual(found);
});

test('escapes a brace', () => {
  for (const text of ['{', '{{', 'a{name}b{', '}']) expect(parseTemplate(escapeBraces(text)).join('')).toBe(text);
});

const site = {
  language: 'en',
  owner: {
    name: 'A {{B}',
    title: '{name}, {year}',
    location: '{summary}',
    summary: '{location}',
    phone: '+216 (0) 1-2',
  },
} as Site;

test.each([
  ['nothing to fill', 'nothing to fill', []],
  ['{name}', 'A {B}', []],
  ['{title}', rich('A {B}, ', year), []],
  ['{{ {title}', rich('{ A {B}, ', year), []],
  ['{today:1}', '{today:1}', ['{today:1}']],
  ['{yearsSince:2016+1}', rich(yearsSince(2015)), []],
  ['{yearsSince:12016}', '{yearsSince:12016}', ['{yearsSince:12016}']],
  ['{yearsSince:2016+12345}', '{yearsSince:2016+12345}', ['{yearsSince:2016+12345}']],
  ['{email} {nope}', '{email} {nope}', ['{email}', '{nope}']],
  ['{name:x}', '{name:x}', ['{name:x}']],
  ['{location}', '{location}', ['{location}']],
  ['{count} {count:1} {name}', '{count} {count:1} A {B}', ['{count:1}']],
  ['{count} {year}', rich('{count} ', year), []],
])('fills %s', (template, text, unknown) => {
  const result = interpolate(template, site, ['count']);
  expect({ ...result, unknown: result.unknown.map(({ written }) => written) }).toEqual({
    text,
    length: expect.any(Number),
    isTooLong: false,
    unknown,
  });
});

test('fills in a date with the names of the months', () => {
  const { text } = interpolate('{today}', site);
  expect(notationOf(text)).toBe('{month} {day}, {year}');
  expect(plainText(text, { year: 2026, month: 2, day: 3 })).toBe('February 3, 2026');
});

test('cuts a text whose placeholders make it too long', () => {
  const long = { ...site, owner: { name: 'x'.repeat(100), title: '{name}'.repeat(100), summary: '{title}'.repeat(3) } };
  expect(interpolate('{title}{title}', long)).toMatchObject({ isTooLong: false, text: 'x'.repeat(20_000) });
  const { text, length, isTooLong } = interpolate('{summary}{nope}', long);
  expect(isTooLong).toBe(true);
  expect([plainText(text).length, length].every((count) => count < 20_200)).toBe(true);
});

test.each([
  ['#', { kind: 'placeholder', href: '#' }],
  ['http://example.com', { kind: 'elsewhere', href: 'http://example.com' }],
  ['https://example.com/#a', { kind: 'elsewhere', href: 'https://example.com/#a' }],
  ['/https:x', { kind: 'page', href: '/https:x', path: '/https:x' }],
  ['mailto:{name}', { kind: 'elsewhere', href: 'mailto:A {B}' }],
  ['mailto:a@b.c?subject={name}&body=x', { kind: 'elsewhere', href: 'mailto:a@b.c?subject=A%20%7BB%7D&body=x' }],
  ['/a?b={name}', { kind: 'page', href: '/a?b=A {B}', path: '/a' }],
  ['tel:{phone}', { kind: 'elsewhere', href: 'tel:+21612' }],
  ['tel:1 p2;ext=3#', { kind: 'elsewhere', href: 'tel:1p2;ext=3#' }],
  ['#a', { kind: 'anchor', href: '#a', path: null, id: 'a' }],
  ['#a#b', { kind: 'anchor', href: '#a#b', path: null, id: 'a#b' }],
  ['?a#b', { kind: 'anchor', href: '?a#b', path: null, id: 'b' }],
  ['/', { kind: 'page', href: '/', path: '/' }],
  ['/a?b?c', { kind: 'page', href: '/a?b?c', path: '/a' }],
  ['/a?b#c', { kind: 'anchor', href: '/a?b#c', path: '/a', id: 'c' }],
  ['/a#', { kind: 'page', href: '/a#', path: '/a' }],
  ['/cv.pdf?a#page=2', { kind: 'file', href: '/cv.pdf?a#page=2', path: '/cv.pdf' }],
])('resolves the address %s', (written, address) => {
  expect(readAddress(written, site)).toEqual(address);
});

test('keeps braces of labels and unknown placeholders next to a time placeholder', () => {
  expect(interpolate('{year} {level} {b}', site, ['level']).text).toEqual(rich(year, ' {level} {b}'));
  expect(interpolate('{level} {b}', site, ['level']).text).toBe('{level} {b}');
});
