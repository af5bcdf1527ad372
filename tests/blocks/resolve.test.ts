import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../schema/block.ts';
import { featuredCards } from '../../src/blocks/card-grid/featured-cards.ts';
import { headlineSize } from '../../src/blocks/hero/text-sizes.ts';
import { foreign, rich, year } from '../support/rich-text.ts';
import { blocksOf, compileSite, diagnosticsOf, exampleOf, siteWith } from '../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('only featured cards have a width', () => {
  const cards = [{ title: 'a' }, { title: 'b', featured: true }];
  const block = blocksOf(siteWith(hero(), { type: 'card-grid', id: 'w', layout: 'projects', cards }))[1];
  expect(block?.type === 'card-grid' && block.cards).toStrictEqual([{ title: 'a' }, { title: 'b', lead: 'full' }]);
});

test('writes the number of cards of a filter in the digits of the language', () => {
  const grid = { type: 'card-grid', id: 'w', layout: 'projects', filter: true, cards: [{ title: 'a' }] };
  const site = { ...siteWith(hero(), grid), language: 'ar', digits: 'native' };
  expect(blocksOf(site)[1]).toMatchObject({ zero: '٠' });
});

type Layout = BlockOf<'card-grid'>['layout'];

/* The featured cards of a grid with this many cards, by their index, with their width. */
function resolved(
  count: number,
  featured: number[] = [],
  layout: Layout | null = 'projects',
): [slot: number, width: string][] {
  const cards = Array.from({ length: count }, (_, at) => ({
    title: `${at}`,
    ...(featured.includes(at) && { featured: true }),
  }));
  return [...featuredCards({ layout: layout ?? undefined, cards })].map(([card, width]) => [
    cards.indexOf(card),
    width,
  ]);
}

test('features the first four projects if no card is featured', () => {
  expect(resolved(6).map(([slot]) => slot)).toEqual([0, 1, 2, 3]);
});

test('features only the featured cards if there are any', () => {
  expect(resolved(6, [5, 2]).map(([slot]) => slot)).toEqual([2, 5]);
});

