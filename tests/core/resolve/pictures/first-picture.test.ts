import { describe, expect, test } from 'vitest';
import type { PageData } from '../../../../schema/resolved.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { firstPicture, pictureWidths } from '../../../../src/core/resolve/pictures/first-picture.ts';
import { blocksOf, compileSite, siteWith } from '../../../support/sites/site.ts';

type Site = ReturnType<typeof siteWith>;

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const picture = (name: string) => ({ src: `/${name}.jpg`, alt: name });

describe('the first picture of a page', () => {
  const isFirst = (site: Site) => {
    const found = blocksOf(site).flatMap((block): { src: string; isFirst?: boolean }[] => {
      if (block.type === 'hero') return block.picture ? [block.picture] : [];
      return block.type === 'card-grid' ? block.cards.flatMap((card) => card.picture ?? []) : [];
    });
    return Object.fromEntries(found.map((each) => [each.src, Object.hasOwn(each, 'isFirst') && each.isFirst]));
  };
  const grid = (id: string, ...cards: object[]) => ({ type: 'card-grid', id, layout: 'projects', cards });

  test('is that of a hero at the start of the page', () => {
    const site = siteWith(hero({ picture: picture('a') }), hero({ picture: picture('b') }));
    expect(isFirst(site)).toEqual({ '/a.jpg': true, '/b.jpg': false });
  });

  test('is that of the first large card if the page starts with cards', () => {
    const cards = [
      { title: 'a', picture: picture('a') },
      { title: 'b', featured: true },
      { title: 'c', picture: picture('c'), featured: true },
    ];
    expect(isFirst(siteWith(grid('g', ...cards)))).toEqual({ '/a.jpg': false, '/c.jpg': true });
  });

  test('is that of the first card with a picture if no large card has one', () => {
    const cards = [
      { title: 'x', featured: true },
      { title: 'a', picture: picture('a') },
    ];
    const more = { title: 'b', picture: picture('b') };
    expect(isFirst(siteWith(grid('g', ...cards, more)))).toEqual({ '/a.jpg': true, '/b.jpg': false });
  });

  test('does not exist if the page starts with another block', () => {
    const site = siteWith(hero(), grid('g', { title: 'a', picture: picture('a') }));
    expect(isFirst(site)).toEqual({ '/a.jpg': false });
  });

  test('is the portrait on a CV', () => {
    const portrait = { src: '/me.jpg', alt: 'Amina' };
    expect(firstPicture(registry, { blocks: [], cv: { picture: portrait } } as unknown as PageData)).toEqual(portrait);
  });
});

test('the pictures of a site are those of its owner and its blocks, without duplicates', () => {
  const site = siteWith(hero({ picture: picture('a') }), {
    type: 'interest-list',
    id: 'i',
    interests: [{ name: 'Maps' }],
  });
  const { site: resolved } = compileSite({ ...site, owner: { ...site.owner, picture: picture('me') } } as typeof site);
  if (!resolved) throw new Error('the site is wrong');
  expect([...pictureWidths(registry, resolved).keys()]).toEqual(['/me.jpg', '/a.jpg']);
});
