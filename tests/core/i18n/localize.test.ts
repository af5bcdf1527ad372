import { describe, expect, test } from 'vitest';
import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { localize, localizeForPages } from '../../../src/core/i18n/localize.ts';
import { foreign } from '../../support/rich-text.ts';
import { inLanguages, smallSite } from '../../support/sites/site.ts';

const written = (...blocks: object[]) => inLanguages(['en', 'fr'], ...blocks) as unknown as WrittenSite;
const blocksIn = (language: string, blocks: object[], marks = false) =>
  (marks ? localizeForPages : localize)(registry, written(...blocks), language).pages[0]?.blocks;
/* A fallback text. */
const english = (text: string) => foreign('en', 'ltr', text);

test('returns a site in one language itself', () => {
  const site = smallSite() as WrittenSite;
  expect(localize(registry, site, 'en')).toBe(site);
});

test('adds a path prefix for every language but the first', () => {
  const { languages: _, absent: __, ...first } = localize(registry, written(), 'en');
  expect(first).toEqual(smallSiteWithout());
  expect(localize(registry, written(), 'fr')).toMatchObject({ language: 'fr', languages: ['en', 'fr'], prefix: '/fr' });
});

test('omits a list with only one language', () => {
  const { languages: _, ...site } = written();
  expect(localize(registry, { ...site, languages: ['en'] }, 'en')).toEqual(smallSiteWithout());
});

const smallSiteWithout = () => ({ ...smallSite(), pages: [{ ...smallSite().pages[0], blocks: [] }] });

test('picks each text in the language, or else in the first one', () => {
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

test('does not treat an object setting as a text by language', () => {
  const hero = { type: 'hero', headline: 'x', picture: { src: '/a.jpg', alt: { en: 'Me', fr: 'Moi' } } };
  expect(blocksIn('fr', [hero])).toMatchObject([{ picture: { src: '/a.jpg', alt: 'Moi' } }]);
});

test('hides entries that the language lacks, so that others keep their positions', () => {
  const hero = { type: 'hero', headline: 'x', languages: ['fr'] };
  const [one, other] = [blocksIn('en', [hero, hero]), blocksIn('fr', [hero])];
  expect(one).toEqual([1, 2].map(() => ({ ...hero, hidden: true })));
  expect(other).toEqual([{ type: 'hero', headline: 'x' }]);
});

test('leaves notes unchanged', () => {
  const notes = { title: { en: 'a', fr: 'b' }, list: [{ en: 'a' }] };
  expect(localize(registry, { ...written(), notes }, 'fr').notes).toBe(notes);
});

test('marks an untranslated paragraph, but no label', () => {
  const grid = { type: 'card-grid', intro: ['One', { en: 'Two', fr: 'Deux' }], cards: [], heading: 'A' };
  expect(blocksIn('fr', [grid], true)).toMatchObject([{ intro: [english('One'), 'Deux'], heading: 'A' }]);
  expect(blocksIn('en', [grid], true)).toMatchObject([{ intro: ['One', 'Two'] }]);
});

test('leaves spoken languages unchanged', () => {
  const facts = [{ label: 'Languages', languages: [{ name: { en: 'French', fr: 'Français' }, level: 'Native' }] }];
  expect(blocksIn('fr', [{ type: 'card-grid', cards: [], facts }])).toMatchObject([
    { facts: [{ label: 'Languages', languages: [{ name: 'Français', level: 'Native' }] }] },
  ]);
});

test('marks fallback texts and lists, but no addresses', () => {
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
  ['a missing file', { file: { en: 'a.md' } }, { file: 'a.md', fallbackLanguage: 'en' }],
  ['an untranslated file', { file: 'a.md' }, { file: 'a.md', fallbackLanguage: 'en' }],
  ['a translated file', { file: { en: 'a.md', fr: 'b.md' } }, { file: 'b.md' }],
  ['missing lines', { body: { en: ['a'] } }, { body: ['a'], fallbackLanguage: 'en' }],
  ['translated lines', { body: { en: ['a'], fr: ['b'] } }, { body: ['b'] }],
])('marks the language of a long text with %s', (_, text, expected) => {
  expect(blocksIn('fr', [{ type: 'text', ...text }], true)).toEqual([{ type: 'text', ...expected }]);
  expect(blocksIn('fr', [{ type: 'text', ...text }])).toEqual([
    { type: 'text', ...expected, fallbackLanguage: undefined },
  ]);
});

test('a select submits the same value in every language', () => {
  const form = (options: unknown[]) => ({ type: 'form', fields: [{ type: 'select', name: 'a', label: 'A', options }] });
  const options = ['One', { en: 'Two', fr: 'Deux' }];
  expect(blocksIn('fr', [form(options)])).toMatchObject([
    { fields: [{ options: ['One', 'Deux'], values: ['One', 'Two'] }] },
  ]);
  const localized = (language: string, selectOptions: unknown[]) =>
    JSON.stringify(blocksIn(language, [form(selectOptions)]));
  expect(localized('en', options)).not.toContain('values');
});

describe('labels that the site lacks in a language', () => {
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

  test('are the built-in ones if there are any', () => {
    const { labels, notFound } = localize(registry, site(['fr', 'en', 'ar']), 'en');
    expect(labels).toEqual({ menu: 'Menu', skip: 'Content' });
    expect(notFound).toEqual({ action: { label: 'Accueil', href: '/' } });
  });

  test('are those of the first language otherwise', () => {
    const ofFirst = { labels: { top: 'Remonter', menu: 'Menu', skip: 'Au contenu' }, notFound: { title: 'Perdu' } };
    expect(localize(registry, site(['fr', 'eu']), 'eu')).toMatchObject(ofFirst);
    expect(localize(registry, site(['fr', 'en']), 'fr')).toMatchObject(ofFirst);
  });
});

test('marks no tag of a page list', () => {
  const list = { type: 'page-list', tags: [{ en: 'work' }], heading: { en: 'Work' } };
  expect(blocksIn('fr', [list], true)).toEqual([{ type: 'page-list', tags: ['work'], heading: english('Work') }]);
});
