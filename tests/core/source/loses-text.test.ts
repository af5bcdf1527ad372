import { expect, test } from 'vitest';
import { applyAll } from '../../../src/fixes/fix-loop.ts';
import { unchangedRevision } from '../../../src/fixes/revision.ts';
import { compileSite, siteWith, smallSite } from '../../support/sites/site.ts';

/* The texts of a site after every fix with an exact text. */
function after(site: object | string): string {
  const text = typeof site === 'string' ? site : JSON.stringify(site);
  return applyAll(unchangedRevision(compileSite(text)), ({ site: own }) => compileSite(own)).texts.site;
}

const hero = (more: object) => siteWith({ type: 'hero', headline: 'Hello', ...more });
const timeline = (more: object) =>
  siteWith({ type: 'hero', headline: 'Hello' }, { type: 'timeline', id: 't', entries: [{ title: 'Dev', ...more }] });
const owner = (more: object) => ({ ...smallSite(), owner: { ...smallSite().owner, ...more } });

test.each<[string, object, string[]]>([
  ['a value with a note', owner({ location: { value: 'Tunis', note: 'Remote too' } }), ['Tunis', 'Remote too']],
  ['a text with a title', hero({ summary: { text: 'I build.', title: 'About me' } }), ['I build.', 'About me']],
  ['a text with an author', hero({ summary: { content: 'I build.', author: 'Lea' } }), ['I build.', 'Lea']],
  [
    'a value with an address',
    hero({ title: { value: 'Dev', url: 'https://a.example' } }),
    ['Dev', 'https://a.example'],
  ],
  ['a name with a nickname', owner({ name: { name: 'Amina', nickname: 'Mina' } }), ['Amina', 'Mina']],
  ['two email addresses', owner({ email: ['a@example.com', 'b@example.com'] }), ['a@example.com', 'b@example.com']],
  ['two titles', owner({ title: ['Designer', 'Developer'] }), ['Designer', 'Developer']],
  ['a number with a comment', owner({ phone: '+216 20 000 000 (only after six in the evening)' }), ['only after six']],
  [
    'a date with a comment',
    timeline({ period: { start: '2019 (at first as an intern in Paris)', end: '2021' } }),
    ['at first as an intern'],
  ],
  [
    'a submenu with a name',
    { ...hero({}), navigation: [{ label: 'More', children: [{ label: 'Home', href: '/' }] }] },
    ['More', 'Home'],
  ],
  ['languages with their names', { ...hero({}), languages: [{ code: 'en', name: 'My English' }] }, ['My English']],
])('keeps the texts of %s', (_, site, texts) => {
  const fixed = after(site);
  expect(texts.filter((text) => !fixed.includes(text))).toEqual([]);
});

test.each([
  ['two numbers that are parsed as the same', '12345678901234567890', '12345678901234567891'],
  ['two spellings of a number', '1.10', '1.1'],
  ['two texts', '"a"', '"b"'],
])('keeps both entries of %s with the same name, and both copies of a file', (_, one, other) => {
  const site = (value: string) => JSON.stringify({ ...smallSite(), notes: '⟦' }).replace('"⟦"', value);
  const twice = after(site(`{ "a": ${one}, "a": ${other} }`));
  expect([twice.includes(one), twice.includes(other)]).toEqual([true, true]);
  const copies = after(`${site(one)}\n${site(other)}`);
  expect([copies.includes(one), copies.includes(other)]).toEqual([true, true]);
});
