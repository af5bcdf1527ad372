import { describe, expect, test } from 'vitest';
import type { Cv, CvSection } from '../../../../schema/resolved.ts';
import type { Site } from '../../../../schema/site.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { plainText } from '../../../../src/shared/rich-text.ts';
import { cvPage } from '../../../support/cv-pages.ts';
import { foreign } from '../../../support/rich-text.ts';
import { compileSite, exampleOf, inLanguages, siteWith, smallSite, textHost } from '../../../support/sites/site.ts';
import cases from './sections.json';

const emptyHost = { labelsOf: textHost.labelsOf, blocks: registry, hasFile: () => false };

/* The CV of a site. Throws if the site has errors. */
function cvOf(site: ReturnType<typeof smallSite>): Cv {
  const { localized, diagnostics } = compileSite(site);
  if (!localized) throw new Error(diagnostics.map(({ message }) => message).join());
  const cv = cvPage(localized as Site, emptyHost)?.cv;
  if (!cv) throw new Error('the site has no CV');
  return cv;
}

const sectionsWith = (...blocks: object[]): CvSection[] =>
  cvOf(siteWith(...blocks.map((block, index) => ({ id: `b${index}`, ...block })))).sections;

const hero = { type: 'hero', headline: '{name}' };
const entries = (kind: string | undefined, ...list: object[]) => ({
  type: 'timeline',
  ...(kind && { kind }),
  entries: list,
});

test('marks the owner among several authors, and has a DOI once', () => {
  const doi = '10.1000/182';
  const [section] = sectionsWith({
    type: 'publication-list',
    publications: [
      { title: 'A', authors: ['{name}'], doi, href: `https://doi.org/${doi}` },
      { title: 'B', authors: ['{name}', 'Sami'], doi },
    ],
  });
  const [alone, together] = section?.items ?? [];
  expect([JSON.stringify(alone).match(/strong|10\.1000/g), alone?.links ?? []]).toEqual([['10.1000'], []]);
  expect([JSON.stringify(together).match(/strong/g), together?.links]).toMatchObject([
    ['strong'],
    [{ label: `DOI ${doi}` }],
  ]);
});

test('isolates terms in the texts of the owner', () => {
  const text = 'لغة C++';
  const { owner, ...site } = siteWith(hero);
  const cv = cvOf({
    ...site,
    language: 'ar',
    owner: { ...owner, title: text, summary: text, facts: [{ label: 'لغة', value: text }] },
  });
  expect(JSON.stringify(cv).match(/.C\+\+./g)).toEqual(Array(3).fill('\u2066C++\u2069'));
});

test('has the sections in a fixed order, whatever the order of the pages', () => {
  const site = siteWith(
    { ...exampleOf('quote-list'), heading: 'Quotes' },
    { ...exampleOf('interest-list'), heading: 'Interests' },
    { ...exampleOf('course-list'), heading: 'Courses' },
    { ...entries('volunteer', { title: 'Helper' }), id: 'v', heading: 'Volunteering' },
  );
  site.pages.push({
    path: '/more',
    title: 'Additional information',
    blocks: [
      { ...exampleOf('publication-list'), heading: 'Publications' },
      { ...exampleOf('credential-list'), heading: 'Certificates' },
      { ...exampleOf('card-grid'), heading: 'Projects' },
      { ...exampleOf('skill-group'), heading: 'Skills' },
      { ...entries('education', { title: 'Bachelor' }), id: 'e', heading: 'Education' },
      { ...entries(undefined, { title: 'Developer' }), id: 'w', heading: 'Work' },
      { ...entries('other', { title: 'Juror' }), id: 'o', heading: 'Juries' },
      { ...hero, id: 'h', summary: 'I build things.' },
    ],
  });
  expect(cvOf(site).sections.map(({ heading }) => heading)).toEqual([
    'Summary',
    'Work',
    'Education',
    'Skills',
    'Projects',
    'Certificates',
    'Certifications and training',
    'Publications',
    'Volunteering',
    'Courses',
    'Juries',
    'Languages',
    'Interests',
    'Quotes',
  ]);
});

test('gives a section without a heading the default one', () => {
  const bare = (type: string) => ({ ...exampleOf(type), heading: undefined, intro: undefined });
  const sections = sectionsWith(
    hero,
    bare('quote-list'),
    bare('interest-list'),
    bare('course-list'),
    bare('publication-list'),
    bare('credential-list'),
    { ...bare('card-grid'), facts: undefined },
    { ...bare('skill-group'), badges: { items: [{ name: 'Scrum' }] } },
    ...['work', 'education', 'volunteer', 'other'].map((kind) => entries(kind, { title: 'x' })),
  );
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Experience',
    'Education',
    'Skills',
    'Projects',
    'Certifications and awards',
    'Publications',
    'Volunteering',
    'Courses',
    'Additional information',
    'Interests',
    'References',
  ]);
});

