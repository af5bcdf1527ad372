import { describe, expect, test } from 'vitest';
import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { localize, localizeForPages } from '../../../src/core/i18n/localize.ts';
import { foreign } from '../../support/rich-text.ts';
import { inLanguages } from '../../support/sites/in-languages.ts';
import { smallSite } from '../../support/sites/site.ts';

const written = (...blocks: object[]) => inLanguages(['en', 'fr'], ...blocks) as unknown as WrittenSite;
const blocksIn = (language: string, blocks: object[], marks = false) =>
  (marks ? localizeForPages : localize)(registry, written(...blocks), language).pages[0]?.blocks;
/* A fallback text. */
const english = (text: string) => foreign('en', 'ltr', text);

test('a site in one language is left as it is, and not copied', () => {
  const site = smallSite() as WrittenSite;
  expect(localize(registry, site, 'en')).toBe(site);
});

test('says below which path the pages of another language lie', () => {
  const { languages: _, absent: __, ...first } = localize(registry, written(), 'en');
  expect(first).toEqual(smallSiteWithout());
  expect(localize(registry, written(), 'fr')).toMatchObject({ language: 'fr', languages: ['en', 'fr'], prefix: '/fr' });
});

test('says nothing of other languages where the list has one', () => {
  const { languages: _, ...site } = written();
  expect(localize(registry, { ...site, languages: ['en'] }, 'en')).toEqual(smallSiteWithout());
});

const smallSiteWithout = () => ({ ...smallSite(), pages: [{ ...smallSite().pages[0], blocks: [] }] });

test('takes of each text the one in the language, and the first where there is none', () => {
  const hero = {
    type: 'hero',
    headline: { en: 'Hello', fr: 'Bonjour' },
    title: { en: 'Developer' },
    summary: 'For all',
    links: [{ label: { en: 'CV', fr: 'C.V.' }, href: { en: '/cv.pdf', fr: '/cv-fr.pdf' } }],
  };
  expect(blocksIn('fr', [hero])).toEqual([
    {
      type: 'hero',
      headline: 'Bonjour',
      title: 'Developer',
      summary: 'For all',
      links: [{ label: 'C.V.', href: '/cv-fr.pdf' }],
    },
  ]);
  expect(blocksIn('en', [hero])).toMatchObject([{ headline: 'Hello', links: [{ label: 'CV', href: '/cv.pdf' }] }]);
});

test('does not take an object for texts where a group with such settings belongs', () => {
  const hero = { type: 'hero', headline: 'x', picture: { src: '/a.jpg', alt: { en: 'Me', fr: 'Moi' } } };
  expect(blocksIn('fr', [hero])).toMatchObject([{ picture: { src: '/a.jpg', alt: 'Moi' } }]);
});

test('hides what does not exist in the language, so that all else keeps its place', () => {
  const hero = { type: 'hero', headline: 'x', languages: ['fr'] };
  const [one, other] = [blocksIn('en', [hero, hero]), blocksIn('fr', [hero])];
  expect(one).toEqual([1, 2].map(() => ({ ...hero, hidden: true })));
  expect(other).toEqual([{ type: 'hero', headline: 'x' }]);
});

test('leaves the notes of the owner as they are', () => {
  const notes = { title: { en: 'a', fr: 'b' }, list: [{ en: 'a' }] };
  expect(localize(registry, { ...written(), notes }, 'fr').notes).toBe(notes);
});

test('marks a paragraph that is written once, and no label', () => {
  const grid = { type: 'card-grid', intro: ['One', { en: 'Two', fr: 'Deux' }], cards: [], heading: 'A' };
  expect(blocksIn('fr', [grid], true)).toMatchObject([{ intro: [english('One'), 'Deux'], heading: 'A' }]);
  expect(blocksIn('en', [grid], true)).toMatchObject([{ intro: ['One', 'Two'] }]);
});

test('leaves the languages that somebody speaks', () => {
  const facts = [{ label: 'Languages', languages: [{ name: { en: 'French', fr: 'Français' }, level: 'Native' }] }];
  expect(blocksIn('fr', [{ type: 'card-grid', cards: [], facts }])).toMatchObject([
    { facts: [{ label: 'Languages', languages: [{ name: 'Français', level: 'Native' }] }] },
  ]);
});

