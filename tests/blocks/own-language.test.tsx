import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { localize } from '../../src/core/i18n/localize.ts';
import { coverageOf } from '../../src/core/i18n/missing-translations.ts';
import { markdownPages } from '../../src/core/outputs/markdown/markdown-files.ts';
import { builtAt } from '../support/render.tsx';
import { compileSite, diagnosticsOf, inLanguages, siteWith } from '../support/sites/site.ts';

const quotes = {
  type: 'quote-list',
  quotes: [
    { text: 'Immer "gut" und schnell.', name: 'Jürgen', role: 'Leiter', language: 'de' },
    { text: 'جيد "دائما".', name: 'سامر', language: 'ar' },
    { text: 'Always "fine".', name: 'Bob' },
  ],
};

/* The pages of a site in each of its languages, as markup. */
function markupOf(site: object): string[] {
  const { paginated, translations } = compileSite(site);
  return [paginated, ...(translations ?? []).map((each) => each.paginated)].map((each) =>
    each ? render({ page: expectPage(each.pages[0]), shell: each.shell, builtAt }) : '',
  );
}

const expectPage = <Page,>(page: Page | undefined): Page => {
  if (page === undefined) throw new Error('the site has errors');
  return page;
};

const quotationsIn = (html: string) => [...html.matchAll(/<blockquote[^>]*><p>.*?<\/p>/g)].map(([found]) => found);

test.each([
  ['en', 'de', 'ar'],
  ['ar', 'en', 'de'],
  ['de', 'ar', 'en'],
])('a quote has its own language, direction and marks in a site in %s, %s and %s', (...languages) => {
  const pages = markupOf(inLanguages(languages, quotes));
  expect(pages).toHaveLength(3);
  for (const [index, html] of pages.entries()) {
    const [german, arabic] = quotationsIn(html);
    const isIn = (language: string) => languages[index] === language;
    expect(german).toBe(`<blockquote${isIn('de') ? '' : ' lang="de" dir="ltr"'}><p>Immer „gut“ und schnell.</p>`);
    expect(arabic).toBe(`<blockquote${isIn('ar') ? '' : ' lang="ar" dir="rtl"'}><p>جيد «دائما».</p>`);
    expect(html).toContain(isIn('de') ? '<li>Leiter</li>' : '<li><span lang="de" dir="ltr">Leiter</span></li>');
  }
});

test('a quote without a language is in the first one', () => {
  const [, french] = markupOf(inLanguages(['en', 'fr'], quotes));
  expect(quotationsIn(french ?? '')[2]).toBe('<blockquote lang="en" dir="ltr"><p>Always “fine”.</p>');
});

test('a site in one language has quotes in others', () => {
  const [english] = markupOf(siteWith(quotes));
  expect(quotationsIn(english ?? '').map((each) => /lang="(..)"/.exec(each)?.[1])).toEqual(['de', 'ar', undefined]);
});

test('the Markdown of a page has the quotation marks of each quote', () => {
  const { site } = compileSite({ ...siteWith(quotes), outputs: { markdown: true } });
  if (!site) throw new Error('the site has errors');
  const [page] = markdownPages({ registry, site, now: builtAt });
  expect(page?.content).toContain('„Immer „gut“ und schnell.“');
  expect(page?.content).toContain('«جيد «دائما».»');
});

test('a publication and a long text have their own language', () => {
  const site = siteWith(
    { type: 'publication-list', publications: [{ title: 'Über Zahlen', language: 'de' }, { title: 'On numbers' }] },
    { type: 'text', heading: 'Vorwort', body: ['Er sagte "nein".'], language: 'de' },
  );
  const [html = ''] = markupOf(site);
  expect(html).toContain('<span lang="de" dir="ltr">Über Zahlen</span>');
  expect(html).not.toContain('>On numbers</span>');
  expect(html).toContain('<span lang="de" dir="ltr">Vorwort</span>');
  expect(html).toMatch(/<div class="text-body" data-part="article" lang="de" dir="ltr"[^>]*><p>Er sagte „nein“\.<\/p>/);
  // A text by language has its own.
  const translated = inLanguages(['en', 'de'], { type: 'text', body: { en: ['Hi'], de: ['Du'] }, language: 'fr' });
  for (const each of markupOf(translated)) expect(each).not.toContain('class="text-body" lang');
});

test('a limited text block keeps its own language', () => {
  const text = { type: 'text', body: ['Du.'], language: 'de', languages: ['fr'] };
  const [, french] = markupOf(inLanguages(['en', 'fr'], { type: 'hero', headline: 'A' }, { ...text, id: 'a' }));
  expect(french).toContain('<div class="text-body" data-part="article" lang="de" dir="ltr"');
});

test('a paragraph by language in a block with a language needs its translations', () => {
  const text = { type: 'text', body: ['Du.'], intro: [{ en: 'Some words' }, 'Wörter'], language: 'de' };
  const { written } = compileSite(inLanguages(['en', 'fr'], text));
  if (!written) throw new Error('the site has errors');
  expect(coverageOf(registry, written)[0]?.missing).toEqual(['/pages/0/blocks/0/intro/0']);
});

test('texts with their own language need no translation', () => {
  const { written } = compileSite(inLanguages(['en', 'de', 'ar'], quotes));
  if (!written) throw new Error('the site has errors');
  expect(coverageOf(registry, written).map(({ missing }) => missing)).toEqual([
    ['/pages/0/blocks/0/quotes/2/text'],
    ['/pages/0/blocks/0/quotes/2/text'],
  ]);
});

test('a limited entry keeps its own language, and a label with the same name sets none', () => {
  const [german] = quotes.quotes;
  const site = inLanguages(['en', 'fr'], { ...quotes, quotes: [{ ...german, languages: ['fr'] }, { name: 'Bob' }] });
  const [, french = ''] = markupOf({ ...site, labels: { language: 'en' } });
  expect(quotationsIn(french)).toEqual(['<blockquote lang="de" dir="ltr"><p>Immer „gut“ und schnell.</p>']);
  const textsWith = (labels: object) => {
    const { written } = compileSite({ ...inLanguages(['en', 'fr'], { type: 'hero', headline: 'A' }), labels });
    return written && coverageOf(registry, written)[0]?.texts;
  };
  expect(textsWith({ home: 'Start', language: 'Tongue' })).toBe(Number(textsWith({ home: 'Start' })) + 1);
});

test.each([
  ['de-DE', []],
  ['en-UK', ['OF263']],
  ['en-12', ['OF264']],
  ['xx', []],
])('checks the language %s of a quote', (language, codes) => {
  const found = diagnosticsOf(siteWith({ ...quotes, quotes: [{ text: 'A', language }] }));
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual(
    codes.map((code) => [code, '/pages/0/blocks/0/quotes/0/language']),
  );
});

test('checks and programs get the texts as they are written', () => {
  const site = siteWith(quotes);
  expect(localize(registry, site as never, 'en')).toBe(site);
});
