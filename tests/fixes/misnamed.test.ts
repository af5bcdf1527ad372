import { expect, test } from 'vitest';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { editsOf } from '../../src/fixes/fix-edits.ts';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';

type More = Record<string, unknown>;

const hero = { type: 'hero', headline: 'Hello' };
const top = (more: More) => ({ ...smallSite(), ...more });
const outputs = (more: More) => top({ outputs: { cv: true, ...more } });
const owner = (more: More) => top({ owner: { ...smallSite().owner, ...more } });
const theme = (more: More) => top({ theme: { mode: 'dark', ...more } });
const page = (more: More) => top({ pages: [{ ...smallSite().pages[0], ...more }] });
const block = (more: More) => siteWith(hero, { id: 'b', ...more });
const card = (more: More) => block({ type: 'card-grid', cards: [{ title: 'A', ...more }, { title: 'B' }] });
const entry = (more: More) => block({ type: 'timeline', entries: [{ title: 'A', ...more }] });

const prices = [{ title: 'Lesson', price: '30 €' }];
const cards = '{ "type": "card-grid", "cards": [ … ] }';
const pdf = 'write "cv": ["html", "pdf"] in "outputs"';
const unsupported = 'move it to "notes" or remove it: Onefolio doesn\'t support this setting';
const inFacts = 'move it to "notes", or to "facts" to show it: Onefolio doesn\'t support this setting';
const isPrivate = 'move private notes to "notes", which never appears on the site';
const inMenu = 'move it to "notes" or remove it: the menu shows the links in "navigation", in their order';
const inPrice = 'write it in "price", for example "30 € per hour"';

