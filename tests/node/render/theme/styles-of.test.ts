import { afterEach, expect, test } from 'vitest';
import { definitionOf } from '../../../../src/blocks/definitions.ts';
import { stylesOf } from '../../../../src/node/render/theme/styles-of.ts';
import { compileSite, exampleOf, siteWith } from '../../../support/sites/site.ts';

const client = {
  styles: { 'entry-details': 'a{}', 'legal-text': 'b{}', points: '', 'quote-list': 'c{}', 'table-of-contents': 'd{}' },
};
const hero = { type: 'hero', headline: 'Amina' };

const rules = definitionOf({ type: 'timeline' });
const { styles: own } = rules;
afterEach(() => {
  if (own) rules.styles = own;
});

function styles(...blocks: object[]) {
  const { site } = compileSite(siteWith(...blocks));
  if (!site) throw new Error('the site is wrong');
  return stylesOf(site, client);
}

test('needs no part for what every site may have', () => {
  const entries = [{ title: 'Developer', organization: 'Studio', period: { start: '2012', end: '2013' } }];
  expect(styles(hero, { ...exampleOf('timeline'), entries })).toEqual([]);
});

test('needs the part that is named like a type of block, once, in the order of the parts', () => {
  rules.styles = () => ['entry-details'];
  const timeline = exampleOf('timeline');
  expect(styles(hero, exampleOf('legal-text'), timeline, { ...timeline, id: 'more' })).toEqual([
    'entry-details',
    'legal-text',
    'points',
    'table-of-contents',
  ]);
});

test('needs the part of points with a legal text that has some', () => {
  const legalText = (list?: string[]) => ({ ...exampleOf('legal-text'), sections: [{ heading: 'Data', list }] });
  expect(styles(hero, legalText(['Names']))).toContain('points');
  expect(styles(hero, legalText())).not.toContain('points');
});

test('needs the part of other sizes with a hero that has many words, long figures or columns of them', () => {
  const counters = (count: number, value: number) => Array.from({ length: count }, () => ({ label: 'Lines', value }));
  const long = 'I build small shops, booking systems and tools that people like to use';
  const parts = { styles: { availability: '', counters: '', 'hero-sizes': '', 'icon-links': '' } };
  const stylesWith = (more: object) => {
    const { site } = compileSite(siteWith({ ...hero, ...more }));
    return site && stylesOf(site, parts);
  };
  expect(stylesWith({ counters: counters(2, 12) })).toEqual(['counters']);
  expect(stylesWith({ counters: counters(2, 1_000_000_000) })).toEqual(['counters', 'hero-sizes']);
  expect(stylesWith({ counters: counters(5, 12) })).toEqual(['counters', 'hero-sizes']);
  expect(stylesWith({ headline: long })).toEqual(['hero-sizes']);
});

test('needs the part of tags with an article that has some', () => {
  const parts = { styles: { article: '', tags: '' } };
  const stylesWith = (more: object) => {
    const post = { path: '/post', title: 'Post', blocks: [{ ...hero, kind: 'article' }], ...more };
    const { site } = compileSite({ ...siteWith(hero), pages: [...siteWith(hero).pages, post] });
    return site && stylesOf(site, parts);
  };
  expect(stylesWith({ date: '2026-03-01', tags: ['queues'] })).toEqual(['article', 'tags']);
  expect(stylesWith({ date: '2026-03-01' })).toEqual(['article']);
});

test('needs what a block asks for by what is in it, and nothing for a hidden one', () => {
  rules.styles = (block) => ('heading' in block && block.heading === 'Work' ? ['entry-details'] : []);
  const timeline = { ...exampleOf('timeline'), heading: 'Work' };
  expect(styles(hero, timeline)).toEqual(['entry-details']);
  expect(styles(hero, { ...timeline, heading: 'School' })).toEqual([]);
  expect(styles(hero, { ...timeline, hidden: true })).toEqual([]);
});

test('needs the part of the links in the header only where there are links', () => {
  const { site } = compileSite({ ...siteWith(hero), navigation: [{ label: 'Home', href: '/' }] });
  if (!site) throw new Error('the site is wrong');
  const parts = { styles: { navigation: 'a{}' } };
  expect(stylesOf(site, parts)).toEqual(['navigation']);
  expect(stylesOf({ ...site, navigation: [] }, parts)).toEqual([]);
});

test('fails where a block asks for a part that there is not', () => {
  rules.styles = () => ['entry-detail'];
  expect(() => styles(hero, exampleOf('timeline'))).toThrow('unknown style part "entry-detail"');
});