test('marks what stands in for a text, a list or a long text where it is shown, and no address', () => {
  const intro = { en: ['One', 'Two'] };
  const href = { en: '/a' };
  const action = { label: { en: 'Go' }, href };
  const grid = { type: 'card-grid', intro, cards: [], heading: { en: 'A', fr: 'B' } };
  expect(blocksIn('fr', [grid, { type: 'hero', headline: 'x', actions: [action] }], true)).toEqual([
    { type: 'card-grid', intro: [english('One'), english('Two')], cards: [], heading: 'B' },
    { type: 'hero', headline: 'x', actions: [{ label: english('Go'), href: '/a' }] },
  ]);
  expect(blocksIn('en', [grid], true)).toEqual([{ type: 'card-grid', intro: ['One', 'Two'], cards: [], heading: 'A' }]);
  expect(
    localizeForPages(registry, { ...written(), image: { src: '/a.jpg', alt: { en: 'Me' } } } as never, 'fr').image,
  ).toEqual({
    src: '/a.jpg',
    alt: 'Me',
  });
});

test.each([
  ['a file that is not there', { file: { en: 'a.md' } }, { file: 'a.md', foreign: 'en' }],
  ['a file that is the same', { file: 'a.md' }, { file: 'a.md', foreign: 'en' }],
  ['a file of its own', { file: { en: 'a.md', fr: 'b.md' } }, { file: 'b.md' }],
  ['lines that are not there', { body: { en: ['a'] } }, { body: ['a'], foreign: 'en' }],
  ['lines of its own', { body: { en: ['a'], fr: ['b'] } }, { body: ['b'] }],
])('says of a long text with %s of which language it is', (_, text, expected) => {
  expect(blocksIn('fr', [{ type: 'text', ...text }], true)).toEqual([{ type: 'text', ...expected }]);
  expect(blocksIn('fr', [{ type: 'text', ...text }])).toEqual([{ type: 'text', ...expected, foreign: undefined }]);
});

test('a select sends the same in every language', () => {
  const form = (options: unknown[]) => ({ type: 'form', fields: [{ type: 'select', name: 'a', label: 'A', options }] });
  const options = ['One', { en: 'Two', fr: 'Deux' }];
  expect(blocksIn('fr', [form(options)])).toMatchObject([
    { fields: [{ options: ['One', 'Deux'], values: ['One', 'Two'] }] },
  ]);
  const alike = (language: string, own: unknown[]) => JSON.stringify(blocksIn(language, [form(own)]));
  expect(alike('en', options)).not.toContain('values');
});

describe('words of the interface that are not written in a language', () => {
  const site = (languages: string[]): WrittenSite => ({
    ...(inLanguages(languages) as unknown as WrittenSite),
    labels: {
      top: { fr: 'Remonter', ar: 'فوق' },
      menu: 'Menu',
      skip: { fr: 'Au contenu', en: 'Content' },
    } as unknown as NonNullable<WrittenSite['labels']>,
    notFound: {
      title: { fr: 'Perdu' },
      text: { fr: 'Rien.' },
      action: { label: { fr: 'Accueil' }, href: '/' },
    } as unknown as NonNullable<WrittenSite['notFound']>,
  });

  test('are the built-in ones where there are any, and not those of the first language', () => {
    const { labels, notFound } = localize(registry, site(['fr', 'en', 'ar']), 'en');
    expect(labels).toEqual({ menu: 'Menu', skip: 'Content' });
    expect(notFound).toEqual({ action: { label: 'Accueil', href: '/' } });
  });

  test('are those of the first where the language has none, and where it is the first', () => {
    const ofFirst = { labels: { top: 'Remonter', menu: 'Menu', skip: 'Au contenu' }, notFound: { title: 'Perdu' } };
    expect(localize(registry, site(['fr', 'eu']), 'eu')).toMatchObject(ofFirst);
    expect(localize(registry, site(['fr', 'en']), 'fr')).toMatchObject(ofFirst);
  });
});

test('marks no tag by which a list finds its pages', () => {
  const list = { type: 'page-list', tags: [{ en: 'work' }], heading: { en: 'Work' } };
  expect(blocksIn('fr', [list], true)).toEqual([{ type: 'page-list', tags: ['work'], heading: english('Work') }]);
});
