import { expect, test } from 'vitest';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';
import { withFix } from '../support/with-fix.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write sites that are wrong on purpose
type AnyRecord = Record<string, any>;

const hero = { type: 'hero', headline: 'Hello' };
const top = (more: AnyRecord): AnyRecord => ({ ...smallSite(), ...more });
const withOwner = (more: AnyRecord) => top({ owner: { ...smallSite().owner, ...more } });
const without = (name: string, more: AnyRecord): AnyRecord => {
  const { [name]: _, ...rest } = smallSite();
  return { ...rest, ...more };
};
const block = (more: AnyRecord): AnyRecord => siteWith(hero, { id: 'b', ...more });
const entry = (more: AnyRecord) => block({ type: 'timeline', entries: [{ title: 'A', ...more }] });
const card = (more: AnyRecord) => block({ type: 'card-grid', cards: [{ title: 'A', ...more }, { title: 'B' }] });
const ofBlocks = ({ pages }: AnyRecord) => pages[0].blocks;
const last = (site: AnyRecord) => ofBlocks(site).at(-1);
const firstOf = (list: 'entries' | 'cards') => (site: AnyRecord) => last(site)[list][0];
const notesOf = ({ notes }: AnyRecord) => notes;

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

type Row = [site: AnyRecord, label: string, part: (site: AnyRecord) => unknown, value: unknown];
const github = { label: 'GitHub', href: 'https://github.com/amina' };
const profile = { network: 'GitHub', username: 'amina', href: github.href };
const unsupported = "Onefolio doesn't support this setting";

test.each<Row>([
  [
    card({ image: '/me.jpg' }),
    'write "picture": { "src": "/me.jpg", "alt": "A" }',
    firstOf('cards'),
    { title: 'A', picture: { src: '/me.jpg', alt: 'A' } },
  ],
  [card({ highlight: 'true' }), 'write "featured": true', firstOf('cards'), { title: 'A', featured: true }],
  [
    card({ summary: ['a', 'b'] }),
    'write "description": "a\\nb"',
    firstOf('cards'),
    { title: 'A', description: 'a\nb' },
  ],
  [
    siteWith({ ...hero, github: 'amina', links: [{ label: 'a', href: '/' }] }),
    'add to "links": {"label":"GitHub","href":"https://github.com/amina"}',
    (site) => last(site).links,
    [{ label: 'a', href: '/' }, github],
  ],
  [
    block({ type: 'text', content: '<p>I was <em>born</em>.</p><ul><li>One</li></ul>' }),
    'write "body": ["I was _born_.", "", "- One"]',
    (site) => last(site).body,
    ['I was _born_.', '', '- One'],
  ],
  [
    block({ type: 'skill-group', skills: ['PHP'] }),
    'write "groups": [{ "title": "Skills", "skills": [{ "name": "PHP" }] }]',
    (site) => last(site).groups,
    [{ title: 'Skills', skills: [{ name: 'PHP' }] }],
  ],
  [
    withOwner({ github: 'amina' }),
    expect.stringMatching(/^write "profiles"/),
    ({ owner }) => owner.profiles,
    [profile],
  ],
  [
    entry({ dates: '2019 – 2021' }),
    'write "period": { "start": "2019", "end": "2021" }',
    firstOf('entries'),
    { title: 'A', period: { start: '2019', end: '2021' } },
  ],
  [entry({ when: '2019' }), 'did you mean "date"?', firstOf('entries'), { title: 'A', date: '2019' }],
  [
    siteWith({ ...hero, counters: [{ label: 'A', value: '98%' }] }),
    'write 98, "suffix": "%"',
    (site) => last(site).counters,
    [{ label: 'A', value: 98, suffix: '%' }],
  ],
  [
    block({
      type: 'card-grid',
      categories: [{ id: 'health', label: 'Medicine' }],
      cards: [{ title: 'A', category: 'Medicine' }],
    }),
    'write "health"',
    (site) => last(site).cards[0].category,
    'health',
  ],
])('renames and converts the setting of %j', (site, label, part, value) => {
  expect(fixed(site, part)).toEqual([label, value]);
});

