import { expect, test } from 'vitest';
import type { AnyResolved } from '../../../../schema/resolved.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import type { BlockRegistry } from '../../../../src/core/block-registry.ts';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { markdownPages } from '../../../../src/core/outputs/markdown/markdown-files.ts';
import { pageContentOf } from '../../../../src/core/resolve/article-of.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

const now = { year: 2026, month: 11, day: 28 };

/* The content of each page of a site as Markdown, by its file. */
function filesOf(site: object): Record<string, unknown> {
  const { site: resolved, diagnostics } = compileSite(site);
  if (!resolved) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return Object.fromEntries(
    markdownPages({ registry, site: resolved, now }).map(({ path, content }) => [path, content]),
  );
}

/* The home page with these blocks as Markdown, after its title. */
const markdownOf = (...blocks: object[]) => String(filesOf(siteWith(...blocks))['/index.md']).replace('# Home\n\n', '');

const facts = [{ label: 'License', value: 'MIT' }];

test('writes the details of jobs: places, addresses, courses, facts, achievements and technologies', () => {
  const entries = [
    {
      title: 'Lead',
      organization: 'Acme',
      href: 'https://acme.example/',
      location: 'Tunis',
      about: 'Makes doors.',
      period: { start: '2020', end: 'present' },
      employment: 'Full-time',
      score: '18/20',
      courses: ['Wood', 'Iron'],
      facts,
      description: 'Doors.',
      achievements: ['**Fast**', 'Safe'],
      technologies: ['C', 'Go'],
    },
    { title: 'Developer', organization: 'Acme', href: 'https://acme.example/', period: { start: '2019', end: '2020' } },
    { title: 'Intern', href: '#' },
  ];
  expect(markdownOf({ type: 'timeline', entries })).toMatchInlineSnapshot(`
    "- **Lead**, [Acme](https://acme.example/), Tunis, 2020 to present, Current, Full-time: Doors.
      - Makes doors.
      - Grade: 18/20
      - Courses: Wood, Iron
      - License: MIT
      - **Fast**
      - Safe
      - Technologies: C, Go
    - **Developer**, Acme, 2019 to 2020
    - **Intern**
    "
  `);
});

test('leaves out that a job is current after its end', () => {
  const { site } = compileSite(
    siteWith({ type: 'timeline', entries: [{ title: 'Lead', period: { start: '2020', end: '2026-12' } }] }),
    { now: new Date(Date.UTC(2026, 10, 28)) },
  );
  const on = (year: number) =>
    site &&
    markdownPages({ registry, site, now: { ...now, year } })[0]
      ?.content.toString()
      .split('\n')[2];
  expect([on(2026), on(2027)]).toMatchInlineSnapshot(`
    [
      "- **Lead**, 2020 to Dec. 2026, Current",
      "- **Lead**, 2020 to Dec. 2026",
    ]
  `);
});

const href = 'https://vimeo.com/76979871';
const grid = {
  type: 'card-grid',
  layout: 'projects',
  categories: [{ id: 'web', label: 'Web' }],
  facts: [
    { label: 'Place', value: 'Tunis' },
    { label: 'Languages', languages: [{ name: 'Arabic', level: 'native' }, { name: 'French' }] },
  ],
  cards: [
    { title: 'Small' },
    {
      title: 'Gym',
      featured: true,
      category: 'web',
      role: 'Developer',
      organization: 'Acme',
      page: '/gym',
      period: { start: '2020', end: '2021' },
      price: '10 €',
      description: 'Doors.',
      achievements: ['Open'],
      facts,
      video: { href, title: 'A walk', picture: { src: '/walk.jpg', decorative: true } },
      technologies: ['C', 'Go'],
      links: [
        { label: 'Code', href: 'https://code.example/' },
        { label: 'Site', href: 'https://gym.example/' },
      ],
    },
    { title: 'Shop', href: '#', video: { href, picture: { src: '/walk.jpg', decorative: true } } },
  ],
  tags: ['Fast', 'Safe'],
};
const gym = { path: '/gym', title: 'Gym', blocks: [{ type: 'hero', kind: 'article', headline: 'The gym' }] };