test.each<[number, string[]]>([
  [0, []],
  [1, ['full']],
  [2, ['wide', 'narrow']],
  [3, ['wide', 'narrow', 'full']],
  [4, ['wide', 'narrow', 'narrow', 'wide']],
  [5, ['wide', 'narrow', 'narrow', 'wide', 'full']],
  [7, ['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'full']],
  [8, ['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'narrow', 'wide']],
])('arranges %i featured cards in alternating pairs, with a single last one in its own row', (count, widths) => {
  expect(resolved(count, [...Array(count).keys()]).map(([, width]) => width)).toEqual(widths);
});

test('features no card of a highlights grid', () => {
  expect(resolved(6, [0], 'highlights')).toEqual([]);
  expect(resolved(6, [0], null)).toEqual([]);
});

test('recognizes the type of a course in English and in the language of the page', () => {
  const shown = (type: string) => {
    const site = { ...siteWith({ type: 'course-list', courses: [{ title: 'A', type }] }), language: 'fr' };
    return JSON.stringify(compileSite(site).site?.pages[0]);
  };
  expect(shown('Cours vidéo')).toContain('"icon":"video"');
  expect(shown('Cours vidéo')).toBe(shown('Video Course'));
  expect(shown('Cours du soir')).not.toContain('"icon"');
});

const picture = { src: '/a.jpg', alt: 'A river in spring' };
const both = { picture, video: { href: 'https://example.com/film', picture } };

test('allows both a picture and a video in an item only if it is hidden', () => {
  const codes = (item: object) =>
    diagnosticsOf(
      siteWith({ type: 'hero', headline: 'Hello' }, { type: 'gallery', id: 'g', items: [{ picture }, item] }),
    )
      .map(({ code }) => code)
      .filter((code) => code === 'OF251');
  expect(codes({ ...both, hidden: true })).toEqual([]);
  expect(codes(both)).toEqual(['OF251']);
});

test.each([
  ['a single picture', { items: [{ picture }] }, ['1.50']],
  [
    'pictures in rows',
    { layout: 'rows', items: [{ picture }, { video: { href: 'https://vimeo.com/123456', picture } }] },
    ['1.50', '1.50'],
  ],
  ['pictures in a grid', { items: [{ picture }, { picture }] }, [undefined, undefined]],
])('keeps the proportions of pictures except in a grid: %s', (_, settings, ratios) => {
  const [, block] = blocksOf(siteWith({ type: 'hero', headline: 'Hello' }, { type: 'gallery', id: 'g', ...settings }));
  expect(block?.type === 'gallery' && block.items.map(({ ratio }) => ratio)).toEqual(ratios);
});

describe('a hero', () => {
  const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

  describe('the door', () => {
    test('has studs only for projects, not for highlights', () => {
      const cards = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
      const grid = (id: string, layout: string) => ({ type: 'card-grid', id, layout, cards });
      const [block] = blocksOf(siteWith(hero(), grid('p', 'projects'), grid('h', 'highlights'), exampleOf('timeline')));
      expect(block).toMatchObject({ artwork: { studs: 3 } });
    });
  });

  test('a hero without a picture has none', () => {
    expect(blocksOf(siteWith(hero()))[0]).not.toHaveProperty('picture');
  });

  test('has only the data of its kind', () => {
    const hero = {
      type: 'hero',
      headline: 'Amina',
      facts: [{ label: 'Client', value: 'Gympark' }],
      counters: [{ value: 3, label: 'Sites' }],
      availability: 'Open',
    };
    const namesIn = (kind: string) => {
      const { site } = compileSite(siteWith({ ...hero, kind }));
      return Object.keys(site?.pages[0]?.blocks[0] ?? {}).filter((name) => name in hero);
    };
    expect(namesIn('person')).toEqual(['type', 'headline', 'counters', 'availability']);
    expect(namesIn('article')).toEqual(['type', 'headline', 'facts']);
  });
});

test('uses the same size for an untranslated headline', () => {
  expect(headlineSize('Ten letters')).toBe('large');
  expect(headlineSize(foreign('en', 'ltr', '\u2066Ten letters\u2069'))).toBe('large');
});

test('counts the hyphen after a word, which stays on the same line', () => {
  expect(headlineSize('Ana Sandström-Ek')).toBe('medium');
  expect(headlineSize('Ana Wiśniewska-Ek')).toBe('small');
  expect(headlineSize('Ana Wiśniewska Ek')).toBe('medium');
});

test('ignores marks above and below letters', () => {
  expect(headlineSize('จันทร์เพ็ญ')).toBe(headlineSize('จนทรเพญ'));
  expect(headlineSize('จันทร์เพ็ญ')).toBe('large');
});

test('counts the displayed text of a time placeholder', () => {
  expect(headlineSize(rich('Since ', year))).toBe('large');
});

const found = (site: object) => compileSite(site).diagnostics.filter(({ code }) => code !== 'OF212');

const codesOf = (...levels: (number | string | undefined)[]) => {
  const skills = levels.map((level, index) => ({ name: `S${index}`, ...(level !== undefined && { level }) }));
  const block = { type: 'skill-group', heading: 'Skills', groups: [{ title: 'One', skills }] };
  return found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }));
};

test('reports levels that are all at most 1 as fractions, with the intended values', () => {
  const reported = codesOf(0.95, 1, 0, 0.8, 'Expert', undefined);
  expect(reported.map(({ code, fix }) => [code, fix?.text])).toEqual([
    ['OF249', 'write 95'],
    ['OF249', 'write 80'],
  ]);
});

test('allows fractional and low percentages', () => {
  expect(codesOf(0.5, 40)).toEqual([]);
  expect(codesOf(0, 1)).toEqual([]);
});

test('ignores hidden groups', () => {
  const groups = [{ title: 'One', hidden: true, skills: [{ name: 'A', level: 0.5 }] }];
  const block = {
    type: 'skill-group',
    heading: 'Skills',
    groups: [...groups, { title: 'Two', skills: [{ name: 'B' }] }],
  };
  expect(found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }))).toEqual([]);
});

test('reports a group of fractions next to groups of percentages', () => {
  const skillsOf = (level: number) => [{ name: 'A', level }];
  const groups = [
    { title: 'One', skills: skillsOf(0.95) },
    { title: 'Two', skills: skillsOf(90) },
  ];
  const reported = found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', type: 'skill-group', groups }));
  expect(reported.map(({ code, fix }) => [code, fix?.text])).toEqual([['OF249', 'write 95']]);
});

const fixesOf = (...levels: (number | string)[]) => codesOf(...levels).map(({ code, fix }) => [code, fix?.text]);

test('reports ratios out of five or ten once per group, with the intended values', () => {
  expect(fixesOf(5, 3, 'Expert', 4.5)).toEqual([['OF249', 'write 100, 60, 90']]);
  expect(fixesOf(5, 5)).toEqual([['OF249', 'write 100, 100']]);
  expect(fixesOf(8, 10, 4)).toEqual([['OF249', 'write 80, 100, 40']]);
});

test('does not report low levels if others are percentages, if all are equal, or for a single level', () => {
  expect(fixesOf(5, 3, 90)).toEqual([]);
  expect(fixesOf(10, 10)).toEqual([]);
  expect(fixesOf(5, 3.3)).toEqual([]);
  expect(fixesOf(5)).toEqual([]);
});

test('checks a site of 10,000 groups in linear time', () => {
  const skills = [
    { name: 'A', level: 3 },
    { name: 'B', level: 4 },
  ];
  const groups = Array.from({ length: 40 }, (_, index) => ({ title: `G${index}`, skills }));
  const blocks = Array.from({ length: 250 }, () => ({ type: 'skill-group', heading: 'Skills', groups }));
  // Quadratic time would exceed the time limit of the test.
  const reported = found(siteWith({ type: 'hero', headline: 'Hello' }, ...blocks));
  expect(new Set(reported.map(({ code }) => code))).toEqual(new Set(['OF249']));
}, 30_000);
