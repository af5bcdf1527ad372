import { expect, test } from 'vitest';
import { paginate } from '../../../src/compile/site/paginate.ts';
import { structuredData } from '../../../src/compile/site/structured-data.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const now = { year: 2026, month: 11, day: 21 };

function told(site: ReturnType<typeof siteWith>, index = 0) {
  const compiled = compileSite(site).site;
  if (!compiled) throw new Error('the site is wrong');
  const page = paginate(compiled).pages[index];
  return page && JSON.parse(JSON.stringify(structuredData(compiled, page, now)));
}

const grid = {
  type: 'card-grid',
  id: 'work',
  heading: 'Work',
  cards: [{ title: 'One', description: 'The first.' }, { title: 'Two' }],
};

test('tells search engines who the owner is, in words that are right today', () => {
  const site = siteWith({ type: 'hero', headline: 'x' });
  site.url = 'https://example.com/me/';
  site.owner = {
    ...site.owner,
    title: 'Developer since {year}',
    summary: '{name}',
    phone: '+216 00 000',
    picture: { src: '/me.jpg', alt: 'Me' },
    profiles: [
      { label: 'Code', href: 'https://github.com/me' },
      { label: 'Mail', href: 'mailto:me@example.com' },
    ],
  };
  expect(told(site)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfilePage',
        name: 'Home',
        url: 'https://example.com/me/',
        mainEntity: {
          '@type': 'Person',
          name: 'Amina Trabelsi',
          jobTitle: 'Developer since 2026',
          description: 'Amina Trabelsi',
          email: 'amina@example.com',
          telephone: '+216 00 000',
          address: 'Tunis',
          image: { '@type': 'ImageObject', url: 'https://example.com/me/me.jpg', caption: 'Me' },
          url: 'https://example.com/me/',
          sameAs: ['https://github.com/me'],
        },
      },
    ],
  });
});

test('tells no address and no picture of a site that has no address, and fills no time that is literal', () => {
  const site = siteWith({ type: 'hero', headline: 'x' });
  site.owner = { name: 'A', title: '{{year}', summary: 'Since {year}', picture: { src: '/me.jpg', alt: 'Me' } };
  expect(told(site)['@graph'][0]).toEqual({
    '@type': 'ProfilePage',
    name: 'Home',
    mainEntity: { '@type': 'Person', name: 'A', jobTitle: '{year}', description: 'Since 2026' },
  });
});

test('gives a picture that says nothing no words, and none where there is none', () => {
  const site = siteWith({ type: 'hero', headline: 'x' });
  site.url = 'https://example.com/';
  expect(told(site)['@graph'][0].mainEntity).not.toHaveProperty('image');
  site.owner.picture = { src: '/me.jpg', decorative: true, alt: 'x' };
  const image = { '@type': 'ImageObject', url: 'https://example.com/me.jpg' };
  expect(told(site)['@graph'][0].mainEntity.image).toEqual(image);
});

test('tells of a card grid only where it asks for it, and of other pages nothing', () => {
  const site = siteWith({ type: 'hero', headline: 'x' }, { ...grid, structuredData: true });
  site.pages.push({ path: '/more', title: 'More', blocks: [{ ...grid, structuredData: true }] });
  site.pages.push({ path: '/none', title: 'None', blocks: [grid] });
  const list = {
    '@type': 'ItemList',
    name: 'Work',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'One', description: 'The first.' },
      { '@type': 'ListItem', position: 2, name: 'Two' },
    ],
  };
  expect(told(site)['@graph'].slice(1)).toEqual([list]);
  expect(told(site, 1)['@graph']).toEqual([list]);
  expect(told(site, 2)).toBeNull();
});

test('tells search engines the addresses of the web, and where the home page is', () => {
  const site = siteWith({ type: 'hero', headline: 'x' });
  site.url = 'https://example.com/me/';
  site.owner.profiles = [
    { label: 'Old', href: 'http://old.example/' },
    { label: 'Mail', href: 'mailto:a@example.com?subject=https://example.com' },
  ];
  expect(told(site)['@graph'][0].mainEntity).toMatchObject({
    url: 'https://example.com/me/',
    sameAs: ['http://old.example/'],
  });
});

test('takes braces for a time only where the owner wrote one', () => {
  const site = siteWith({ type: 'hero', headline: '{year}' });
  site.notFound = { title: 'Lost in {year}' };
  site.owner.title = 'A {{year} maker';
  expect(told(site)['@graph'][0].mainEntity.jobTitle).toBe('A {year} maker');
  site.owner.title = 'Maker in {year}';
  expect(told(site)['@graph'][0].mainEntity.jobTitle).toBe('Maker in 2026');
});

test('lists the cards that ask for it, and no block of another kind', () => {
  expect(told(siteWith({ type: 'hero', headline: 'x' }, { ...grid, structuredData: true }))['@graph']).toHaveLength(2);
  expect(told(siteWith({ type: 'hero', headline: 'x' }, grid))['@graph']).toHaveLength(1);
});