test('writes the facts, cards and tags of a grid, with the featured cards first', () => {
  const site = siteWith(grid);
  const files = filesOf({ ...site, pages: [...site.pages, gym] });
  expect(files['/index.md']).toMatchInlineSnapshot(`
    "# Home

    - Place: Tunis
    - Languages: Arabic (Native), French

    * [**Gym**](/gym), Web, Developer, Acme, 2020 to 2021, 10 €: Doors.
      - Open
      - License: MIT
      - [A walk](https://vimeo.com/76979871): plays on Vimeo
      - C, Go
      - [Code](https://code.example/), [Site](https://gym.example/)
    * **Small**, Project
    * **Shop**, Project
      - [plays on Vimeo](https://vimeo.com/76979871)

    Fast, Safe
    "
  `);
  expect(files['/gym.md']).toMatchInlineSnapshot(`
    "# The gym

    - [Home](/)
    "
  `);
});

test('writes no category of cards in another layout, or without any', () => {
  const cards = [{ title: 'Gym', category: 'web' }];
  const highlights = { type: 'card-grid', categories: grid.categories, cards };
  expect(
    markdownOf(highlights, { type: 'card-grid', layout: 'projects', cards: [{ title: 'A' }] }),
  ).toMatchInlineSnapshot(`
    "- **Gym**

    * **A**
    "
  `);
});

test('writes the levels of skills, since when and where they are used, and badges', () => {
  const groups = [
    {
      title: 'Backend',
      skills: [
        { name: 'C', level: 89.6, since: '2015', keywords: ['C99', 'C11'], evidence: ['lead'] },
        { name: 'Go', level: 'Master' },
        { name: 'SQL' },
      ],
    },
    { title: 'Frontend', skills: [{ name: 'CSS' }, { name: 'HTML' }] },
  ];
  const items = [{ name: 'Scrum', href: 'https://scrum.example/', issuer: 'Alliance', date: '2019', facts }];
  const badges = { items, heading: 'Badges' };
  const job = { type: 'timeline', entries: [{ id: 'lead', title: 'Lead' }] };
  expect(
    markdownOf(
      { type: 'skill-group', heading: 'Skills', groups, badges },
      { type: 'skill-group', groups, badges },
      { type: 'skill-group', groups: groups.slice(1), badges: { items } },
      job,
    ),
  ).toMatchInlineSnapshot(`
    "# Skills

    - **Backend**
      - C: 90%, since 2015, C99, C11
        - Used at [Lead](/#lead)
      - Go: Master
      - SQL
    - **Frontend**: CSS, HTML

    ## Badges

    - [**Scrum**](https://scrum.example/), Alliance, 2019
      - License: MIT

    * **Backend**
      - C: 90%, since 2015, C99, C11
        - Used at [Lead](/#lead)
      - Go: Master
      - SQL
    * **Frontend**: CSS, HTML

    ## Badges

    - [**Scrum**](https://scrum.example/), Alliance, 2019
      - License: MIT

    * **Frontend**: CSS, HTML

    - [**Scrum**](https://scrum.example/), Alliance, 2019
      - License: MIT

    * **Lead**
    "
  `);
});