test.each<Row>([
  [withOwner({ theme: { mode: 'dark' } }), 'move it to the top of the file', ({ theme }) => theme, { mode: 'dark' }],
  [
    top({ accent: '250', theme: { mode: 'dark' } }),
    'move it to "theme"',
    ({ theme }) => theme,
    { mode: 'dark', accent: 250 },
  ],
  [top({ tel: '+216 00 000 000' }), 'move it to "owner", as "phone"', ({ owner }) => owner.phone, '+216 00 000 000'],
  [without('owner', { name: 'Amina' }), 'move it to "owner"', ({ owner }) => owner, { name: 'Amina' }],
  [
    top({ github: { username: 'amina' }, owner: { name: 'A', profiles: [] } }),
    'move it to "owner", as "profiles"',
    ({ owner }) => owner.profiles,
    [{ network: 'GitHub', username: 'amina' }],
  ],
  [
    entry({ since: 'March 2019' }),
    'move it to "period", as "start"',
    firstOf('entries'),
    { title: 'A', period: { start: '2019-03' } },
  ],
  [
    top({ work: [{ title: 'A' }] }),
    'move it to a page as a block: { "type": "timeline", "entries": [ … ] }',
    last,
    { type: 'timeline', id: 'work', heading: 'Work', entries: [{ title: 'A' }] },
  ],
  [
    withOwner({ hobbies: ['Chess'] }),
    'move it to a page as a block: { "type": "interest-list", "interests": [ … ] }',
    last,
    { type: 'interest-list', id: 'hobbies', heading: 'Hobbies', interests: [{ name: 'Chess' }] },
  ],
  [card({ filter: 'true' }), 'move it to page "/" → block 2 (card-grid)', (site) => last(site).filter, true],
  [siteWith({ ...hero, draft: false }), 'move it to page "/"', ({ pages }) => pages[0].draft, false],
  [siteWith({ block: 'hero', headline: 'x' }), 'did you mean "type"?', ofBlocks, [{ type: 'hero', headline: 'x' }]],
  [siteWith({ ...hero, columns: 3 }), `move it to "notes" or remove it: ${unsupported}`, notesOf, { columns: 3 }],
  [
    top({ notes: { extra: 1 }, extra: { x: [2] } }),
    `move it to "notes" or remove it: ${unsupported}`,
    notesOf,
    { extra: 1, 'extra-2': { x: [2] } },
  ],
  [
    siteWith({ ...hero, title: 'a', summary: 'b', tagline: 'Calm' }),
    'move it to "notes" or remove one of the two: "title" is already set',
    notesOf,
    { tagline: 'Calm' },
  ],
  [card({ salary: '40k' }), `move it to "notes", or to "facts" to show it: ${unsupported}`, notesOf, { salary: '40k' }],
])('moves the misplaced setting of %j', (site, label, part, value) => {
  expect(fixed(site, part)).toEqual([label, value]);
});

test.each(['_comment', '//', '#idea', 'internalNote', 'note', 'comment', 'todo', 'private_remark', 'NOTE', 'Private'])(
  'publishes nothing that an owner keeps as %j',
  (key) => {
    expect(fixed(card({ [key]: 'client owes us 2000' }), notesOf)).toEqual([
      'move private notes to "notes", which never appears on the site',
      { [key]: 'client owes us 2000' },
    ]);
  },
);

const advice = (site: AnyRecord) =>
  compileSite(site).diagnostics.find(({ code }) => code === 'OF104' || code === 'OF101');

test.each<[site: AnyRecord, label: string | null]>([
  [
    top({ theme: {}, owner: { name: 'A', theme: { mode: 'dark' } } }),
    'keep only one: "theme" is already set at the top of the file',
  ],
  [top({ pagse: 'x' }), 'keep only one: "pages" is already set'],
  [top({ notes: 'x', extra: 1 }), `move it to "notes" or remove it: ${unsupported}`],
  [top({ fees: 'From 30 €' }), 'show it in a block: { "type": "card-grid", "cards": [ … ] }, or move it to "notes"'],
  [top({ pages: 5, hero }), 'move it to a page as a block: { "type": "hero" }'],
  [top({ outputs: { cv: true, cvPdf: true } }), 'write "cv": ["html", "pdf"] in "outputs"'],
  [siteWith({ ...hero, headline_fr: 'Bonjour' }), 'write all languages in "headline": { "fr": … }'],
  [card({ fees: { a: 1 } }), 'did you mean "price"? For example:  "from €900"'],
  [siteWith({ type: 'qqqqqqqq', entries: [{ title: 'A' }] }), null],
])('only advises on %j', (site, label) => {
  const found = advice(site);
  expect([found?.label, found?.fix?.edits ?? []]).toEqual([label, []]);
});

test.each<AnyRecord>([
  { start: '2024-03', place: 'Tunis' },
  { start: '2024', end: 'present' },
])('a period of a course stays: %j', (period) => {
  const site = block({ type: 'course-list', courses: [{ title: 'A', period }] });
  expect([advice(site)?.label, advice(site)?.fix?.edits]).toEqual([
    'use "date" for one date, or "term" for a period, for example "2024–2025"',
    [],
  ]);
});

test.each(['', ' ', 'section', 'constructor', '__proto__'])('reports the block type %j as unknown', (type) => {
  const codes = compileSite(siteWith({ type, headline: 'Hello' })).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['OF101']);
});
