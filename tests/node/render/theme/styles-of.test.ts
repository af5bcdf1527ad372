import { expect, test } from 'vitest';
import { stylesOf } from '../../../../src/node/render/theme/styles-of.ts';
import { compileSite, exampleOf, siteWith } from '../../../support/sites/site.ts';

const client = { styles: { hero: 'a{}', 'legal-text': 'b{}', timeline: 'c{}' } };
const hero = { type: 'hero', headline: 'Amina' };
const timeline = exampleOf('timeline');

function styles(site: ReturnType<typeof siteWith>) {
  const { site: resolved } = compileSite(site);
  if (!resolved) throw new Error('the site is wrong');
  return stylesOf(resolved, client);
}

test('a site has the style of each type of block that it shows, once, whatever their order', () => {
  expect(styles(siteWith(hero, timeline, { ...timeline, id: 'more' }))).toEqual(['hero', 'timeline']);
});

test('a site has the style of a block that only another page shows', () => {
  const site = siteWith(hero);
  const terms = { path: '/terms', title: 'Terms', blocks: [exampleOf('legal-text')] };
  expect(styles({ ...site, pages: [...site.pages, terms] })).toEqual(['hero', 'legal-text']);
});

test('only a site with several languages has the style of the language menu', () => {
  const several = { styles: { ...client.styles, languages: 'd{}' } };
  const { site } = compileSite(siteWith(hero));
  const pages = site?.pages ?? [];
  expect(stylesOf({ pages, languages: ['en', 'fr'] }, several)).toEqual(['hero', 'languages']);
  expect(stylesOf({ pages }, several)).toEqual(['hero']);
});

test('only a site with pictures or videos has their style', () => {
  const client = { styles: { pictures: 'd{}' } };
  const shownBy = (items: object[]) => {
    const { site } = compileSite(siteWith(hero, { type: 'gallery', items }, exampleOf('form')));
    return stylesOf({ pages: site?.pages ?? [] }, client);
  };
  expect(shownBy([{ picture: { src: '/a.jpg', alt: 'A' } }])).toEqual(['pictures']);
  expect(stylesOf({ pages: compileSite(siteWith(hero, timeline)).site?.pages ?? [] }, client)).toEqual([]);
});

test('a site has no style for a hidden block', () => {
  expect(styles(siteWith(hero, { ...timeline, hidden: true }))).toEqual(['hero']);
});

test('a site may have a block without a style sheet', () => {
  expect(styles(siteWith(hero, exampleOf('quote-list')))).toEqual(['hero']);
});