test.each<[site: object, advice: string]>([
  [outputs({ pdf: true }), pdf],
  [outputs({ cvPdf: true }), pdf],
  [outputs({ print: true }), pdf],
  [outputs({ docx: true }), 'write "cv": ["html", "docx"] in "outputs"'],
  [outputs({ docx: true, pdf: true }), 'write "cv": ["html", "docx", "pdf"] in "outputs"'],
  [outputs({ cv: ['txt'], pdf: true }), 'write "cv": ["txt", "pdf"] in "outputs"'],
  [outputs({ cv: [], pdf: '/cv.pdf' }), pdf],
  [outputs({ cv: false, pdf: true }), pdf],
  [outputs({ rss: true }), 'did you mean "feed"?'],
  [outputs({ ics: true }), unsupported],
  [outputs({ cvs: true }), unsupported],
  [top({ pdf: true }), pdf],
  [top({ page: 'x' }), 'keep only one: "pages" is already set'],
  [top({ pagse: 'x' }), 'keep only one: "pages" is already set'],
  [top({ math: true }), unsupported],
  [top({ title: 'A' }), 'set "title" on each page, and "name" in "owner"'],
  [top({ prices }), `move it to a page as a block: ${cards}`],
  [top({ fees: 'From 30 €' }), `show it in a block: ${cards}, or move it to "notes"`],
  [top({ contact: 'x' }), 'show it in a block: { "type": "form", "fields": [ … ] }, or move it to "notes"'],
  [top({ posts: 5 }), 'show it in a block: { "type": "page-list" }, or move it to "notes"'],
  [page({ math: true }), unsupported],
  [page({ notes: 'x' }), isPrivate],
  [page({ todo: 'x' }), isPrivate],
  [page({ outputs: ['html'] }), unsupported],
  [page({ order: 3 }), inMenu],
  [page({ weight: 3 }), inMenu],
  [page({ private: 'yes' }), 'use "draft": true to keep this page off the published site'],
  [page({ prices }), `move it to "blocks" of this page: ${cards}`],
  [page({ rates: 'x' }), `show it in a block: ${cards}, or move it to "notes"`],
  [
    page({ faq: [{ question: 'A?', answer: ['B'] }] }),
    'move it to "blocks" of this page: { "type": "question-list", "questions": [ … ] }',
  ],
  [page({ skills: [{ name: 'PHP' }] }), 'move it to "blocks" of this page: { "type": "skill-group", "groups": [ … ] }'],
  [page({ form: { fields: [] } }), 'move it to "blocks" of this page: { "type": "form", … }'],
  [page({ titel: 'x' }), 'keep only one: "title" is already set'],
  [owner({ services: ['Lessons'] }), `move it to a page as a block: ${cards}`],
  [owner({ rates: 'x' }), `show it in a block: ${cards}, or move it to "notes"`],
  [owner({ hobbies: 'Chess' }), 'move it to "facts": { "label": "Hobbies", "value": "Chess" }'],
  [owner({ cvPdf: '/cv.pdf' }), pdf],
  [theme({ logo: 'x' }), unsupported],
  [theme({ fonts: 'x' }), 'did you mean "font"?'],
  [block({ type: 'prices', items: prices }), 'did you mean "card-grid"?'],
  [block({ type: 'fees', fees: prices }), 'did you mean "card-grid"?'],
  [block({ type: 'services', cards: prices }), 'did you mean "card-grid"?'],
  [block({ type: 'rates', rates: prices }), 'did you mean "card-grid"?'],
  [block({ type: 'packages', plans: prices }), 'did you mean "card-grid"?'],
  [block({ type: 'card-grid', prices }), 'did you mean "cards"?'],
  [block({ type: 'card-grid', packages: prices }), 'did you mean "cards"?'],
  [card({ fees: '30 €' }), 'did you mean "price"?'],
  [card({ rate: '30 €' }), 'did you mean "price"?'],
  [card({ currency: 'EUR' }), inPrice],
  [card({ pages: '300' }), 'move it to "facts": { "label": "Pages", "value": "300" }'],
  [card({ pdf: '/a.pdf' }), 'write "links": [{ "label": "PDF", "href": "/a.pdf" }]'],
  [card({ math: 'x' }), inFacts],
  [card({ descripton: 'x' }), 'did you mean "description"?'],
  [entry({ page: 'x' }), inFacts],
  [entry({ pages: '30' }), 'move it to "facts": { "label": "Pages", "value": "30" }'],
  [entry({ tecnologies: ['PHP'] }), 'did you mean "technologies"?'],
])('advises on a misnamed setting: %#', (site, advice) => {
  const [found] = compileSite(site).diagnostics.filter(({ severity }) => severity === 'error');
  expect(found?.label).toBe(advice);
});

/* The site after the fix of its first problem. */
function applied(site: More): More {
  const { diagnostics, locator } = compileSite(site);
  return JSON.parse(applyEdits(locator.text, editsOf(diagnostics.slice(0, 1), locator)));
}

test.each<[found: string, site: More]>([
  ['in "outputs"', outputs({ pdf: true })],
  ['on the site', top({ pdf: true })],
  ['on a page', page({ pdf: true })],
])('a setting for the CV as PDF %s can be replaced by the format in "outputs"', (_, site) => {
  const { diagnostics } = compileSite(site);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.fix).toMatchObject({ text: pdf, certain: false });
  const fixed = applied(site);
  expect(fixed.outputs).toEqual({ cv: ['html', 'pdf'] });
  expect(JSON.stringify(fixed)).not.toContain('"pdf":');
});

test.each<[found: string, site: More]>([
  ['"outputs" that is a list', top({ outputs: [], pdf: true })],
  ['a CV that the owner turned off', outputs({ cv: false, pdf: true })],
])('a setting for the CV as PDF doesn’t change %s', (_, site) => {
  const { diagnostics, locator } = compileSite(site);
  const found = diagnostics.filter(({ fix }) => fix?.text === pdf);
  expect(found.map((each) => editsOf([each], locator))).toEqual([[]]);
});

test('two settings for formats of the CV are one problem with one fix', () => {
  const site = outputs({ docx: true, pdf: true });
  expect(compileSite(site).diagnostics).toHaveLength(1);
  expect(applied(site).outputs).toEqual({ cv: ['html', 'docx', 'pdf'] });
});
