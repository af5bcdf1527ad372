import { describe, expect, test } from 'vitest';
import { sendingWords } from '../../../schema/labels.ts';
import type { AnyResolved } from '../../../schema/resolved.ts';
import type { Host } from '../../../src/compile/host.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

type Site = ReturnType<typeof siteWith>;
type Looking = { pictureOf?: Host['pictureOf'] };

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const picture = (name: string) => ({ src: `/${name}.jpg`, alt: name });

/* The blocks of the home page, as their views get them. */
function blocksOf(site: Site, options: Looking = {}): AnyResolved[] {
  const compiled = compileSite(site, options);
  if (!compiled.site) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return compiled.site.pages[0]?.blocks ?? [];
}

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

describe('a field', () => {
  test.each([
    ['text', 'given-name', 'given-name'],
    ['text', 'email', 'email'],
    ['email', 'email', 'email'],
    ['email', 'off', 'off'],
    ['email', 'given-name', undefined],
    ['tel', 'tel', 'tel'],
    ['tel', 'off', 'off'],
    ['tel', 'email', undefined],
    ['textarea', undefined, undefined],
    ['email', undefined, undefined],
  ])('for %s that asks for %s is filled in by the browser with %s', (type, autocomplete, told) => {
    const field = { type, name: 'x', label: 'X', required: true, ...(autocomplete && { autocomplete }) };
    const form = { ...exampleOf('form'), id: 'f', fields: [field] };
    const block = blocksOf(siteWith(hero(), form))[1];
    const expected = { type, name: 'x', label: 'X', required: true, ...(told && { autocomplete: told }) };
    expect(block?.type === 'form' && block.fields).toStrictEqual([expected]);
  });
});

test('a form has the words of sending where it sends, and no others', () => {
  const form = (more: object) => ({ ...exampleOf('form'), send: undefined, ...more });
  const [, sending, mailing] = blocksOf(
    siteWith(hero(), form({ id: 'f', send: { endpoint: '/x' } }), form({ id: 'g', send: undefined })),
  );
  const words = sending?.type === 'form' ? sending.words : undefined;
  expect(Object.keys(words ?? {})).toEqual([...sendingWords]);
  expect(words?.sent).toBe('Message sent');
  expect(mailing && 'words' in mailing).toBe(false);
  expect(mailing && '0' in mailing).toBe(false);
});

test('only the cards that are drawn large say how wide', () => {
  const cards = [{ title: 'a' }, { title: 'b', featured: true }];
  const block = blocksOf(siteWith(hero(), { type: 'card-grid', id: 'w', layout: 'projects', cards }))[1];
  expect(block?.type === 'card-grid' && block.cards).toStrictEqual([
    { title: 'a' },
    { title: 'b', featured: true, lead: 'full' },
  ]);
});

describe('the door', () => {
  test('has studs for projects alone, not for highlights', () => {
    const cards = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
    const grid = (id: string, layout: string) => ({ type: 'card-grid', id, layout, cards });
    const [block] = blocksOf(siteWith(hero(), grid('p', 'projects'), grid('h', 'highlights'), exampleOf('timeline')));
    expect(block).toMatchObject({ artwork: { studs: 3 } });
  });
});

describe('the first picture of a page', () => {
  const isFirst = (site: Site) => {
    const found = blocksOf(site).flatMap((block): { src: string; isFirst?: boolean }[] => {
      if (block.type === 'hero') return block.picture ? [block.picture] : [];
      return block.type === 'card-grid' ? block.cards.flatMap((card) => card.picture ?? []) : [];
    });
    return Object.fromEntries(found.map((each) => [each.src, Object.hasOwn(each, 'isFirst') && each.isFirst]));
  };
  const grid = (id: string, ...cards: object[]) => ({ type: 'card-grid', id, layout: 'projects', cards });

  test('is the one of a hero that the page begins with', () => {
    const site = siteWith(hero({ picture: picture('a') }), hero({ picture: picture('b') }));
    expect(isFirst(site)).toEqual({ '/a.jpg': true, '/b.jpg': false });
  });

  test('is that of the first large card where the page begins with cards', () => {
    const cards = [
      { title: 'a', picture: picture('a') },
      { title: 'b', featured: true },
      { title: 'c', picture: picture('c'), featured: true },
    ];
    expect(isFirst(siteWith(grid('g', ...cards)))).toEqual({ '/a.jpg': false, '/c.jpg': true });
  });

  test('is that of the first card with one where no large card has any', () => {
    const cards = [
      { title: 'x', featured: true },
      { title: 'a', picture: picture('a') },
    ];
    const more = { title: 'b', picture: picture('b') };
    expect(isFirst(siteWith(grid('g', ...cards, more)))).toEqual({ '/a.jpg': true, '/b.jpg': false });
  });

  test('is nowhere where the page begins with something else', () => {
    const site = siteWith(hero(), grid('g', { title: 'a', picture: picture('a') }));
    expect(isFirst(site)).toEqual({ '/a.jpg': false });
  });
});

test('a hero without a picture has none', () => {
  expect(blocksOf(siteWith(hero()))[0]).not.toHaveProperty('picture');
});

describe('a picture', () => {
  const sizeOf = (known: ReturnType<NonNullable<Looking['pictureOf']>>) => {
    const [block] = blocksOf(siteWith(hero({ picture: picture('a') })), { pictureOf: () => known });
    return block?.type === 'hero' ? block.picture : undefined;
  };
  const jpeg = { format: 'JPEG', bytes: 9, isMoving: false, hasPosition: false } as const;

  test('says its size, so that its room is kept', () => {
    expect(sizeOf({ ...jpeg, width: 900, height: 800 })).toStrictEqual({
      ...picture('a'),
      width: 900,
      height: 800,
      isFirst: true,
    });
  });

  test('says nothing of a size that is not known', () => {
    expect(sizeOf({ ...jpeg, format: 'SVG' })).toStrictEqual({ ...picture('a'), isFirst: true });
    expect(sizeOf(undefined)).toStrictEqual({ ...picture('a'), isFirst: true });
  });
});

test('an anchor is one of the page it stands on, in a page; written out, it stays as it is', () => {
  const links = ['#w', '/#w', '/b#w', '/b'].map((href) => ({ label: 'x', href }));
  const site = siteWith(hero({ id: 'w', links }));
  site.pages.push({ path: '/b', title: 'B', blocks: [hero({ id: 'w' })] });
  site.navigation = ['#w', '/#w', '/b#w'].map((href) => ({ label: 'x', href }));
  expect(blocksOf(site)[0]).toMatchObject({ links });
  expect(compileSite(site).site?.navigation?.map(({ href }) => href)).toEqual(['/#w', '/#w', '/b#w']);
});

test('braces in an address of a form service stay as they are written', () => {
  const form = { ...exampleOf('form'), id: 'f', send: { endpoint: '/x?{name}' } };
  expect(blocksOf(siteWith(hero(), form))[1]).toMatchObject({ send: { endpoint: '/x?{name}' } });
});

test('the texts that hold a time are known, and no others', () => {
  const timed = (headline: string) => compileSite(siteWith(hero({ headline }))).site?.timed;
  expect(timed('{name}')).toEqual([]);
  expect(timed('{year}')).toEqual([['pages', 0, 'blocks', 0, 'headline']]);
});