test('contains no forms, legal texts, counters or buttons', () => {
  const cv = cvOf(
    siteWith(
      { ...exampleOf('hero'), headline: '{name}', title: '{title}', summary: undefined, availability: undefined },
      exampleOf('form'),
      exampleOf('legal-text'),
    ),
  );
  expect(cv.sections).toEqual([]);
});

describe('the head', () => {
  test("contains the owner's name and contacts", () => {
    const site = smallSite();
    site.owner = {
      ...site.owner,
      pronouns: 'she/her',
      phone: '+216 (0) 12-34',
      website: 'https://www.example.com/amina/',
      location: { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis', countryCode: 'TN' },
      for: { address: ['cv'] },
      profiles: [
        { label: 'GitHub', href: 'https://github.com/amina' },
        { network: 'Mastodon', href: 'https://example.social/@amina' },
        { network: 'Matrix', username: '@amina:example.org' },
        { network: 'Signal' },
      ],
    };
    const { name, title, pronouns, contacts } = cvOf(site);
    expect([name, title, pronouns]).toEqual(['Amina Trabelsi', 'Developer', 'she/her']);
    expect(contacts).toEqual([
      { text: 'amina@example.com', href: 'mailto:amina@example.com' },
      { text: '+216 (0) 12-34', href: 'tel:+2161234' },
      { text: '12 Rue de Rome, 1000 Tunis, Tunisia' },
      { text: 'example.com/amina', href: 'https://www.example.com/amina/' },
      { text: 'github.com/amina', href: 'https://github.com/amina' },
      { text: 'Mastodon: example.social/@amina', href: 'https://example.social/@amina' },
      { text: 'Matrix: @amina:example.org' },
      { text: 'Signal' },
    ]);
  });

  test.each([
    [{ address: '12 Rue de Rome' }, '12 Rue de Rome'],
    [{ postalCode: '1000' }, '1000'],
    [{ city: 'Tunis', region: 'Tunis Governorate' }, 'Tunis, Tunis Governorate'],
    ['Tunis', 'Tunis'],
  ])('formats the location %j as %j', (location, text) => {
    const site = smallSite();
    site.owner = { name: 'Amina', location, for: { address: ['cv'] } };
    expect(cvOf(site).contacts).toEqual([{ text }]);
  });

  test('contains the facts of the owner, which no page shows', () => {
    const site = smallSite();
    const facts = [{ label: 'Born', value: 'in 1984' }];
    site.owner = { name: 'Amina', facts };
    const { details } = cvOf(site);
    expect(details?.map(({ label, text }) => [label, text])).toEqual([['Born', 'in 1984']]);
    expect(JSON.stringify(compileSite(site).site)).not.toContain('Born');
  });

  test('contains no contacts if the owner gives none', () => {
    const site = smallSite();
    site.owner = { name: 'Amina', location: {} };
    expect(cvOf(site)).toEqual({ name: 'Amina', contacts: [], sections: [], print: 'Print' });
  });

  test('contains the photo in its own size', () => {
    const site = smallSite();
    site.owner.picture = { src: '/me.jpg', alt: 'Me' };
    const { localized } = compileSite(site);
    const pictureOf = () =>
      ({
        format: 'JPEG',
        bytes: 1,
        isMoving: false,
        hasPosition: false,
        width: 400,
        height: 500,
        copies: '/assets/me-1',
      }) as const;
    const cv = cvPage(localized as Site, { ...emptyHost, pictureOf })?.cv;
    expect(cv?.picture).toMatchObject({ src: '/assets/me-1.jpg', width: 400, isFirst: true, sizes: '7rem' });
  });
});

test.each(cases)('contains $contains', ({ blocks, sections }) => {
  expect(sectionsWith(...blocks)).toEqual(sections);
});

test('links to anchors on the pages of the site', () => {
  const site = siteWith(hero);
  site.pages.push({
    path: '/work',
    title: 'Work',
    blocks: [
      {
        type: 'card-grid',
        id: 'work',
        cards: [
          {
            title: 'Gympark',
            href: '#work',
            links: [
              { label: 'Additional information', href: '#work' },
              { label: 'Home', href: '/' },
            ],
          },
        ],
      },
    ],
  });
  expect(cvOf(site).sections[0]?.items).toEqual([
    {
      title: 'Gympark',
      href: '/work#work',
      links: [
        { label: 'Additional information', href: '/work#work' },
        { label: 'Home', href: '/' },
      ],
    },
  ]);
});

test('merges the summaries of the owner and the hero without repetition', () => {
  const site = siteWith({ ...hero, title: '{title}', summary: 'I build things.', availability: 'Open to work' });
  site.owner.summary = 'A developer.';
  expect(cvOf(site).sections).toEqual([
    { kind: 'summary', heading: 'Summary', texts: ['A developer.', 'I build things.', 'Open to work'] },
  ]);
});

test('omits hidden entries and those for the web, and includes those for the CV', () => {
  const site = siteWith(
    hero,
    {
      ...entries('work', { title: 'Seen' }, { title: 'Hidden', hidden: true }, { title: 'Web', for: ['web'] }),
      id: 'a',
    },
    { ...entries('work', { title: 'CV', for: ['cv'] }), id: 'b', for: ['cv'] },
  );
  site.owner.phone = '+216 1';
  site.owner.for = { phone: ['cv'], email: ['web'] };
  const { contacts, sections } = cvOf(site);
  expect(contacts.map(({ text }) => text)).toEqual(['+216 1', 'Tunis']);
  expect(sections.flatMap(({ items = [] }) => items.map(({ title }) => title))).toEqual(['Seen', 'CV']);
});

test('keeps time placeholders everywhere', () => {
  const site = siteWith(hero, {
    type: 'credential-list',
    id: 'c',
    credentials: [{ title: 'Scrum', issuer: 'For {{x} since {year}', expires: '2024-05' }],
  });
  const page = cvPage(compileSite(site).localized as Site, emptyHost);
  const now = { year: 2026, month: 11, day: 22 };
  const [issuer, status] = page?.cv?.sections[0]?.items?.[0]?.about ?? [];
  expect([issuer, status].map((text) => plainText(text ?? '', now))).toEqual([
    'For {x} since 2026',
    'expired May 2024',
  ]);
  expect(plainText(status ?? '', { ...now, year: 2024, month: 5 })).toBe('valid until May 2024');
});

test.each([
  [{ cv: false }, false],
  [{ cv: [] }, false],
  [{ cv: ['html'] }, true],
  [{ cv: true }, true],
  [{}, true],
])('follows "outputs": %j', (outputs, isThere) => {
  const { localized } = compileSite({ ...smallSite(), outputs });
  expect(cvPage(localized as Site, emptyHost) !== null).toBe(isThere);
});

test('has a QR code of what the CV shows, if the owner wants it', () => {
  const { owner, ...site } = smallSite();
  const codeOf = (outputs: object, more: object = {}) =>
    cvPage(compileSite({ ...site, owner: { ...owner, ...more }, outputs }).localized as Site, emptyHost)?.cv?.qr;
  expect(codeOf({})).toBeUndefined();
  const code = codeOf({ qr: true });
  expect(code?.label).toBe('Save contact');
  // A detail that only the pages show changes nothing on the CV.
  const webOnly = { phone: '+216 71 000 000', for: { phone: ['web'] } };
  expect(codeOf({ qr: true }, webOnly)).toEqual(code);
  expect(codeOf({ qr: true }, { ...webOnly, for: { phone: ['cv'] } })).not.toEqual(code);
});

test('is hidden from search engines', () => {
  expect(cvPage(compileSite(smallSite()).localized as Site, emptyHost)?.head).toEqual({
    title: 'Amina Trabelsi: Curriculum vitae',
    isPrivate: true,
  });
});

test('contains the card that links to a detail page, and no long text of that page', () => {
  const site = siteWith(hero, {
    type: 'card-grid',
    id: 'work',
    heading: 'Projects',
    cards: [{ title: 'Gympark', page: '/gympark' }],
  });
  const story = { type: 'text', id: 'story', heading: 'The story', body: ['It began with a treadmill.'] };
  const article = { ...hero, id: 'gympark', kind: 'article', summary: 'How it was built.' };
  const blocks = [article, story, { ...exampleOf('course-list'), heading: 'Courses there' }];
  site.pages.push({ path: '/gympark', title: 'Gympark', blocks });
  const text = JSON.stringify(cvOf(site));
  expect(text).toContain('Gympark');
  expect(text).toContain('Courses there');
  expect(text).not.toContain('How it was built');
  expect(text).not.toContain('treadmill');
});

describe('for an owner without a description in the language of the CV', () => {
  const owner = {
    name: 'Amina',
    title: { en: 'Engineer of {location}' },
    summary: { en: 'I build {title}.' },
    location: { city: { en: 'Tunis' } },
    facts: [{ label: 'Born', value: { en: 'In Tunis' } }],
  };
  const hero = { type: 'hero', headline: { en: '{title}', ar: 'x {title} y' }, summary: { en: 'A', ar: 'ب' } };
  const { translations, diagnostics } = compileSite({ ...inLanguages(['en', 'ar'], hero), owner } as never);
  const [arabic] = translations ?? [];
  const inEnglish = (text: string) => foreign('en', 'ltr', text);

  test('marks each text with its language', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const page = cvPage(
      arabic?.marked as Site,
      { ...emptyHost, base: arabic?.localized && { ...arabic.localized, language: 'en' } } as never,
    );
    expect(page?.cv).toMatchObject({
      name: 'Amina',
      title: inEnglish('Engineer of Tunis'),
      contacts: [{ text: 'Tunis' }],
      details: [{ label: 'Born', text: inEnglish('In Tunis') }],
    });
    expect(page?.cv?.sections[0]?.texts?.[0]).toEqual(inEnglish('I build Engineer of Tunis.'));
  });

  test('uses plain text for the pages and their heads', () => {
    const { owner: resolved, pages } = arabic?.site ?? {};
    expect(JSON.stringify([resolved, pages?.[0]?.blocks[0]])).not.toContain('"rich"');
  });
});

