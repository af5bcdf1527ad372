import { expect, test } from 'vitest';
import { suggestCategory } from '../../src/core/text/suggest-category.ts';
import { formatExample } from '../../src/core/validation/example.ts';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';
import { withFix } from '../support/with-fix.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write sites that are wrong on purpose
type AnyRecord = Record<string, any>;

const hero = { type: 'hero', headline: 'Hello' };
const withOwner = (more: AnyRecord): AnyRecord => ({
  ...smallSite(),
  owner: { ...smallSite().owner, ...more },
});
const top = (more: AnyRecord): AnyRecord => ({ ...smallSite(), ...more });
const without = (name: string, more: AnyRecord): AnyRecord => {
  const { [name]: _, ...rest } = smallSite();
  return { ...rest, ...more };
};
const block = (more: AnyRecord): AnyRecord => siteWith(hero, { id: 'b', ...more });
const entry = (more: AnyRecord): AnyRecord => block({ type: 'timeline', entries: [{ title: 'A', ...more }] });
const card = (more: AnyRecord): AnyRecord =>
  block({ type: 'card-grid', cards: [{ title: 'A', ...more }, { title: 'B' }] });
const skill = (more: AnyRecord): AnyRecord =>
  block({ type: 'skill-group', groups: [{ title: 'G', skills: [{ name: 'A', ...more }] }] });
const inNotesOrFacts = 'move it to "notes", or to "facts" to show it: Onefolio doesn\'t support this setting';
const ofBlocks = ({ pages }: AnyRecord) => pages[0].blocks;
const last = (site: AnyRecord) => ofBlocks(site).at(-1);
const first = (list: 'entries' | 'cards') => (site: AnyRecord) => last(site)[list][0];

