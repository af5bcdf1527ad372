import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import type { ShownPicture } from '../../../../src/core/block-host.ts';
import { pictureWidths } from '../../../../src/core/resolve/pictures/first-picture.ts';
import { compileSite, exampleOf, siteWith } from '../../../support/sites/site.ts';

const photo = { format: 'JPEG', bytes: 9, width: 300, height: 400, isMoving: false, hasPosition: false } as const;
const picture = { src: '/me.jpg', alt: 'Me' };
const hero = { type: 'hero', headline: 'x', picture };

function resolved(known: ShownPicture | undefined) {
  const site = siteWith(
    hero,
    { type: 'card-grid', id: 'g', cards: [{ title: 'x', picture }, { title: 'y' }] },
    exampleOf('timeline'),
  );
  site.owner.picture = site.image = site.pages[0].image = picture;
  const compiled = compileSite(site, { pictureOf: () => known });
  if (!compiled.site) throw new Error('the site is wrong');
  return compiled.site;
}

const picturesIn = (site: ReturnType<typeof resolved>) => {
  const [page] = site.pages;
  const [first, second] = page?.blocks ?? [];
  const large = first?.type === 'hero' ? first.picture : undefined;
  const small = second?.type === 'card-grid' ? second.cards[0]?.picture : undefined;
  return { plain: [site.owner.picture, site.image, page?.image], large, small };
};

test('uses the copies of a picture everywhere, and lists the required widths', () => {
  const site = resolved({ ...photo, copies: '/assets/me-1' });
  const { plain, large, small } = picturesIn(site);
  const copy = { src: '/assets/me-1.jpg', alt: 'Me' };
  expect(plain).toEqual([copy, copy, copy]);
  expect(large).toMatchObject({ ...copy, width: 300, height: 400, isFirst: true, widths: [240, 300] });
  expect(small).toEqual({ ...copy, width: 300, height: 400, widths: [300], sizes: expect.any(String) });
  expect(pictureWidths(registry, site)).toEqual(new Map([['/assets/me-1.jpg', new Set([240, 300])]]));
});

test('uses the picture itself if it has no copies', () => {
  const site = resolved(photo);
  const { plain, large, small } = picturesIn(site);
  expect(plain).toEqual([picture, picture, picture]);
  expect(large).toEqual({ ...picture, width: 300, height: 400, isFirst: true });
  expect(small).toEqual({ ...picture, width: 300, height: 400 });
  expect(pictureWidths(registry, site)).toEqual(new Map([['/me.jpg', new Set()]]));
});

test.each<[string, ShownPicture | undefined]>([
  ['with an unknown file', undefined],
  ['without a size', { format: 'SVG', bytes: 9, isMoving: false, hasPosition: false }],
])('leaves a picture unchanged %s', (_, known) => {
  const { large, small } = picturesIn(resolved(known));
  expect([large, small]).toStrictEqual([{ ...picture, isFirst: true }, picture]);
});

test('contains "fit" and "focus" only if they are not the defaults', () => {
  const inCard = (more: object) => {
    const cards = [{ title: 'x', picture: { ...picture, ...more } }];
    const { site } = compileSite(siteWith(hero, { type: 'card-grid', id: 'g', cards }));
    const grid = site?.pages[0]?.blocks[1];
    return grid?.type === 'card-grid' ? grid.cards[0]?.picture : undefined;
  };
  expect(inCard({ fit: 'contain', focus: 'top' })).toEqual({ ...picture, fit: 'contain', focus: 'top' });
  expect(inCard({ fit: 'cover', focus: 'center' })).toEqual(picture);
});

test('uses the picture sizes of the look of the site', () => {
  const slot = (ratio: number) => ({ sizes: [['', `${ratio * 100}vw`] as [string, string]], widths: [100] });
  const looks = { plate: { slots: { hero: slot } }, poster: {} };
  const sizesWith = (theme: object) => {
    const site = { ...siteWith(hero), theme };
    const compiled = compileSite(site, { pictureOf: () => ({ ...photo, copies: '/assets/me-1' }), looks });
    const block = compiled.site?.pages[0]?.blocks[0];
    return block?.type === 'hero' ? block.picture?.sizes : undefined;
  };
  expect(sizesWith({ look: 'plate' })).toBe('75vw');
  const usual = sizesWith({});
  expect(usual).toContain('30vw');
  expect(sizesWith({ look: 'poster' })).toBe(usual);
  expect(sizesWith({ look: 'letterhead' })).toBe(usual);
});
