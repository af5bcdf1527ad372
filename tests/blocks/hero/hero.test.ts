import { describe, expect, test } from 'vitest';
import { blocksOf, compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

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
