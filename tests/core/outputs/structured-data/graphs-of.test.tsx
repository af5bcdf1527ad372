import { describe, expect, test } from 'vitest';
import { graphsIn, ownerIn } from '../../../support/graph.tsx';
import { exampleOf, siteWith, smallSite } from '../../../support/sites/site.ts';

const hero = { type: 'hero', headline: '{name}', title: '{title}' };
const grid = {
  type: 'card-grid',
  id: 'work',
  heading: 'Work',
  cards: [{ title: 'One', description: 'The first.' }, { title: 'Two' }],
};

test('describes the owner with current text', () => {
  const site = siteWith(
    { ...hero, summary: 'In {location}. Call {phone}.', links: [{ label: 'Write', href: 'mailto:{email}?subject=x' }] },
    { ...grid, facts: [{ label: 'Pronouns', value: 'she/her' }] },
  );
  site.url = 'https://example.com/me/';
  site.owner = {
    ...site.owner,
    title: 'Developer since {year}',
    summary: '{name}',
    phone: '+216 00 000',
    pronouns: 'she/her',
    website: 'https://amina.example/',
    picture: { src: '/me.jpg', alt: 'Me' },
    profiles: [
      { label: 'Code', href: 'https://github.com/me' },
      { label: 'Mail', href: 'mailto:me@example.com' },
      { network: 'Matrix', username: 'me' },
    ],
  };
  expect(graphsIn(site)).toEqual([
    [
      {
        '@type': 'ProfilePage',
        name: 'Home',
        inLanguage: 'en',
        url: 'https://example.com/me/',
        mainEntity: { '@id': 'https://example.com/me/#person' },
      },
      {
        '@type': 'Person',
        '@id': 'https://example.com/me/#person',
        name: 'Amina Trabelsi',
        url: 'https://example.com/me/',
        jobTitle: 'Developer since 2026',
        description: 'Amina Trabelsi',
        email: 'amina@example.com',
        telephone: '+216 00 000',
        address: 'Tunis',
        pronouns: 'she/her',
        image: { '@type': 'ImageObject', url: 'https://example.com/me/me.jpg', caption: 'Me' },
        sameAs: ['https://amina.example/', 'https://github.com/me'],
      },
    ],
  ]);
});

test('names the language of a page, also on a site in one language', () => {
  const languageOf = (site: object) => graphsIn({ ...siteWith(hero), ...site })[0]?.[0]?.inLanguage;
  expect(languageOf({})).toBe('en');
  expect(languageOf({ language: 'pt-BR' })).toBe('pt-BR');
});

test('omits the URL and pictures without a site URL, and fills no literal time', () => {
  const site = siteWith({ ...hero, summary: '{summary}' });
  site.owner = { name: 'A', title: '{{year}', summary: 'Since {year}', picture: { src: '/me.jpg', alt: 'Me' } };
  expect(graphsIn(site)[0]).toEqual([
    { '@type': 'ProfilePage', name: 'Home', inLanguage: 'en', mainEntity: { '@id': '#person' } },
    { '@type': 'Person', '@id': '#person', name: 'A', jobTitle: '{year}', description: 'Since 2026' },
  ]);
});

test('gives a decorative picture no caption, and omits a missing picture', () => {
  const site = siteWith(hero);
  site.url = 'https://example.com/';
  expect(ownerIn(site)).not.toHaveProperty('image');
  site.owner.picture = { src: '/me.jpg', decorative: true, alt: 'x' };
  expect(ownerIn(site).image).toEqual({ '@type': 'ImageObject', url: 'https://example.com/me.jpg' });
});

test('names the site if it is at the root of its host', () => {
  const site = siteWith(hero);
  site.url = 'https://example.com';
  expect(graphsIn(site)[0]?.slice(0, 2)).toEqual([
    { '@type': 'WebSite', '@id': 'https://example.com/#website', name: 'Amina Trabelsi', url: 'https://example.com/' },
    {
      '@type': 'ProfilePage',
      name: 'Home',
      inLanguage: 'en',
      url: 'https://example.com/',
      mainEntity: { '@id': 'https://example.com/#person' },
      isPartOf: { '@id': 'https://example.com/#website' },
    },
  ]);
});

test('refers to the same owner on every page, with details only where the page shows them', () => {
  const site = siteWith(hero, grid);
  site.pages.push({ path: '/more', title: 'More', blocks: [exampleOf('publication-list')] });
  site.pages.push({ path: '/none', title: 'None', blocks: [hero, exampleOf('quote-list'), exampleOf('form')] });
  site.pages.push({ path: '/skills', title: 'Skills', blocks: [{ ...exampleOf('skill-group'), hidden: true }] });
  const [home, more, none, skills] = graphsIn(site);
  expect(home?.map((node) => node['@id'])).toEqual([undefined, '#person']);
  expect(more?.[0]).toEqual({ '@type': 'Person', '@id': '/#person', name: 'Amina Trabelsi' });
  expect(more?.slice(1).map((node) => node['@type'])).toEqual(['ScholarlyArticle', 'PresentationDigitalDocument']);
  expect([none, skills]).toEqual([[], []]);
  site.url = 'https://example.com/me';
  expect(graphsIn(site)[1]?.[0]).toEqual({
    '@type': 'Person',
    '@id': 'https://example.com/me/#person',
    name: 'Amina Trabelsi',
    url: 'https://example.com/me/',
  });
});

