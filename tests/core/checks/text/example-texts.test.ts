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
  url: 'https://example.com/',
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
  ['the address of another site', linking('https://example.com/'), '/pages/0/blocks/0/actions/0/href'],
  ['a sentence', hero({ summary: 'I lead a team of six.' }), '/pages/0/blocks/0/summary'],
])('finds an unchanged example: %s', (_, site, pointer) => {
  expect(findExamples(site, known)).toEqual([pointer]);
});

test.each([
  ['a name that contains that of an example', owned({ name: 'Your Name Amina' })],
  ['an address that starts the same', owned({ email: 'you@example.company' })],
  ['another address at the same domain', owned({ email: 'amina@example.com' })],
  ['a profile with a similar name', linking('https://github.com/your-names')],
  ['a page of the example', linking('https://example.com/hall')],
  ['a page of the site with that name', linking('/your-name')],
  ['a sentence next to another one', hero({ summary: 'I lead a team of six. Often.' })],
  ['a note of the owner', hero({ summary: 'TODO: ask Tom about [Company Name]' })],
  ['a hidden block', hero({ hidden: true, summary: 'I lead a team of six.' })],
  ['notes', { ...smallSite(), notes: { idea: 'I lead a team of six.' } }],
  ['the address of the site', { ...smallSite(), url: 'https://example.com/your-name' }],
  ["values that aren't texts", hero({ counters: [{ label: 'x', value: 6 }], summary: null })],
])("doesn't treat as an example: %s", (_, site) => {
  expect(findExamples(site, known)).toEqual([]);
});

test('warns once about all examples, with at most five places', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => `/pages/${index}/title`);
  expect(warnOfExamples([])).toEqual([]);
  expect(warnOfExamples(places(1))).toMatchObject([
    { code: 'OF247', details: { examples: 'This example still needs', places: '' }, related: [] },
  ]);
  const [warning, ...others] = warnOfExamples(places(7));
  expect([warning?.details, warning?.related?.length, warning?.label, others]).toEqual([
    { examples: '7 examples still need', places: ' and in the other places' },
    4,
    'and in 2 more places',
    [],
  ]);
  expect(warnOfExamples(places(6))[0]?.label).toBe('and in 1 more place');
  expect(warnOfExamples(places(5))[0]).not.toHaveProperty('label');
});

test('refuses only an example name or mail address', () => {
  const found = ['/owner/name', '/owner/email', '/owner/summary', '/pages/0/title'];
  expect(refuseExamples(found, { name: 'Your Name', email: 'you@example.com' }).map(({ details }) => details)).toEqual([
    { setting: '"name"', found: '"Your Name"' },
    { setting: '"email"', found: '"you@example.com"' },
  ]);
});
