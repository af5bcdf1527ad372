import { describe, expect, test } from 'vitest';
import { applyFixes } from '../support/apply-fixes.ts';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';

const fixed = (site: object | string) => applyFixes(compileSite(site), (text) => compileSite(text));
const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const grid = (card: object) => ({
  type: 'card-grid',
  id: 'work',
  categories: [{ id: 'freelancer', label: 'Freelancer' }],
  roles: ['Full Stack Developer'],
  cards: [{ title: 'x', ...card }],
});

describe('fixes', () => {
  test.each([
    ['a misspelt block', siteWith({ ...hero(), type: 'heroo' }), siteWith(hero())],
    ['a misspelt setting', siteWith(hero({ sumary: 'x' })), siteWith(hero({ summary: 'x' }))],
    ['a setting in the wrong case', siteWith(hero({ ID: 'x' })), siteWith(hero({ id: 'x' }))],
    ['a mistake inside a misspelled setting', counting({ couters: '5' }), counting({ counters: 5 })],
    [
      'a number in quotation marks',
      { ...smallSite(), theme: { accent: '25' } },
      { ...smallSite(), theme: { accent: 25 } },
    ],
    ['a number in place of a text', siteWith(hero({ title: 2016 })), siteWith(hero({ title: '2016' }))],
    ['the version in quotation marks', { ...smallSite(), version: '2' }, smallSite()],
    [
      'a misspelt role',
      siteWith(hero(), grid({ role: 'Full Stack Develper' })),
      siteWith(hero(), grid({ role: 'Full Stack Developer' })),
    ],
    ['a misspelled placeholder', siteWith(hero({ title: 'I am {nmae}' })), siteWith(hero({ title: 'I am {name}' }))],
    [
      'a misspelled number of years',
      siteWith(hero({ title: '{yearSince:2019}' })),
      siteWith(hero({ title: '{yearsSince:2019}' })),
    ],
  ])('%s', (_, wrong, right) => {
    const { written, locator } = fixed(wrong);
    expect(written).not.toBeNull();
    expect(locator.text).toBe(JSON.stringify(right, null, 2));
  });
});

describe('leaves to the owner', () => {
  test.each([
    ['a setting whose value would not fit', siteWith(hero({ link: { label: 'x', href: '/' } }))],
    ['two misspellings of the same setting', siteWith(hero({ sumary: 'x', summry: 'y' }))],
    ['a short broken path', siteWith(hero({ actions: [{ label: 'x', href: '/a' }] }))],
    ['an unknown category', siteWith(hero(), grid({ category: 'freelance' }))],
    ['several values in one text in place of a list', siteWith(hero(), grid({ technologies: 'PHP, Symfony' }))],
    ['a duplicate name', '{"version": 2, "version": 2}'],
    ['a comment', '{ // mine\n}'],
    ['a telephone number without quotation marks', '{"phone": +216 00 000}'],
    ['a text without quotation marks', '{"title": True story}'],
  ])('%s', (_, site) => {
    const before = compileSite(site);
    expect(before.diagnostics.map(({ fix }) => fix?.certain)).not.toContain(true);
    expect(applyFixes(before, (text) => compileSite(text))).toBe(before);
  });
});

test('reverts a fix that reveals as many mistakes as it removes', () => {
  const before = compileSite(siteWith({ type: 'heroo', actions: 5 }));
  expect(before.diagnostics.map(({ fix }) => fix?.certain)).toEqual([true]);
  expect(applyFixes(before, (text) => compileSite(text))).toBe(before);
});

test.each([
  [
    'that reveals an unprintable character',
    '{"version": 2,, "language": "e\\u0001"}',
    '{"version": 2, "language": "e\\u0001"}',
  ],
  ['that reveals a duplicate name', '{"version": 2,, "version": 2}', '{"version": 2, "version": 2}'],
  ['that reveals missing settings', '{"version": 2,}', '{"version": 2}'],
  ['and another fix that touches it', '{"owner": {}\'language\': "en"}', '{"owner": {},"language": "en"}'],
])('keeps a fix %s', (_, wrong, right) => {
  expect(fixed(wrong).locator.text).toBe(right);
});

test('applies fixes in a text that also has other mistakes', () => {
  expect(fixed('{\r\n\t"a": [1,],\r\n\t"b": [2 3]\r\n}').locator.text).toBe('{\r\n\t"a": [1],\r\n\t"b": [2 3]\r\n}');
});

/* Counters of a hero: a mistake inside them is reported only once the name of the setting is right. */
function counting(counters: Record<string, unknown>) {
  return siteWith(
    hero(Object.fromEntries(Object.entries(counters).map(([key, value]) => [key, [{ label: 'Projects', value }]]))),
  );
}

test.each([
  [/"summary".*"title"/s, { summary: 'x', tilte: 'y' }],
  [/"summary"/, { sumary: 'x', title: 'y' }],
])('applies the safe fixes if %s would break the file', (breaks, right) => {
  const compileText = (text: string) => compileSite(breaks.test(text) ? '{' : text);
  const { locator } = applyFixes(compileSite(siteWith(hero({ sumary: 'x', tilte: 'y' }))), compileText);
  expect(JSON.parse(locator.text)).toEqual(siteWith(hero(right)));
});
