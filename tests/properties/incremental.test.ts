import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenSite } from '../../schema/site.ts';
import { compile } from '../../src/core/compile.ts';
import type { CompilerHost } from '../../src/core/compiler-host.ts';
import type { ByLanguage } from '../../src/core/i18n/by-language.ts';
import { eachByLanguage } from '../../src/core/i18n/each-by-language.ts';
import { graphsOf } from '../../src/core/outputs/structured-data/graphs-of.ts';
import { recompile } from '../../src/core/recompile/recompile.ts';
import { type Snapshot, takeSnapshot } from '../../src/core/recompile/snapshot.ts';
import { compileSite, siteWith, smallSite, textHost } from '../support/sites/site.ts';
import { inLanguages, put, sitesInLanguages } from './generators/languages.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const host: CompilerHost = {
  hasFile: (path) => !/\.(?:html|json|xml)$/.test(path),
  publicFolder: 'public/',
  ...textHost,
  maxBlocks: 10_000,
};
const encode = (site: unknown) => new TextEncoder().encode(JSON.stringify(site, null, 2));

function snapshot(bytes: Uint8Array): Snapshot {
  const compiled = compile(bytes, host);
  if (!compiled.site) throw new Error('the site is wrong');
  return takeSnapshot(bytes, compiled);
}

/* What search engines are told of each page, were all that is written in it shown. */
function graphsIn(of: Snapshot) {
  const graphOf = graphsOf(of);
  const now = { year: 2026, month: 11, day: 21 };
  return of.paginated.pages.map((page) => graphOf({ page, markup: JSON.stringify(page), now }));
}

/* What of a translation is for pages; the rest of the site is as it was. */
const withoutRest = ({ language, written, marked, site, paginated }: Snapshot['translations'][number]) => ({
  language,
  written,
  marked,
  pages: site.pages,
  paginated,
});

/* Recompiles, and compares the result with a full compilation; false when it does not recompile. */
function recompiled(before: Snapshot, bytes: Uint8Array): boolean {
  const quick = recompile(before, bytes, host);
  if (!quick) return false;
  const whole = snapshot(bytes);
  expect(quick.paginated).toEqual(whole.paginated);
  expect(quick.written).toEqual(whole.written);
  expect(quick.site.pages).toEqual(whole.site.pages);
  expect(graphsIn(quick)).toEqual(graphsIn(whole));
  expect(quick.ranges).toEqual(whole.ranges);
  expect(quick.whole).toEqual(whole.whole);
  expect(quick.translations.map(withoutRest)).toEqual(whole.translations.map(withoutRest));
  return true;
}

test('recompiles to the same result as a full compilation, whatever two sites differ in', () => {
  fc.assert(
    fc.property(anySite, anySite, fc.nat(), (one, other, choice) => {
      const pages = one.pages.map((page, index) => (index === choice % one.pages.length ? other.pages[0] : page));
      recompiled(snapshot(encode(one)), encode({ ...one, pages }));
    }),
    runs(30),
  );
});

test('recompiles to the same result or gives up, whatever is typed anywhere', () => {
  const typed = fc.oneof(fc.constantFrom('"', ',', '{', '}', '[', ']', 'x', '\n', 'é', ' ', '{name}'), fc.string());
  fc.assert(
    fc.property(anySite, fc.nat(), fc.nat(30), typed, (site, place, length, text) => {
      const before = snapshot(encode(site));
      const written = JSON.stringify(site, null, 2);
      const at = place % written.length;
      const bytes = new TextEncoder().encode(written.slice(0, at) + text + written.slice(at + length));
      recompiled(before, bytes);
    }),
    runs(150),
  );
});

test('recompiles a site in several languages to the same result in each, whatever two sites differ in', () => {
  fc.assert(
    fc.property(anySite, anySite, someTags, fc.nat(), fc.nat(), (one, other, tags, seed, choice) => {
      const [before, after] = [one, other].map((site) => inLanguages(site, tags, seed).written);
      const pages = before?.pages.map((page, index) =>
        index === choice % before.pages.length ? after?.pages[0] : page,
      );
      // A link may lead to what one of the languages does not have.
      if (!compileSite(before as WrittenSite).site) return;
      recompiled(snapshot(encode(before)), encode({ ...before, pages }));
    }),
    runs(30),
  );
});

