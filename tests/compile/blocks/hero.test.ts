import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../support/sites/blocks-of.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

describe('the printed CV', () => {
  const lineOf = (owner: object) => {
    const site = siteWith(hero());
    site.owner = { name: 'Amina', ...owner };
    const [block] = blocksOf(site);
    return block?.type === 'hero' ? block.contactLine : undefined;
  };

  test('says how to reach the owner: mail, telephone, place and profiles', () => {
    const profiles = [{ label: 'GitHub', href: 'https://github.com/amina' }];
    expect(lineOf({ email: 'a@b.tn', phone: '+216 1', location: 'Tunis', profiles })).toEqual([
      'a@b.tn',
      '+216 1',
      'Tunis',
      'github.com/amina',
    ]);
  });

  test('leaves out what the owner does not give', () => {
    expect(lineOf({ location: 'Tunis' })).toEqual(['Tunis']);
  });

  test.each([
    ['https://www.github.com/amina/', 'github.com/amina'],
    ['http://github.com/amina', 'github.com/amina'],
    ['https://example.com/?of=https://github.com/amina', 'example.com/?of=https://github.com/amina'],
    ['https://example.com/amina/', 'GITHUB: example.com/amina'],
  ])('writes the profile %s without what a reader need not type', (href, written) => {
    expect(lineOf({ profiles: [{ label: 'GITHUB', href }] })).toEqual([written]);
  });
});

describe('the door', () => {
  test('has studs for projects alone, not for highlights', () => {
    const cards = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
    const grid = (id: string, layout: string) => ({ type: 'card-grid', id, layout, cards });
    const [block] = blocksOf(siteWith(hero(), grid('p', 'projects'), grid('h', 'highlights'), exampleOf('timeline')));
    expect(block).toMatchObject({ artwork: { studs: 3 } });
  });
});

test('a hero without a picture has none', () => {
  expect(blocksOf(siteWith(hero()))[0]).not.toHaveProperty('picture');
});
