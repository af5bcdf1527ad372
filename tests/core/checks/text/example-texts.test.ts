import { expect, test } from 'vitest';
import {
  type ExampleTexts,
  findExamples,
  refuseExamples,
  warnOfExamples,
} from '../../../../src/core/checks/text/example-texts.ts';
import { siteWith, smallSite } from '../../../support/sites/site.ts';

const known: ExampleTexts = {
  names: new Set(['your name']),
  email: 'you@example.com',
  handle: 'your-name',
  sentences: new Set(['I lead a team of six.']),
};
const hero = (more: object) => siteWith({ type: 'hero', headline: 'Hello', ...more });
const linking = (href: string) => hero({ actions: [{ label: 'x', href }] });
const owned = (owner: object) => ({ ...smallSite(), owner: { name: 'Amina', ...owner } });

test.each([
  ['the name', owned({ name: 'Your Name' }), '/owner/name'],
  [
    'the name in capitals, in one of several languages',
    owned({ name: { en: 'Amina', fr: 'YOUR NAME' } }),
    '/owner/name/fr',
  ],
  ['the mail address', owned({ email: 'you@example.com' }), '/owner/email'],
  ['a link to it', linking('mailto:you@example.com?subject=Hi'), '/pages/0/blocks/0/actions/0/href'],
  ['the address of a profile', linking('https://github.com/your-name'), '/pages/0/blocks/0/actions/0/href'],
  ['an address below it', linking('https://github.com/your-name/work#top'), '/pages/0/blocks/0/actions/0/href'],
  ['a sentence', hero({ summary: 'I lead a team of six.' }), '/pages/0/blocks/0/summary'],
])('finds an unchanged example: %s', (_, site, pointer) => {
  expect(findExamples(site, known)).toEqual([pointer]);
});

test.each([
  '[Company Name]',
  '[Insert a short bio here]',
  'I worked at [Company Name] for [Number] years.',
  'I worked at [company name] for years.',
  'Grew sales by [X] and cut costs by XX%, with [N]k users.',
  'Lorem ipsum dolor sit amet.',
  'TODO: write something',
  'TBD',
  'XXX',
  'Project Name',
  'Your Company',
  'Your Name',
  'Job Title',
  'Skill 1',
  'Your bio goes here.',
  'Insert text here',
])('treats %j as a placeholder text', (text) => {
  expect(findExamples(hero({ summary: text }), known)).toEqual(['/pages/0/blocks/0/summary']);
});

test.each([
  'https://github.com/yourusername',
  'https://www.yourdomain.com/',
  'mailto:your.email@example.com',
  'https://example.com/',
  'https://www.example.org',
])('treats %j as a placeholder address', (href) => {
  expect(findExamples(linking(href), known)).toEqual(['/pages/0/blocks/0/actions/0/href']);
});

test.each([
  ['a name that contains that of an example', owned({ name: 'Your Name Amina' })],
  ['an address that starts the same', owned({ email: 'you@example.company' })],
  ['another address at the same domain', owned({ email: 'amina@example.com' })],
  ['a profile with a similar name', linking('https://github.com/your-names')],
  ['a page of the example', linking('https://example.com/hall')],
  ['a page of the site with that name', linking('/your-name')],
  ['a sentence next to another one', hero({ summary: 'I lead a team of six. Often.' })],
  ['the question of a form', hero({ links: [{ label: 'Your name', href: '/' }] })],
  ['the question of a form, by language', hero({ links: [{ label: { en: 'Your name' }, href: '/' }] })],
  ['an answer of a form', hero({ fields: [{ type: 'select', options: ['Company name'] }] })],
  ['a label of the site', { ...smallSite(), labels: { project: 'Project name' } }],
  ['a route of a program', hero({ summary: 'It serves pages/[name].tsx as [Project](https://example.com/).' })],
  [
    'a note in code',
    siteWith({ type: 'text', body: ['One', '```js', '// TODO: later', '```', 'and `// FIXME: now` too'] }),
  ],
  ['a task', hero({ summary: 'TODO lists are [x] done' })],
  ['a task that is done', hero({ summary: '- [X] done\n- size X, 100%, MAX%' })],
  ['a very long text', hero({ summary: `${'a '.repeat(3000)} lorem ipsum` })],
  ['a hidden block', hero({ hidden: true, summary: 'I lead a team of six.' })],
  ['notes', { ...smallSite(), notes: { idea: 'I lead a team of six.' } }],
  ['the address of the site', { ...smallSite(), url: 'https://example.com/your-name' }],
  ["values that aren't texts", hero({ counters: [{ label: 'x', value: 6 }], summary: null })],
])("doesn't treat as an example: %s", (_, site) => {
  expect(findExamples(site, known)).toEqual([]);
});

test('warns once about all examples, with at most five places', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => `/pages/${index}/title`);
  const site = { pages: places(7).map(() => ({ title: 'Job title' })) };
  expect(warnOfExamples([], site)).toEqual([]);
  expect(warnOfExamples(places(1), site)).toMatchObject([
    { code: 'OF247', details: { examples: 'This example still needs', places: '' }, related: [] },
  ]);
  const [warning, ...others] = warnOfExamples(places(7), site);
  expect([warning?.details, warning?.related?.length, warning?.label, others]).toEqual([
    { examples: '7 examples still need', places: ' and in the other places' },
    4,
    'and in 2 more places',
    [],
  ]);
  expect(warnOfExamples(places(6), site)[0]?.label).toBe('and in 1 more place');
  expect(warnOfExamples(places(5), site)[0]).not.toHaveProperty('label');
});

test('points at the placeholders in a sentence of the owner', () => {
  const warned = (summary: string) => {
    const site = hero({ summary });
    const [warning] = warnOfExamples(findExamples(site, known), site);
    const at = [warning?.at, ...(warning?.related ?? []).map((each) => each.at)];
    return [warning?.details?.examples, at.map((each) => each && 'within' in each && each.within)];
  };
  expect(warned('Sold more by [X]% for [Company Name].')).toEqual([
    '2 placeholders still need',
    [
      { start: 13, length: 3 },
      { start: 22, length: 14 },
    ],
  ]);
  expect(warned('Sold [XX]% more.')).toEqual(['The placeholder "[XX]" still needs', [{ start: 5, length: 4 }]]);
  expect(warned('Director (TODO ask Tom)')).toEqual([
    'The note "TODO ask Tom" still needs',
    [{ start: 10, length: 12 }],
  ]);
  expect(warned('Grew by [XXX] each year')).toEqual(['The placeholder "[XXX]" still needs', [{ start: 8, length: 5 }]]);
  expect(warned(' [Company Name]')).toEqual(['This example still needs', [false]]);
});

test('refuses only an example name or mail address', () => {
  const found = ['/owner/name', '/owner/email', '/owner/summary', '/pages/0/title'];
  expect(refuseExamples(found, { name: 'Your Name', email: 'you@example.com' }).map(({ details }) => details)).toEqual([
    { setting: '"name"', found: '"Your Name"' },
    { setting: '"email"', found: '"you@example.com"' },
  ]);
});