test('recompiles a site in several languages to the same result in each or gives up, whatever a page says in one', () => {
  // Counted, because what gives up always would be right as well.
  let accepted = 0;
  fc.assert(
    fc.property(
      sitesInLanguages,
      fc.nat(),
      fc.option(fc.constantFrom(...words)),
      ({ written, languages }, choice, said) => {
        const before = withoutLinks(written);
        const texts = textsOfPages(before);
        // A link may have led to what is not there any more.
        if (texts.length === 0 || !compileSite(before).site) return;
        const { steps, value } = texts[choice % texts.length] as (typeof texts)[number];
        const tag = languages[choice % languages.length] as string;
        const { [tag]: _, ...rest } = value;
        const after = structuredClone(before);
        put(after, steps, said === null ? rest : { ...rest, [tag]: said });
        accepted += Number(recompiled(snapshot(encode(before)), encode(after)));
      },
    ),
    runs(100),
  );
  expect(accepted).toBeGreaterThan(0);
});

test('keeps the range of every page right after edits before it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.stringMatching(/^[a-zé]{1,9}$/)), { maxLength: 8 }), (edits) => {
      const site = smallSite();
      site.pages = ['/', '/a', '/b'].map((path) => ({ path, title: 'T', blocks: [{ type: 'hero', headline: 'x' }] }));
      let now = snapshot(encode(site));
      for (const [page, words] of edits) {
        site.pages[page].title = words;
        const next = recompile(now, encode(site), host);
        if (next) now = next;
        else expect(now.bytes).toEqual(encode(site));
      }
      expect(now.ranges).toEqual(snapshot(encode(site)).ranges);
    }),
    runs(60),
  );
});

const someTags = fc.shuffledSubarray(['en', 'fr', 'ar'], { minLength: 2 });
const words = ['x', 'A _word_', '{name}', '{nmae}', '{year}', ''];

/* The texts by language of pages. */
function textsOfPages(written: WrittenSite) {
  const texts: { steps: (string | number)[]; value: ByLanguage }[] = [];
  eachByLanguage(written, {
    text(value, [top, ...steps]) {
      if (top === 'pages') texts.push({ steps: [top, ...steps], value });
    },
  });
  return texts;
}

/* A site whose pages neither show nor name what stands on others: each of them can change alone. */
const withoutLinks = <Each extends { pages: object[] }>(site: Each): Each =>
  JSON.parse(
    JSON.stringify(site, (key, value) =>
      ['evidence', 'date', 'updated', 'page', 'tags'].includes(key)
        ? undefined
        : value?.type === 'page-list'
          ? { type: 'hero', headline: 'x' }
          : value,
    ),
  );

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const about = { type: 'legal-text', id: 'about', heading: 'About', sections: [{ heading: 'Rights' }] };

test.each([
  ['a text of a page', siteWith(hero({ title: 'Developer' })), true],
  ['a list of a page', siteWith(hero({ counters: [{ label: 'x', value: 1 }] })), true],
  ['the owner', { ...siteWith(hero()), owner: { ...smallSite().owner, name: 'Another' } }, false],
  ['a text of a page that is wrong', siteWith(hero({ title: '{nmae}' })), false],
  ['a link that leads nowhere', siteWith(hero({ links: [{ label: 'x', href: '/nope' }] })), false],
  ['an anchor that others may link to', siteWith(hero(), about), false],
  ['the path of a page', { ...smallSite(), pages: [{ ...smallSite().pages[0], path: '/x' }] }, false],
  ['nothing', siteWith(hero()), false],
])('recompiles one page when no more is needed, after a change of %s', (_, site, isQuick) => {
  expect(compileSite(siteWith(hero())).site).not.toBeNull();
  expect(recompiled(snapshot(encode(siteWith(hero()))), encode(site))).toBe(isQuick);
});