/* The fix of the one error in a site, and a part of the site after that fix, which leaves no errors. */
function fixed(site: AnyRecord, part: (site: AnyRecord) => unknown): [label: string | null, part: unknown] {
  const { diagnostics, locator } = compileSite(site);
  const [problem, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  if (!problem) throw new Error('nothing is wrong');
  expect(others).toEqual([]);
  const text = withFix(problem, locator);
  expect(compileSite(text).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return [problem.label, part(JSON.parse(text))];
}

test.each<[site: AnyRecord, label: string, part: (site: AnyRecord) => unknown, value: unknown]>([
  [
    card({ stack: 'PHP, React' }),
    'write "technologies": ["PHP", "React"]',
    first('cards'),
    { title: 'A', technologies: ['PHP', 'React'] },
  ],
  [
    card({ highlights: 'a\nb' }),
    'write "achievements": ["a", "b"]',
    first('cards'),
    { title: 'A', achievements: ['a', 'b'] },
  ],
  [
    card({ image: '/me.jpg' }),
    'write "picture": { "src": "/me.jpg", "alt": "A" }',
    first('cards'),
    { title: 'A', picture: { src: '/me.jpg', alt: 'A' } },
  ],
  [
    card({ website: 'example.com' }),
    'write "href": "https://example.com"',
    first('cards'),
    { title: 'A', href: 'https://example.com' },
  ],
  [card({ year: 2021 }), 'write "date": "2021"', first('cards'), { title: 'A', date: '2021' }],
  [card({ highlight: 'true' }), 'write "featured": true', first('cards'), { title: 'A', featured: true }],
  [card({ summary: ['a', 'b'] }), 'write "description": "a\\nb"', first('cards'), { title: 'A', description: 'a\nb' }],
  [card({ summary: { en: 'a', fr: 'b' } }), 'did you mean "description"?', () => 1, 1],
  [
    card({ github: 'https://github.com/a' }),
    'write "links": [{ "label": "GitHub", "href": "https://github.com/a" }]',
    first('cards'),
    { title: 'A', links: [{ label: 'GitHub', href: 'https://github.com/a' }] },
  ],
  [
    card({ links: [{ label: 'x', href: '/' }], repo: 'https://a.b/', href: '/' }),
    'add to "links": {"label":"Repo","href":"https://a.b/"}',
    first('cards'),
    {
      title: 'A',
      href: '/',
      links: [
        { label: 'x', href: '/' },
        { label: 'Repo', href: 'https://a.b/' },
      ],
    },
  ],
  [
    card({ teamSize: 'Five' }),
    'move it to "facts": { "label": "Team size", "value": "Five" }',
    first('cards'),
    { title: 'A', facts: [{ label: 'Team size', value: 'Five' }] },
  ],
  [
    card({ budget: 'Large', facts: [{ label: 'a', value: 'b' }] }),
    'move it to "facts": { "label": "Budget", "value": "Large" }',
    first('cards'),
    {
      title: 'A',
      facts: [
        { label: 'a', value: 'b' },
        { label: 'Budget', value: 'Large' },
      ],
    },
  ],
  [skill({ percent: '85%' }), 'write "level": 85', last, skill({ level: 85 }).pages[0].blocks[1]],
  [
    block({ type: 'form', fields: [{ type: 'text', name: 'a', label: 'A', max: '7' }] }),
    'write "maxLength": 7',
    (site) => last(site).fields[0].maxLength,
    7,
  ],
  [
    block({ type: 'interest-list', hobbies: ['Film'] }),
    'write "interests": [{ "name": "Film" }]',
    (site) => last(site).interests,
    [{ name: 'Film' }],
  ],
  [
    block({ type: 'text', markdown: 'a\n\nb' }),
    'write "body": ["a", "", "b"]',
    (site) => last(site).body,
    ['a', '', 'b'],
  ],
  [
    block({ type: 'skill-group', skills: ['PHP'] }),
    'write "groups": [{ "title": "Skills", "skills": [{ "name": "PHP" }] }]',
    (site) => last(site).groups,
    [{ title: 'Skills', skills: [{ name: 'PHP' }] }],
  ],
  [
    block({ type: 'course-list', courses: [{ title: 'A', difficulty: 'beginner' }] }),
    'write "level": "Beginner"',
    (site) => last(site).courses[0].level,
    'Beginner',
  ],
  [
    withOwner({ github: 'amina' }),
    'write "profiles": [{ "network": "GitHub", "username": "amina", "href": "https://github.com/amina" }]',
    ({ owner }) => owner.profiles,
    [{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }],
  ],
  [
    withOwner({ mastodon: 'https://a.b/' }),
    'write "profiles": [{ "network": "Mastodon", "href": "https://a.b/" }]',
    ({ owner }) => owner.profiles,
    [{ network: 'Mastodon', href: 'https://a.b/' }],
  ],
  [
    entry({ from: '2019/3', to: 'now' }),
    'replace "from" and "to" with "period": { "start": "2019-03", "end": "present" }',
    first('entries'),
    { title: 'A', period: { start: '2019-03', end: 'present' } },
  ],
  [
    entry({ startDate: '2019', endDate: null, current: false }),
    'replace "startDate", "endDate" and "current" with "period": { "start": "2019" }',
    first('entries'),
    { title: 'A', period: { start: '2019' } },
  ],
  [
    entry({ startDate: '2019', endDate: null }),
    'replace "startDate" and "endDate" with "period": { "start": "2019", "end": "present" }',
    first('entries'),
    { title: 'A', period: { start: '2019', end: 'present' } },
  ],
  [
    entry({ start: '2019', isCurrent: true }),
    'replace "start" and "isCurrent" with "period": { "start": "2019", "end": "present" }',
    first('entries'),
    { title: 'A', period: { start: '2019', end: 'present' } },
  ],
  [
    entry({ since: 2019 }),
    'write "period": { "start": "2019" }',
    first('entries'),
    { title: 'A', period: { start: '2019' } },
  ],
  [
    entry({ dates: '2019 – 2021' }),
    'write "period": { "start": "2019", "end": "2021" }',
    first('entries'),
    { title: 'A', period: { start: '2019', end: '2021' } },
  ],
  [entry({ when: '2019' }), 'did you mean "date"?', first('entries'), { title: 'A', date: '2019' }],
  [
    block({ type: 'skill-group', categories: [{ title: 'G', skills: [{ name: 'A' }] }] }),
    'did you mean "groups"?',
    (site) => last(site).groups,
    [{ title: 'G', skills: [{ name: 'A' }] }],
  ],
  [
    block({ type: 'quote-list', testimonials: ['Good'] }),
    'write "quotes": [{ "text": "Good" }]',
    (site) => last(site).quotes,
    [{ text: 'Good' }],
  ],
  [
    card({ stack: Array.from({ length: 31 }, (_, number) => `Hypertext processor ${number}`).join(', ') }),
    'write "technologies": ["Hypertext processor 0", "Hypertext processor 1", "Hypertext processor 2", …]',
    (site) => last(site).cards[0].technologies.length,
    31,
  ],
])('renames the setting of %j', (site, label, part, value) => {
  const wanted = label.startsWith('did') ? { ...site, languages: ['en', 'fr'], language: undefined } : site;
  expect(fixed(wanted, part)).toEqual([label, value]);
});

test.each<[site: AnyRecord, label: string, part: (site: AnyRecord) => unknown, value: unknown]>([
  [withOwner({ theme: { mode: 'dark' } }), 'move it to the top of the file', ({ theme }) => theme, { mode: 'dark' }],
  [withOwner({ accent: 250 }), 'move it to "theme"', ({ theme }) => theme, { accent: 250 }],
  [
    top({ accent: 250, theme: { mode: 'dark' } }),
    'move it to "theme"',
    ({ theme }) => theme,
    { mode: 'dark', accent: 250 },
  ],
  [top({ phone: '+216 00 000 000' }), 'move it to "owner"', ({ owner }) => owner.phone, '+216 00 000 000'],
  [top({ tel: '+216 00 000 000' }), 'move it to "owner", as "phone"', ({ owner }) => owner.phone, '+216 00 000 000'],
  [
    top({ bio2: 'x' }),
    'show it in a block: { "type": "text", "body": [ … ] }, or move it to "notes"',
    ({ notes }) => notes,
    { bio2: 'x' },
  ],
  [without('owner', { name: 'Amina' }), 'move it to "owner"', ({ owner }) => owner, { name: 'Amina' }],
  [
    without('pages', { blocks: [hero] }),
    'move the blocks to a page: "pages": [{ "path": "/", "title": "{name}", "blocks": [ … ] }]',
    ({ pages }) => pages,
    [{ path: '/', title: '{name}', blocks: [hero] }],
  ],
  [
    top({ work: [{ title: 'A' }] }),
    'move it to a page as a block: { "type": "timeline", "entries": [ … ] }',
    last,
    { type: 'timeline', id: 'work', heading: 'Work', entries: [{ title: 'A' }] },
  ],
  [card({ filter: true }), 'move it to page "/" → block 2 (card-grid)', (site) => last(site).filter, true],
  [siteWith({ ...hero, draft: false }), 'move it to page "/"', ({ pages }) => pages[0].draft, false],
  [
    siteWith({ type: 'card-grid', id: 'a', cards: [{ title: 'A' }] }, { title: 'B' }),
    'add a "type", or move it to "cards" in block 1, where it seems to belong',
    ofBlocks,
    [{ type: 'card-grid', id: 'a', cards: [{ title: 'A' }, { title: 'B' }] }],
  ],
  [
    siteWith({ title: 'B', organization: 'C' }, { type: 'timeline', id: 'a', entries: [{ title: 'A' }] }),
    'add a "type", or move it to "entries" in block 2, where it seems to belong',
    ofBlocks,
    [{ type: 'timeline', id: 'a', entries: [{ title: 'A' }, { title: 'B', organization: 'C' }] }],
  ],
  [
    block({ type: 'card-grid', cards: [{ title: 'A' }, hero] }),
    'move this block to "blocks" of its page',
    ofBlocks,
    [hero, { id: 'b', type: 'card-grid', cards: [{ title: 'A' }] }, hero],
  ],
  [
    { ...smallSite(), pages: [hero] },
    'move this block to "blocks" of a page: { "path": "/", "title": "{name}", "blocks": [ … ] }',
    ({ pages }) => pages,
    [{ path: '/', title: '{name}', blocks: [hero] }],
  ],
  [
    siteWith(hero, { path: '/a', title: 'A', blocks: [hero] }),
    'move this page to "pages"',
    ({ pages }) => pages[1],
    { path: '/a', title: 'A', blocks: [hero] },
  ],
  [siteWith({ block: 'hero', headline: 'x' }), 'write "type": "hero"', ofBlocks, [{ type: 'hero', headline: 'x' }]],
  [siteWith({ kind: 'blog' }), 'write "type": "page-list"', (site) => last(site).type, 'page-list'],
  [siteWith({ headline: 'x' }), 'add "type": "hero"', ofBlocks, [{ type: 'hero', headline: 'x' }]],
  [
    siteWith({ ...hero, columns: 3 }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { columns: 3 },
  ],
  [
    top({ notes: { x: 1 }, extra: { x: [2] } }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { x: 1, extra: { x: [2] } },
  ],
  [
    siteWith({ ...hero, x1: 2 }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { x1: 2 },
  ],
  [
    top({ github: 'amina', owner: { name: 'A', profiles: [] } }),
    'move it to "owner", as "profiles"',
    ({ owner }) => owner.profiles,
    [{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }],
  ],
  [
    top({ skills: [{ name: 'PHP' }] }),
    'move it to a page as a block: { "type": "skill-group", "groups": [ … ] }',
    last,
    { type: 'skill-group', id: 'skills', heading: 'Skills', groups: [{ title: 'Skills', skills: [{ name: 'PHP' }] }] },
  ],
  [
    top({ skills: [{ title: 'G', skills: [{ name: 'PHP' }] }] }),
    'move it to a page as a block: { "type": "skill-group", "groups": [ … ] }',
    (site) => last(site).groups,
    [{ title: 'G', skills: [{ name: 'PHP' }] }],
  ],
  [
    { ...smallSite(), pages: [{ path: '/a', title: 'A', blocks: [hero] }], blocks: [hero] },
    'move the blocks to a page: "pages": [{ "path": "/", "title": "{name}", "blocks": [ … ] }]',
    ({ pages }) => pages[1],
    { path: '/', title: '{name}', blocks: [hero] },
  ],
  [
    top({ labels: { whatever: 'x' } }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { whatever: 'x' },
  ],
  [
    top({ stuff: [{ a: 1 }] }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { stuff: [{ a: 1 }] },
  ],
  [
    top({ email: 'b@example.com' }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { email: 'b@example.com' },
  ],
  [
    siteWith({ ...hero, ['x'.repeat(50)]: 1 }),
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    ({ notes }) => notes,
    { ['x'.repeat(50)]: 1 },
  ],
  [top({ accent: '250' }), 'move it to "theme"', ({ theme }) => theme, { accent: 250 }],
  [card({ filter: 'true' }), 'move it to page "/" → block 2 (card-grid)', (site) => last(site).filter, true],
  [
    block({ type: 'card-grid', layout: 'projects', cards: [{ title: 'A', layout: 'wide' }] }),
    inNotesOrFacts,
    ({ notes }) => notes,
    { layout: 'wide' },
  ],
  [
    block({ type: 'legal-text', heading: 'A', whatever: [{ heading: 'B' }] }),
    'did you mean "sections"?',
    (site) => last(site).sections,
    [{ heading: 'B' }],
  ],
])('moves the misplaced setting of %j', (site, label, part, value) => {
  expect(fixed(site, part)).toEqual([label, value]);
});

const inNotes = 'move it to "notes" or remove it: Onefolio doesn\'t support this setting';

test.each(['_comment', '//', '#idea', 'internalNote', 'note', 'comment', 'todo', 'private_remark', 'NOTE', 'Private'])(
  'publishes nothing that an owner keeps as %j',
  (key) => {
    expect(fixed(card({ [key]: 'client owes us 2000' }), ({ notes }) => notes)).toEqual([
      'move private notes to "notes", which never appears on the site',
      { [key]: 'client owes us 2000' },
    ]);
  },
);

test('creates no fact from a setting that is an alias', () => {
  expect(fixed(card({ salary: '40k' }), ({ notes }) => notes)).toEqual([inNotesOrFacts, { salary: '40k' }]);
  expect(fixed(top({ theme: { animation: 'fade' } }), ({ notes }) => notes)).toEqual([
    'move it to "notes" or remove it: Onefolio doesn\'t support this setting',
    { animation: 'fade' },
  ]);
  expect(fixed(top({ googleAnalytics: 'UA-1' }), ({ notes }) => notes)).toEqual([
    'move it to "notes" or remove it: Onefolio doesn\'t support analytics',
    { googleAnalytics: 'UA-1' },
  ]);
});

test('reads a comment as the text of a quote', () => {
  const site = block({ type: 'quote-list', quotes: [{ comment: 'Good' }] });
  expect(fixed(site, (each) => last(each).quotes)).toEqual(['did you mean "text"?', [{ text: 'Good' }]]);
});

test.each<[owner: AnyRecord, label: string | null, name: string]>([
  [
    { firstName: 'Lea', lastName: 'Moreau' },
    'replace "firstName" and "lastName" with "name": "Lea Moreau"',
    'Lea Moreau',
  ],
  [{ name: 'Lea', surname: 'Moreau' }, 'replace "name" and "surname" with "name": "Lea Moreau"', 'Lea Moreau'],
  [
    { name: 'Lea Moreau', last_name: 'Moreau' },
    'replace "name" and "last_name" with "name": "Lea Moreau"',
    'Lea Moreau',
  ],
  [{ firstName: 'Lea' }, 'did you mean "name"?', 'Lea'],
])('combines the names of %j', (owner, label, name) => {
  expect(fixed(without('owner', { owner }), (site) => site.owner)).toEqual([label, { name }]);
});

test('keeps a family name without a first name', () => {
  const [found] = compileSite(without('owner', { owner: { name: { en: 'Lea' }, surname: 'Moreau' } })).diagnostics;
  expect(found?.label).toBe(inNotesOrFacts);
});

test('moves the settings of "basics" that "owner" lacks', () => {
  const { owner } = smallSite();
  const basics = { name: owner.name, label: owner.title, url: 'https://a.b/', email: 'c@example.com' };
  expect(fixed(top({ basics }), ({ owner, notes }) => [owner.website, notes])).toEqual([
    'move it to "owner", as "website"',
    ['https://a.b/', { basics }],
  ]);
  expect(fixed(top({ basics: { name: owner.name } }), (site) => site)).toEqual([
    'remove it: "owner" already has this',
    smallSite(),
  ]);
  expect(fixed(top({ basics: { name: 'Other', odd: 1 } }), ({ notes }) => notes)).toEqual([
    'move it to "notes" or remove one of the two: "owner" is already set',
    { basics: { name: 'Other', odd: 1 } },
  ]);
  const more = { website: 5, pronouns: 'she', _title: 'not yet' };
  expect(fixed(top({ basics: more }), ({ owner, notes }) => [owner.pronouns, notes])).toEqual([
    'move it to "owner", as "pronouns"',
    ['she', { basics: more }],
  ]);
});

test('reports the suffix of a number after the renaming', () => {
  const { diagnostics } = compileSite(siteWith({ ...hero, counters: [{ label: 'A', count: '98%' }] }));
  expect(diagnostics.map(({ label }) => label)).toEqual(['did you mean "value"?']);
});

test('keeps the other settings of a card', () => {
  const grid = { type: 'card-grid', filter: true, cards: [{ title: 'A', filter: true }] };
  expect(fixed(block(grid), ({ notes }) => notes)).toEqual([inNotes, { filter: true }]);
});

test('adds profiles at the top level to those of the owner', () => {
  const profiles = [{ network: 'LinkedIn', href: 'https://linkedin.com/in/a' }];
  const social = { github: 'amina', linkedin: 'https://linkedin.com/in/a' };
  const both = [...profiles, { network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }];
  const label = 'move it to "owner", as "profiles"';
  const site = { ...withOwner({ profiles }), social };
  expect(fixed(site, ({ owner }) => owner.profiles)).toEqual([label, both]);
  const named = [{ network: 'LinkedIn', username: 'a' }];
  const nameless = { ...withOwner({ profiles: named }), social: { github: 'amina' } };
  expect(fixed(nameless, ({ owner }) => owner.profiles)).toEqual([label, [...named, both[1]]]);
  for (const more of [{ _github: 'private' }, { whatsapp_of_mum: 'private' }])
    expect(fixed(top({ social: { ...social, ...more } }), (each) => each.owner.profiles)).toEqual([inNotes, undefined]);
  expect(fixed(top({ social: ['https://github.com/a'] }), ({ owner }) => owner.profiles)).toEqual([
    label,
    [{ network: 'GitHub', href: 'https://github.com/a' }],
  ]);
});

test.each<[site: AnyRecord, label: string, part: (site: AnyRecord) => unknown, value: unknown]>([
  [
    siteWith({ ...hero, phone: '+216 00 000 000' }),
    'write "links": [{ "label": "Phone", "href": "tel:+21600000000" }]',
    (site) => last(site).links,
    [{ label: 'Phone', href: 'tel:+21600000000' }],
  ],
  [
    siteWith({ ...hero, github: 'amina', links: [{ label: 'a', href: '/' }] }),
    'add to "links": {"label":"GitHub","href":"https://github.com/amina"}',
    (site) => last(site).links,
    [
      { label: 'a', href: '/' },
      { label: 'GitHub', href: 'https://github.com/amina' },
    ],
  ],
  [
    siteWith({ ...hero, social: { x: '@amina' }, links: [{ label: 'a', href: '/' }] }),
    'add to "links": {"label":"X","href":"https://x.com/amina"}',
    (site) => last(site).links[1],
    { label: 'X', href: 'https://x.com/amina' },
  ],
  [
    top({ menu: { Home: '/' } }),
    'write "navigation": [{ "label": "Home", "href": "/" }]',
    ({ navigation }) => navigation,
    [{ label: 'Home', href: '/' }],
  ],
  [siteWith({ ...hero, tagline: 'Calm' }), 'did you mean "title"?', (site) => last(site).title, 'Calm'],
  [
    siteWith({ ...hero, title: 'a', summary: 'b', tagline: 'Calm' }),
    'move it to "notes" or remove one of the two: "title" is already set',
    ({ notes }) => notes,
    { tagline: 'Calm' },
  ],
  [
    withOwner({ address: '12 rue de la Paix' }),
    'move it to "notes" or remove one of the two: "location" is already set',
    ({ notes }) => notes,
    { address: '12 rue de la Paix' },
  ],
  [
    withOwner({ github: 'amina', linkedin: 'https://linkedin.com/in/a' }),
    'replace "github" and "linkedin" with "profiles": [{ "network": "GitHub", "username": "amina", "href": "https://github.com/amina" }, { "network": "LinkedIn", "href": "https://linkedin.com/in/a" }]',
    ({ owner }) => owner.profiles,
    [
      { network: 'GitHub', username: 'amina', href: 'https://github.com/amina' },
      { network: 'LinkedIn', href: 'https://linkedin.com/in/a' },
    ],
  ],
])('moves %j to where visitors see it', (site, label, part, value) => {
  expect(fixed(site, part)).toEqual([label, value]);
});

const inFacts = (fact: string) => `add the languages that you speak to "facts" in a card-grid: ${fact}`;

test.each<[languages: AnyRecord, value: AnyRecord]>([
  [
    { id: 'b', heading: 'I speak', languages: [{ language: 'Spanish', fluency: 'Good' }, 'French'] },
    {
      type: 'card-grid',
      id: 'b',
      heading: 'I speak',
      facts: [{ label: 'I speak', languages: [{ name: 'Spanish', level: 'Good' }, { name: 'French' }] }],
    },
  ],
  [
    { items: [{ language: 'Spanish', proficiency: 'B2' }] },
    { type: 'card-grid', facts: [{ label: 'Languages', languages: [{ name: 'Spanish', level: 'B2' }] }] },
  ],
  [
    { title: 'A', list: [{ name: 'Spanish' }] },
    { type: 'card-grid', heading: 'A', facts: [{ label: 'A', languages: [{ name: 'Spanish' }] }] },
  ],
  [
    { items: 'Spanish, French' },
    { type: 'card-grid', facts: [{ label: 'Languages', languages: [{ name: 'Spanish' }, { name: 'French' }] }] },
  ],
  [
    { items: { Spanish: 'B2' } },
    { type: 'card-grid', facts: [{ label: 'Languages', languages: [{ name: 'Spanish', level: 'B2' }] }] },
  ],
])('converts the block of languages %j to facts', (languages, value) => {
  expect(fixed(siteWith({ type: 'languages', ...languages }), last)).toEqual([
    inFacts(formatExample(value.facts[0])),
    value,
  ]);
});

test.each<AnyRecord>([
  {},
  { list: 5 },
  { list: [] },
  { list: [5] },
  { list: [{ name: 'A', flag: 'x' }] },
  { list: ['A'], more: 1 },
])('explains where languages belong for %j', (languages) => {
  const [found] = compileSite(siteWith({ type: 'languages', ...languages })).diagnostics;
  expect([found?.code, found?.label, found?.fix?.edits]).toEqual([
    'OF101',
    inFacts('{ "label": "Languages", "languages": [{ "name": "French", "level": "B2" }] }'),
    [],
  ]);
});

const credential = (more: AnyRecord): AnyRecord =>
  block({ type: 'credential-list', credentials: [{ title: 'A', ...more }] });
const categories = [
  { id: 'health', label: 'Medicine' },
  { id: 'food', label: 'Food & drink' },
  { id: 'health-care-of-animals', label: 5 },
];
const inCategory = (category: string): AnyRecord =>
  block({ type: 'card-grid', categories: categories.slice(0, 2), cards: [{ title: 'A', category }] });

test.each<[site: AnyRecord, label: string, part: (site: AnyRecord) => unknown, value: unknown]>([
  [
    credential({ date: 'Issued Mar 2021 · Expires Mar 2024' }),
    'write "date": "2021-03", "expires": "2024-03"',
    (site) => last(site).credentials[0],
    { title: 'A', date: '2021-03', expires: '2024-03' },
  ],
  [
    credential({ date: 'Mar 2021 · No Expiration Date' }),
    'write "date": "2021-03"',
    (site) => last(site).credentials[0],
    { title: 'A', date: '2021-03' },
  ],
  [
    credential({ expires: 'No Expiration Date' }),
    'remove it: an entry without it never expires',
    (site) => last(site).credentials[0],
    { title: 'A' },
  ],
  [
    block({ type: 'form', fields: [{ type: 'text', name: 'a', label: 'A' }], action: 'https://formspree.io/f/x' }),
    'write "send": { "endpoint": "https://formspree.io/f/x" }',
    (site) => last(site).send,
    { endpoint: 'https://formspree.io/f/x' },
  ],
  [
    siteWith({ ...hero, counters: [{ label: 'A', value: '98%' }] }),
    'write 98, "suffix": "%"',
    (site) => last(site).counters,
    [{ label: 'A', value: 98, suffix: '%' }],
  ],
  [inCategory('Healthcare'), 'write "health"', (site) => last(site).cards[0].category, 'health'],
  [inCategory('Medicine'), 'write "health"', (site) => last(site).cards[0].category, 'health'],
  [inCategory('Fod'), 'write "food"', (site) => last(site).cards[0].category, 'food'],
  [
    siteWith({ ...hero, links: [{ label: 'Me', icon: 'twitter', href: '@amina' }] }),
    'write "https://x.com/amina"',
    (site) => last(site).links[0].href,
    'https://x.com/amina',
  ],
  [
    siteWith({ ...hero, links: [{ label: 'Me', icon: 'fab fa-linkedin-in', href: '/' }] }),
    'did you mean "linkedin"?',
    (site) => last(site).links[0].icon,
    'linkedin',
  ],
  [
    top({ navigation: { Work: '#a', CV: 'https://a.b/' } }),
    'write [{ "label": "Work", "href": "#a" }, { "label": "CV", "href": "https://a.b/" }]',
    ({ navigation }) => navigation.length,
    2,
  ],
  [
    block({ type: 'text', content: '<p>I was <em>born</em>.</p><ul><li>One</li></ul>' }),
    'write "body": ["I was _born_.", "", "- One"]',
    (site) => last(site).body,
    ['I was _born_.', '', '- One'],
  ],
  [
    block({ type: 'text', body: ['<p>I was <em>born</em>.</p>'] }),
    'write ["I was _born_."]',
    (site) => last(site).body,
    ['I was _born_.'],
  ],
])('corrects the value of %j', (site, label, part, value) => {
  const named = JSON.stringify(site).includes('"#a"')
    ? { ...site, pages: block({ id: 'a', type: 'text', body: ['a'] }).pages }
    : site;
  expect(fixed(named, part)).toEqual([label, value]);
});

test.each<[site: AnyRecord, label: string | null]>([
  [
    card({ video: '<iframe src="https://www.youtube.com/embed/a"></iframe>' }),
    'write { "href": "https://www.youtube.com/watch?v=a", "picture": { "src": "/….jpg", "alt": "…" } }, with a still image from public/',
  ],
  [card({ video: 'a film' }), null],
  [block({ type: 'text', body: ['`a` <b>c</b>'] }), null],
  [block({ type: 'timeline', entries: [{ salary: '40k' }] }), 'did you mean "title"?'],
  [block({ type: 'text', file: 'My Story.docx' }), null],
  [inCategory('Sport!'), null],
  [credential({ date: 'Mar 2021 · later' }), null],
  [credential({ expires: 'later' }), null],
  [credential({ date: 'later' }), null],
  [block({ type: 'text', file: 'story' }), null],
  [credential({ date: 'Mar 2021 · No Expiration Date', expires: '2024' }), null],
  [top({ navigation: { Work: 5 } }), null],
  [siteWith({ ...hero, links: [{ label: 'Me', href: '@amina' }] }), null],
])('invents no value for %j', (site, label) => {
  const [found] = compileSite(site).diagnostics;
  expect([found?.label, found?.fix?.edits ?? []]).toEqual([label, []]);
});

test('finds a category by its ID, its label or a unique part of either', () => {
  const known = (word: string) => suggestCategory(word, categories);
  expect(['health', 'food & drink', 'foods-of-all-kinds', 'he', 'health-car'].map(known)).toEqual([
    'health',
    'food',
    'food',
    undefined,
    undefined,
  ]);
  expect(suggestCategory('A', [{ id: 5, label: 'A' }])).toBeUndefined();
});

/* The advice of diagnostics without a fix. */
test.each<[site: AnyRecord, advice: string]>([
  [
    top({ theme: {}, owner: { name: 'A', theme: { mode: 'dark' } } }),
    'keep only one: "theme" is already set at the top of the file',
  ],
  [top({ blocks: [hero] }), 'move the blocks to "blocks" of a page'],
  [top({ notes: 'x', extra: 1 }), 'move it to "notes" or remove it: Onefolio doesn\'t support this setting'],
  [block({ type: 'card-grid', cards: [hero] }), 'move this block to "blocks" of its page'],
  [
    { ...smallSite(), pages: [...smallSite().pages, { path: '/hero', title: 'A', blocks: [hero] }, hero] },
    'move this block to "blocks" of a page: { "path": "/hero", "title": "{name}", "blocks": [ … ] }',
  ],
])('advises on %j', (site, advice) => {
  const [found] = compileSite(site).diagnostics.filter(({ code }) => code === 'OF104');
  expect([found?.label, found?.fix]).toEqual([advice, { text: advice, certain: false, edits: [] }]);
});

test.each<[site: AnyRecord, complaint: string]>([
  [card({ image: 'https://example.com/me.jpg', alt: 'x' }), `OF104 ${inNotesOrFacts}`],
  [card({ image: 5 }), 'OF104 move it to "notes" or remove it: Onefolio doesn\'t support this setting'],
  [card({ image: 'two\nlines' }), 'OF104 move it to "notes" or remove it: Onefolio doesn\'t support this setting'],
  [card({ image: '/me.jpg', alt: 5 }), 'OF104 write "picture": { "src": "/me.jpg", "alt": "A" }'],
  [card({ picture: { src: '/me.jpg', alt: 'Me' }, image: '/a.jpg', alt: 'x' }), `OF104 ${inNotesOrFacts}`],
  [top({ projects: [5] }), 'OF104 show it in a block: { "type": "card-grid", "cards": [ … ] }, or move it to "notes"'],
  [top({ pages: 5, hero }), 'OF104 show it in a block: { "type": "hero" }, or move it to "notes"'],
  [entry({ dates: `2019 – ${' '.repeat(100)}2021` }), 'OF104 did you mean "date"?'],
  [entry({ period: ['2019', ' '.repeat(100)] }), 'OF103 null'],
  [card({ facts: { a: { b: 1 } } }), 'OF103 null'],
  [card({ facts: { ['a'.repeat(200)]: 'b' } }), 'OF103 null'],
  [card({ facts: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 'b'])) }), 'OF103 null'],
  [
    card({ details: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 'b'])) }),
    'OF104 move it to "notes" or remove it: Onefolio doesn\'t support this setting',
  ],
  [block({ type: 'form', fields: [{ type: 'text', name: 'a', label: 'A' }], send: 'two words' }), 'OF103 null'],
  [entry({ date: `2019 – ${' '.repeat(100)}2021` }), 'OF109 null'],
  [
    block({ type: 'card-grid', filter: true, cards: [{ title: 'A', filter: true }] }),
    'OF104 move it to "notes" or remove it: Onefolio doesn\'t support this setting',
  ],
])('offers no fix for %j', (site, complaint) => {
  expect(compileSite(site).diagnostics.map(({ code, label }) => `${code} ${label}`)).toContain(complaint);
});

const labelsOf = (site: AnyRecord) => compileSite(site).diagnostics.map(({ code, label }) => `${code} ${label}`);

test("doesn't move languages on a site without a page for them", () => {
  const advice = 'add the languages that you speak to "facts" in a card-grid:';
  for (const pages of ['x', ['/']])
    expect(labelsOf(top({ pages, language: 5, languages: [{ name: 'Wolof' }] }))).toContain(
      `OF103 ${advice} { "label": "Languages", "languages": [{ "name": "Wolof" }] }`,
    );
});

test('moves unsupported settings to the notes, and reads no number as the text of a page', () => {
  const call = [{ label: 'Call', value: '{phone}' }];
  const site = { ...withOwner({ phone: '' }), ...siteWith({ ...hero, extra: { list: call } }) };
  expect(labelsOf({ ...site, owner: { ...site.owner, phone: '' } })).toContain(
    'OF109 add a value, or remove it and everything that shows it: page "/" → block 1 (hero) → extra → list',
  );
  const page = { path: '/a', title: 'A', content: 5, blocks: [hero] };
  expect(labelsOf(top({ pages: [...smallSite().pages, page] })).join()).not.toContain('the text of a page');
});

test('creates no entry from a text that is too long for its name', () => {
  expect(labelsOf(top({ hobbies: ['Chess', 'x'.repeat(200)] })).join()).not.toContain('move it to a page');
});

test('moves nothing into a value of the wrong type', () => {
  expect(labelsOf(top({ pages: ['/'], work: [{ title: 'A' }] }))).toContain(
    'OF104 move it to a page as a block: { "type": "timeline", "entries": [ … ] }',
  );
  const grid = { type: 'card-grid', id: 'a', roles: ['x'], cards: [{ title: 'A' }] };
  expect(labelsOf(siteWith(grid, { title: 'B', url: '/' }))).toContain(
    'OF102 add a "type", or move it to "cards" in block 1, where it seems to belong',
  );
  expect(labelsOf(siteWith({ title: 'B' }, { type: 'spaceship' }))).toContain('OF102 "type" is required');
  expect(labelsOf(top({ notes: [1], extra: 1 }))).toContain(
    'OF104 move it to "notes" or remove it: Onefolio doesn\'t support this setting',
  );
  expect(labelsOf(card({ facts: 5, size: 'L' }))).toContain(`OF104 ${inNotesOrFacts}`);
});

test.each(['', ' ', 'section', 'constructor', '__proto__'])('reports the block type %j as unknown', (type) => {
  const codes = compileSite(siteWith({ type, headline: 'Hello' })).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['OF101']);
});

test('suggests no block type if the settings match several', () => {
  const entries = [{ title: 'A' }];
  const groups = [{ title: 'B', skills: [{ name: 'C' }] }];
  const [one] = compileSite(siteWith({ type: 'qqqqqqqq', entries })).diagnostics;
  expect(one?.label).toBe('did you mean "timeline"?');
  const [several] = compileSite(siteWith({ type: 'qqqqqqqq', entries, groups })).diagnostics;
  expect([several?.code, several?.label, several?.fix?.edits]).toEqual(['OF101', null, []]);
});