test('has quotes in the quotation marks of its language', () => {
  const { localized } = compileSite({
    ...siteWith({ type: 'quote-list', quotes: [{ text: 'Oui.' }] }),
    language: 'fr',
  });
  const [section] = cvPage(localized as Site, emptyHost)?.cv?.sections ?? [];
  expect(section?.items).toEqual([{ texts: ['«\u202FOui.\u202F»'] }]);
});

test('formats the title for its language', () => {
  const { localized } = compileSite({ ...smallSite(), language: 'fr' });
  expect(cvPage(localized as Site, emptyHost)?.head.title).toBe(`${smallSite().owner.name}\u00a0: Curriculum vitae`);
});

test('contains the headings of a text that only the CV contains', () => {
  const { localized } = compileSite(
    siteWith(hero, { type: 'text', heading: 'Talks', for: ['cv'], body: ['Two talks.', '## Tunis', 'On tests.'] }),
  );
  expect(cvPage(localized as Site, { ...emptyHost, ...textHost })?.cv?.sections).toEqual([
    { kind: 'other', heading: 'Talks', texts: ['Two talks.'], items: [{ title: 'Tunis', texts: ['On tests.'] }] },
  ]);
});

test.each([
  ['en', ['Item', 'Size (mm)'], ['לוח', 'A4 (210 × 297)'], ['Item: לוח\nSize (mm): A4 (210 × 297)']],
  [
    'ar',
    ['المنتج', 'Size (mm)'],
    ['لغة C++', 'A4 (210 × 297)'],
    ['المنتج: لغة \u2066C++\u2069\n\u2066Size (mm)\u2069: \u2066A4 (210 × 297)\u2069'],
  ],
  ['he', ['מוצר', ''], ['כרזה', '(A4)'], ['מוצר: כרזה\n\u2066(A4)\u2069']],
  ['en', ['Item', 'Size'], ['Poster', ''], ['Item: Poster']],
  ['en', ['Item', 'Size'], ['', ''], undefined],
])('has a row of a table as a point with a line for each cell, in %s: %o, %o', (language, head, row, points) => {
  const lines = [head, ['---', '---'], row].map((cells) => `| ${cells.join(' | ')} |`);
  const block = { type: 'text', heading: 'Posters', body: ['Some posters.', '', ...lines] };
  const { localized } = compileSite({ ...siteWith(hero, block), language });
  const [section] = cvPage(localized as Site, { ...emptyHost, ...textHost })?.cv?.sections ?? [];
  expect(section?.items?.[0]?.points).toEqual(points);
});

test('a block keeps a text that is also at the top of the CV', () => {
  const site = siteWith(hero, { ...exampleOf('interest-list'), id: 'about', intro: ['I build things.'] });
  Object.assign(site.owner, { summary: 'I build things.' });
  expect(cvOf(site).sections.at(-1)).toMatchObject({ kind: 'interests', texts: ['I build things.'] });
});

test('has the link of each job at one organization, but repeats none', () => {
  const jobs = ['/a', '/a', '/b'].map((page, index) => ({
    title: `Job ${index}`,
    organization: 'Acme',
    href: `https://acme.example${page}`,
  }));
  const items = sectionsWith(hero, entries('work', ...jobs)).flatMap((section) => section.items ?? []);
  expect(items.map(({ href }) => href)).toEqual([undefined, undefined, 'https://acme.example/b']);
  expect(JSON.stringify(items[0])).toContain('https://acme.example/a');
});

test('has the projects in the order of the file', () => {
  const cards = [{ title: 'First' }, { title: 'Second', featured: true }, { title: 'Third' }];
  const items = sectionsWith(hero, { type: 'card-grid', layout: 'projects', cards }).flatMap(({ items = [] }) => items);
  expect(items.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
});