describe('describes the owner', () => {
  const owner = {
    name: 'Amina Trabelsi',
    title: 'Developer',
    email: 'amina@example.com',
    phone: '+216 (00) 000',
    pronouns: 'she/her',
    location: {
      address: '12 Rue de Rome',
      postalCode: '1000',
      city: 'Tunis',
      region: 'Tunis Governorate',
      countryCode: 'TN',
    },
  };
  const personWith = (...blocks: Parameters<typeof siteWith>) => {
    const { '@type': _, '@id': __, name: ___, ...rest } = ownerIn({ ...siteWith(...blocks), owner });
    return rest;
  };

  test("without data that the home page doesn't show", () => {
    expect(personWith({ type: 'hero', headline: 'x' })).toEqual({});
  });

  test('with text that HTML escapes', () => {
    const title = `R&D's "lead" <3`;
    expect(ownerIn({ ...siteWith(hero), owner: { name: 'A', title } }).jobTitle).toBe(title);
  });

  test('with the visible parts of the address, and never the street', () => {
    const hello = (summary: string) => personWith({ type: 'hero', headline: 'x', summary }).address;
    expect(hello('In {location}.')).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Tunis',
      addressRegion: 'Tunis Governorate',
      addressCountry: 'TN',
    });
    expect(hello('12 Rue de Rome, 1000 Tunis')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Tunis' });
    expect(hello('Somewhere')).toBeUndefined();
    expect(
      ownerIn({ ...siteWith({ ...hero, summary: 'In Tunis' }), owner: { ...owner, location: { city: 'Tunis' } } })
        .address,
    ).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Tunis',
    });
  });

  test('with the phone number and mail address of links, and of a form that opens the mail program', () => {
    const links = [{ label: 'Call', href: 'tel:{phone}' }];
    expect(personWith({ type: 'hero', headline: 'x', links })).toEqual({ telephone: '+216 (00) 000' });
    const form = { type: 'form', fields: [{ type: 'text', name: 'a', label: 'A' }] };
    expect(personWith(form)).toEqual({ email: 'amina@example.com' });
    expect(personWith({ ...form, send: { endpoint: 'https://example.com/send' } })).toEqual({});
    expect(personWith({ type: 'hero', headline: 'Write to {email}' })).toEqual({ email: 'amina@example.com' });
  });

  test('without data limited to the CV, even if a page links there', () => {
    const site = siteWith({ ...hero, summary: 'Tunis, she/her' });
    const onlyCv = ['email', 'phone', 'location', 'website', 'picture', 'profiles'].map((name) => [name, ['cv']]);
    site.url = 'https://example.com/me';
    site.owner = {
      ...owner,
      website: 'https://amina.example/',
      picture: { src: '/me.jpg', alt: 'Me' },
      profiles: [{ network: 'GitHub', href: 'https://github.com/me' }],
      for: Object.fromEntries(onlyCv),
    };
    expect(ownerIn(site)).toEqual({
      '@type': 'Person',
      '@id': 'https://example.com/me/#person',
      name: 'Amina Trabelsi',
      url: 'https://example.com/me/',
      jobTitle: 'Developer',
      pronouns: 'she/her',
    });
  });
});

test("contains each web address once, except the site's own", () => {
  const site = siteWith(hero);
  site.url = 'https://example.com/me/';
  site.owner.website = 'https://example.com/me/';
  site.owner.profiles = [
    { label: 'Old', href: 'http://old.example/' },
    { label: 'Older', href: 'http://old.example/' },
    { label: 'Mail', href: 'mailto:a@example.com?subject=https://example.com' },
  ];
  expect(ownerIn(site)).toMatchObject({ url: 'https://example.com/me/', sameAs: ['http://old.example/'] });
});

test('fills a time only if the owner wrote the placeholder', () => {
  const site = siteWith(hero, { type: 'timeline', entries: [{ title: 'Maker {{year}', period: { start: '2020' } }] });
  site.notFound = { title: 'Lost in {year}' };
  site.owner.title = 'A {{year} maker';
  expect(ownerIn(site)).toMatchObject({
    jobTitle: 'A {year} maker',
    hasOccupation: [{ hasOccupation: { name: 'Maker {year}' } }],
  });
  site.owner.title = 'Maker in {year}';
  site.pages[0].blocks[1].entries[0].title = 'Maker since {yearsSince:2020} years';
  expect(ownerIn(site)).toMatchObject({
    jobTitle: 'Maker in 2026',
    hasOccupation: [{ hasOccupation: { name: 'Maker since 6 years' } }],
  });
});

test('describes a card grid only on request, and no page without data', () => {
  const site = siteWith(hero, { ...grid, structuredData: true });
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
  const [home, more, none] = graphsIn(site);
  expect(home?.slice(2)).toEqual([list]);
  expect(more?.slice(1)).toEqual([list]);
  expect(none).toEqual([]);
  expect(graphsIn(smallSite())[0]).toHaveLength(2);
});
