import { expect, test } from 'vitest';
import { compile } from '../../../src/core/compile.ts';
import { recompile } from '../../../src/core/recompile/recompile.ts';
import { type Snapshot, takeSnapshot } from '../../../src/core/recompile/snapshot.ts';
import { textHost } from '../../support/sites/site.ts';

const host = { hasFile: () => false, publicFolder: 'public/', maxBlocks: 100, ...textHost };
const encode = (site: unknown) => new TextEncoder().encode(JSON.stringify(site, null, 2));
const hero = (more: object = {}) => ({ type: 'hero', headline: { en: 'Hello', fr: 'Bonjour', ar: 'مرحبا' }, ...more });
const legal = (heading: unknown, first: unknown = 'One') => ({
  type: 'legal-text',
  id: 'legal',
  heading: { en: 'Legal', fr: 'Mentions' },
  sections: [
    { heading, paragraphs: [first] },
    { heading: { en: 'Rights', fr: 'Droits' }, paragraphs: ['Two'] },
  ],
});
const siteOf = (page: object, ...others: object[]) => ({
  version: 2,
  languages: ['en', 'fr', 'ar'],
  owner: { name: { en: 'Amina', ar: 'أمينة' }, title: 'Developer', email: 'amina@example.com' },
  pages: [
    { path: '/', title: { en: 'Home', fr: 'Accueil', ar: 'الرئيسية' }, blocks: [hero()], ...page },
    {
      path: '/b',
      title: { en: 'B', fr: 'Bé' },
      blocks: [hero({ summary: 'Written _once_.', links: [{ label: 'x', href: '/' }] })],
    },
    ...others,
  ],
});

function snapshot(site: unknown): Snapshot {
  const bytes = encode(site);
  const compiled = compile(bytes, host);
  if (!compiled.site) throw new Error('the site is wrong');
  return takeSnapshot(bytes, compiled);
}

const recompiled = (before: unknown, after: unknown) => recompile(snapshot(before), encode(after), host);
const said = (summary: unknown) => ({ blocks: [hero({ summary })] });

test.each([
  ['a text in one language', { en: 'A', fr: 'B' }, { en: 'A', fr: 'C' }],
  ['a text in all of them', { en: 'A', fr: 'B', ar: 'أ' }, { en: 'AA', fr: 'BB', ar: 'ب' }],
  ['a translation that is taken away', { en: 'A', fr: 'B', ar: 'ب' }, { en: 'A', ar: 'ب' }],
  ['a text that is written once', 'A', 'AA'],
])('recompiles every language after a change of %s', (_, before, after) => {
  const quick = recompiled(siteOf(said(before)), siteOf(said(after)));
  expect(quick).toEqual(snapshot(siteOf(said(after))));
  expect(quick?.translations.map(({ language }) => language)).toEqual(['fr', 'ar']);
});

test('recompiles a page whose places are named in the first language after a change of another one', () => {
  const cookies = (fr: string) => siteOf({ blocks: [hero(), legal({ en: 'Cookies', fr })] });
  const after = cookies('Témoins de connexion');
  const quick = recompiled(cookies('Témoins'), after);
  expect(quick).toEqual(snapshot(after));
  expect(JSON.stringify(quick?.translations[0]?.paginated.pages[0])).toContain('"id":"cookies"');
});

test.each([
  ['a tag that the site does not have', said('A'), said({ en: 'A', de: 'B' })],
  ['a text that is not there in the first language', said({ en: 'A', fr: 'B' }), said({ fr: 'B' })],
  ['a text that is wrong in the first language', said({ en: 'A' }), said({ en: '{nmae}' })],
  ['a text that is wrong in another language', said({ en: 'A', fr: 'B' }), said({ en: 'A', fr: '{nmae}' })],
  ['a place on the page', { blocks: [hero(), legal('Cookies')] }, { blocks: [hero(), legal('Biscuits')] }],
  ['tags, which are those of all pages', { tags: ['a'] }, { tags: ['b'] }],
  ['the languages in which the page exists', {}, { languages: ['en', 'fr'] }],
])('leaves to a compilation of the whole %s', (_, before, after) => {
  expect(recompiled(siteOf(before), siteOf(after))).toBeNull();
});

test('leaves to a compilation of the whole the first link or emphasis of another language', () => {
  const alone = (ar: string) => {
    const site = siteOf(said({ en: '_A_', fr: 'B', ar }));
    return { ...site, pages: site.pages.slice(0, 1) };
  };
  expect(recompiled(alone('C'), alone('_C_'))).toBeNull();
  expect(recompiled(alone('C'), alone('D'))).toEqual(snapshot(alone('D')));
});

test('leaves to a compilation of the whole a page that is hardly translated any more', () => {
  const title = (fr: object) => siteOf({ title: { en: 'Home', ...fr } });
  expect(snapshot(title({})).translations[0]?.site.untranslated).toContain('/');
  expect(recompiled(title({ fr: 'Accueil' }), title({}))).toBeNull();
});

test('leaves to a compilation of the whole a page that becomes a draft', () => {
  const early = { ...host, now: new Date('2026-01-01') };
  const bytes = encode(siteOf({}, { path: '/c', title: 'C', blocks: [hero()] }));
  const compiled = compile(bytes, early);
  if (!compiled.site) throw new Error('the site is wrong');
  const draft = encode(siteOf({}, { path: '/c', title: 'C', draft: true, blocks: [hero()] }));
  expect(recompile(takeSnapshot(bytes, compiled), draft, early)).toBeNull();
});