test('writes the details of courses, credentials, publications and interests', () => {
  const course = {
    title: 'Docker',
    href: 'https://course.example/',
    type: 'Workshop',
    level: 'Beginner',
    organization: 'School',
    description: 'Images.',
    topics: ['CI', 'Nginx'],
    duration: '2 days',
    facts,
  };
  const credential = {
    title: 'Best door',
    href: 'https://award.example/',
    kind: 'award',
    issuer: 'Club',
    date: '2020',
    expires: '2025',
    credential: 'No. 7',
    description: 'For Atlas.',
    facts,
  };
  const publication = {
    title: 'Queues',
    href: 'https://paper.example/',
    kind: 'book',
    authors: ['Amina Trabelsi', 'Leila B.'],
    publisher: 'Web',
    date: '2022-03',
    doi: '10.1000/182',
    description: 'On waiting.',
    facts,
  };
  expect(
    markdownOf(
      { type: 'course-list', courses: [course, { title: 'Git' }] },
      { type: 'credential-list', credentials: [credential, { title: 'Diploma' }] },
      { type: 'publication-list', publications: [publication, { title: 'Older', date: '2020' }, { title: 'Newer' }] },
      { type: 'interest-list', interests: [{ name: 'Chess', keywords: ['Blitz', 'Go'] }, { name: 'Film' }] },
    ),
  ).toMatchInlineSnapshot(`
    "- [**Docker**](https://course.example/), Workshop, Beginner, School: Images.
      - CI, Nginx
      - Duration: 2 days
      - License: MIT
    - **Git**

    * [**Best door**](https://award.example/), Club, Award, 2020, expired 2025, No. 7: For Atlas.
      - License: MIT
    * **Diploma**

    - **Newer**
    - [**Queues**](https://paper.example/), **Amina Trabelsi**, Leila B., Web, Book, Mar. 2022, [DOI 10.1000/182](https://doi.org/10.1000/182): On waiting.
      - License: MIT
    - **Older**, 2020

    * **Chess**: Blitz, Go
    * **Film**
    "
  `);
});

test('writes quotes with their authors, and people who are only named', () => {
  const quotes = [
    { text: 'It works.', name: 'Leila', href: 'https://leila.example/', role: 'Lead', organization: 'Acme', facts },
    { text: 'Well.' },
    { name: 'Sami', role: 'Editor' },
  ];
  expect(markdownOf({ type: 'quote-list', quotes })).toMatchInlineSnapshot(`
    "> It works.
    >
    > [Leila](https://leila.example/), Lead, Acme
    >
    > - License: MIT

    > Well.

    Sami, Editor
    "
  `);
});

test('writes a legal text with its date, its links and the link back', () => {
  const sections = [
    { heading: 'Data', paragraphs: ['None.'], list: ['A'], links: [{ label: 'Law', href: 'https://law.example/' }] },
    { heading: 'Rights' },
  ];
  const legal = { type: 'legal-text', heading: 'Privacy', updated: 'Today', intro: ['Short.'], sections };
  expect(markdownOf({ ...legal, back: { label: 'Home', href: '/' } })).toMatchInlineSnapshot(`
    "# Privacy

    Today

    Short.

    ## Data

    None.

    - A
    - [Law](https://law.example/)

    ## Rights

    [Home](/)
    "
  `);
  expect(markdownOf({ type: 'legal-text', heading: 'Terms', sections: [{ heading: 'None' }] })).toBe(
    '# Terms\n\n## None\n',
  );
});

test('writes the help of actions and the links of contacts', () => {
  const form = {
    type: 'form',
    contacts: [
      { label: 'Phone', value: '+216 71 000 000', href: 'tel:+21671000000', icon: 'phone' },
      { label: 'Place', value: 'Tunis', icon: 'map-pin' },
    ],
    actions: [{ label: 'Call', href: 'https://call.example/', help: 'By video.' }],
    links: [{ label: 'Code', href: 'https://code.example/' }],
    fields: [{ type: 'email', name: 'email', label: 'Email' }],
  };
  expect(markdownOf(form)).toMatchInlineSnapshot(`
    "- Phone: [+216 71 000 000](tel:+21671000000)
    - Place: Tunis
    - [Call](https://call.example/): By video.
    - [Code](https://code.example/)
    "
  `);
});

test('writes the buttons and links of a person before and after the availability', () => {
  const hero = {
    type: 'hero',
    headline: 'A',
    actions: [{ label: 'Go', href: 'https://go.example/' }],
    links: [{ label: 'Code', href: 'https://code.example/' }],
    counters: [{ label: 'Users', value: 12480, suffix: '+' }],
    availability: 'Open',
    picture: { src: '/me.jpg', alt: 'Me' },
  };
  expect(markdownOf(hero)).toMatchInlineSnapshot(`
    "# A

    - [Go](https://go.example/)

    Open

    - [Code](https://code.example/)
    - Users: 12,480+

    ![Me](/me.jpg)
    "
  `);
});

test('writes the links between the pages of a list, and between posts', () => {
  const site = siteWith({ type: 'page-list', heading: 'Notes', tags: ['none'] });
  const posts = Array.from({ length: 21 }, (_, index) => ({
    path: `/p${index}`,
    title: `P ${index}`,
    date: `2021-01-${index + 1}`.replace(/-(\d)$/, '-0$1'),
    tags: ['web'],
    blocks: [{ type: 'hero', kind: 'article', headline: `P ${index}` }],
  }));
  const blog = { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list', heading: 'Posts' }] };
  const files = filesOf({ ...site, pages: [...site.pages, blog, ...posts] });
  expect(files['/index.md']).toMatchInlineSnapshot(`
    "# Notes

    Nothing here yet
    "
  `);
  expect(String(files['/blog.md']).split('\n').slice(-2)).toMatchInlineSnapshot(`
    [
      "Page 1 of 2, [Older](/blog/2)",
      "",
    ]
  `);
  expect(files['/blog/2.md']).toMatchInlineSnapshot(`
    "# Posts

    - [P 0](/p0), January 1, 2021, 1 min read, web

    [Newer](/blog), Page 2 of 2
    "
  `);
  expect(files['/p1.md']).toMatchInlineSnapshot(`
    "# P 1

    January 2, 2021, 1 min read

    web

    - Previous: [P 0](/p0)
    - Next: [P 2](/p2)
    - [Posts](/blog)
    "
  `);
  expect(files['/p20.md']).toMatchInlineSnapshot(`
    "# P 20

    January 21, 2021, 1 min read

    web

    - Previous: [P 19](/p19)
    - [Posts](/blog)
    "
  `);
});

test('writes the links between posts that no page lists', () => {
  const site = siteWith({ type: 'hero', headline: 'A' });
  const posts = ['2021', '2022'].map((date) => ({
    ...{ path: `/p${date}`, title: date, date },
    blocks: [{ type: 'hero', kind: 'article', headline: `P ${date}` }],
  }));
  expect(filesOf({ ...site, pages: [...site.pages, ...posts] })['/p2021.md']).toBe(
    '# P 2021\n\n2021, 1 min read\n\n- Next: [P 2022](/p2022)\n',
  );
});

test('writes the file and the language of code', () => {
  const body = ['```js title="a b.js"', 'let a;', '```', '', '```', 'plain', '```'];
  expect(markdownOf({ type: 'text', body })).toMatchInlineSnapshot(`
    "\`a b.js\`

    \`\`\`javascript
    let a;
    \`\`\`

    \`\`\`
    plain
    \`\`\`
    "
  `);
});

test('has an empty line between the parts of an item, except before a list', () => {
  const body = ['- a', '  - b', '- c', '', '  1. d', '', '- e', '', '  f'];
  expect(markdownOf({ type: 'text', body })).toMatchInlineSnapshot(`
    "- a
      - b
    - c

      1. d
    - e

      f
    "
  `);
});

test('joins texts with the comma of the language', () => {
  const interests = [{ name: 'شطرنج', keywords: ['سريع', 'بطيء'] }];
  const site = { ...siteWith({ type: 'interest-list', interests }), language: 'ar' };
  expect(filesOf(site)['/index.md']).toBe('# Home\n\n- **شطرنج**: سريع، بطيء\n');
});

test('escapes numbers at the start of a line that are made from several texts', () => {
  const site = {
    ...siteWith({ type: 'interest-list', intro: ['{today} und'], interests: [{ name: 'A' }] }),
    language: 'de',
  };
  expect(filesOf(site)['/index.md']).toBe('# Home\n\n28\\. November 2026 und\n\n- **A**\n');
});

test('writes nothing for a block without content', () => {
  const empty = { definitionOf: () => ({}) } as unknown as BlockRegistry;
  const block: AnyResolved = { type: 'interest-list', interests: [] };
  expect(pageContentOf(empty, block, { language: 'en', labels: en, now })).toEqual([]);
});
