import { describe, expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { hasTime } from '../../../src/shared/rich-text.ts';
import { onDay, rich, year } from '../../support/rich-text.ts';
import { compileSite, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: '{name}', ...more });

function pagesOf(site: ReturnType<typeof smallSite>, url?: string) {
  const compiled = compileSite(site, { url });
  if (!compiled.site) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return { site: compiled.site, ...paginate(registry, compiled.site) };
}
const firstBlock = (site: ReturnType<typeof smallSite>) => pagesOf(site).pages[0]?.blocks[0];
const at = (year: number, month = 6, day = 1) => ({ year, month, day });

describe('placeholders', () => {
  test('take the fields of the owner, also nested', () => {
    const site = siteWith(hero({ title: '{title}' }));
    site.owner.title = 'Developer in {location}';
    site.owner.location = 'Tunis';
    expect(firstBlock(site)).toMatchObject({ headline: 'Amina Trabelsi', title: 'Developer in Tunis' });
  });

  test('are filled in all texts, also in the suffix of a counter', () => {
    const site = siteWith(
      hero({ title: '{name}', summary: '{name}', counters: [{ label: '{name}', value: 1, suffix: '{name}' }] }),
    );
    site.owner.name = 'A';
    expect(firstBlock(site)).toMatchObject({ title: 'A', summary: 'A', counters: [{ label: 'A', suffix: 'A' }] });
  });

  test('leave a doubled brace as one brace', () => {
    expect(firstBlock(siteWith(hero({ title: 'a {{b}' })))).toMatchObject({ title: 'a {b}' });
  });

  test('are literal in the fields of the owner if their brace is doubled', () => {
    const site = siteWith(hero({ title: '{name} in {year}' }));
    site.owner.name = 'A {{year} B';
    const { pages } = pagesOf(site);
    expect(pages[0] && onDay(pages[0], at(2030)).blocks[0]).toMatchObject({ title: 'A {year} B in 2030' });
  });

  test('count years up to the date of the visit', () => {
    const { pages } = pagesOf(siteWith(hero({ summary: '{yearsSince:2016+1} and {yearsSince:2021}, {year}' })));
    const [page] = pages;
    expect(page && onDay(page, at(2026)).blocks[0]).toMatchObject({ summary: '11 and 5, 2026' });
    expect(page && onDay(page, at(2031)).blocks[0]).toMatchObject({ summary: '16 and 10, 2031' });
  });

  test('format the date of each language', () => {
    const dateIn = (language: string) => {
      const site = { ...siteWith(hero({ title: '{today}' })), language };
      const [page] = pagesOf(site).pages;
      const block = page && onDay(page, at(2026, 11, 21)).blocks[0];
      return block?.type === 'hero' ? block.title : undefined;
    };
    expect(
      Object.fromEntries(['en', 'fr', 'ar-TN', 'de', 'xx'].map((language) => [language, dateIn(language)])),
    ).toEqual({
      en: 'November 21, 2026',
      fr: '21 novembre 2026',
      'ar-TN': '21 نوفمبر 2026',
      de: '21. November 2026',
      xx: '2026-11-21',
    });
  });

  test('change nothing on pages without times', () => {
    const [page] = pagesOf(smallSite()).pages;
    expect(hasTime(page)).toBe(false);
  });

  test('are percent-encoded in the subject of a mail, and leave a telephone number dialable', () => {
    const site = siteWith(
      hero({
        links: [
          { label: 'x', href: 'mailto:{email}?subject={name}' },
          { label: 'y', href: 'tel:{phone}' },
        ],
      }),
    );
    site.owner.phone = '+216 (00) 000-000';
    expect(firstBlock(site)).toMatchObject({
      links: [{ href: 'mailto:amina@example.com?subject=Amina%20Trabelsi' }, { href: 'tel:+21600000000' }],
    });
  });
});

test('omits hidden pages, blocks and entries', () => {
  const site = siteWith(hero(), { ...exampleOf('timeline'), id: 't' }, { ...exampleOf('form'), hidden: true });
  site.pages[0].blocks[1].entries[1].hidden = true;
  site.pages.push({ ...smallSite().pages[0], path: '/draft', hidden: true });
  const { pages } = pagesOf(site);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.blocks.map(({ type }) => type)).toEqual(['hero', 'timeline']);
  expect(pages[0]?.blocks[1]).toMatchObject({ entries: [{ title: 'Team Lead' }, { title: 'Web Developer' }] });
});

test('a form without JavaScript opens a mail to the owner if there is an address', () => {
  const form = {
    ...exampleOf('form'),
    id: 'f',
    contacts: undefined,
    heading: 'Write',
    intro: [],
    send: { endpoint: '/x' },
  };
  const texts = JSON.stringify(form).replaceAll('{email}', 'x');
  const site = siteWith(hero(), JSON.parse(texts.replaceAll('mailto:x', 'https://example.com/')));
  expect(pagesOf(site).pages[0]?.blocks[1]).toMatchObject({ mailto: 'mailto:amina@example.com' });
  site.owner = { name: 'A' };
  expect(pagesOf(site).pages[0]?.blocks[1]).toMatchObject({ mailto: null });
});

test('the 404 page has default texts, and those of the owner in their place', () => {
  const texts = (more: object) => pagesOf({ ...smallSite(), ...more }).notFound;
  const action = { label: 'Home', href: '/' };
  const { title, text } = texts({}).notFound ?? {};
  expect([title, text]).not.toContain('');
  expect(texts({}).notFound).toMatchObject({ action: { href: '/' } });
  expect(texts({ notFound: { title: 'Lost in {year}' } })).toMatchObject({
    head: { title: rich('Lost in ', year, ' – Amina Trabelsi') },
    notFound: { title: rich('Lost in ', year), text },
  });
  expect(texts({ notFound: { text: 'In {year}', action } })).toMatchObject({
    path: '/404',
    h1: null,
    blocks: [],
    head: { title: `${title} – Amina Trabelsi` },
    notFound: { title, text: rich('In ', year), action },
  });
});

test('keeps the times of a page’s title and description in its head', () => {
  const site = siteWith(hero());
  site.pages[0] = { ...site.pages[0], title: 'T {year}', description: 'D {year}' };
  site.navigation = [{ label: 'N {year}', href: '/' }];
  site.pages.unshift({ path: '/a', title: 'A', blocks: [hero({ title: '{year}' })] });
  const { pages, shell } = pagesOf(site);
  expect(pages[0]?.blocks).toMatchObject([{ title: rich(year) }]);
  expect(pages[1]?.head).toMatchObject({ title: rich('T ', year), description: rich('D ', year) });
  expect(shell.navigation).toMatchObject([{ label: rich('N ', year) }]);
});

test('describes a page by its summary only if it has no description', () => {
  const site = siteWith(hero());
  site.pages[0] = { ...site.pages[0], summary: 'S {year}', description: 'D' };
  expect(pagesOf(site).pages[0]?.head).toMatchObject({ description: 'D' });
  delete site.pages[0].description;
  expect(pagesOf(site).pages[0]?.head).toMatchObject({ description: rich('S ', year) });
});

test('the footer links to the CV, or prints the page without one', () => {
  const print = (more: object) => pagesOf({ ...siteWith(hero(), exampleOf('timeline')), ...more }).shell.footer.print;
  expect(print({ footer: { print: true } })).toEqual({ href: '/cv' });
  expect(print({ footer: { print: true }, outputs: { cv: false } })).toBe(true);
  expect(print({ footer: {} })).toBeUndefined();
});

test('keeps the times of the footer in the page shell, and those of a page in the page data', () => {
  const site = siteWith(hero({ title: '{year}' }));
  site.footer = { copyright: '© {year}' };
  site.notFound = { text: '{year}' };
  const { pages, shell, notFound } = pagesOf(site);
  expect([shell.footer.copyright, pages[0]?.blocks[0], notFound.notFound]).toMatchObject([
    rich('© ', year),
    { title: rich(year) },
    { text: rich(year) },
  ]);
});

test('uses the default notification settings, except those of the owner', () => {
  const shown = { visible: 3, duration: 4000, width: 356, gap: 14 };
  expect(pagesOf(smallSite()).shell.notifications).toEqual(shown);
  expect(pagesOf({ ...smallSite(), notifications: { gap: 2 } }).shell.notifications).toEqual({ ...shown, gap: 2 });
});

test('formats periods, and marks the current role', () => {
  const [, block] = pagesOf(siteWith(hero(), { ...exampleOf('timeline'), id: 't' })).pages[0]?.blocks ?? [];
  expect(block?.type === 'timeline' && block.entries.map(({ dates, current }) => [dates, current])).toEqual([
    ['Jan. 2021 to present', 'Current'],
    ['Oct. 2016 to Dec. 2020', undefined],
    ['2012 to 2013', undefined],
  ]);
});

test('the door artwork has one stud for every project of its page', () => {
  const [page] = pagesOf(siteWith(hero(), { ...exampleOf('card-grid'), id: 'w' })).pages;
  expect(page?.blocks[0]).toMatchObject({ artwork: { kind: 'door', studs: 2 } });
});

test('the sections of a legal text have unique anchors', () => {
  const sections = ['Your Rights', 'Your rights!', 'Location', 'القسم', 'القسم', '1. First'].map((heading) => ({
    heading,
  }));
  const site = siteWith(hero({ id: 'first' }), { type: 'legal-text', id: 'legal', heading: 'Legal', sections });
  const block = pagesOf(site).pages[0]?.blocks[1];
  expect(block?.type === 'legal-text' && block.sections.map(({ id }) => id)).toEqual([
    'your-rights',
    'your-rights-2',
    'location-section',
    'القسم',
    'القسم-2',
    '1-first',
  ]);
});

test.each([
  ['C++ & Java', 'c-java'],
  ['  2. Données personnelles – 2026  ', '2-donnees-personnelles-2026'],
  ['--- a ---', 'a'],
  [`${'a'.repeat(59)} - b`, 'a'.repeat(59)],
  [`${'a'.repeat(58)} - b`, `${'a'.repeat(58)}-b`],
  ['a'.repeat(70), 'a'.repeat(60)],
  ['مواعيد العمل', 'مواعيد-العمل'],
  ['خِدْمَات ٢٠٢٤', 'خِدْمَات-٢٠٢٤'],
  ['می\u200Cخواهم', 'میخواهم'],
  ['Расписание и цены', 'расписание-и-цены'],
  ['Ёлки-1', 'ёлки-1'],
  ['Йод'.normalize('NFD'), 'йод'],
  ['ΟΔΟΣ ΩΡΕΣ', 'οδος-ωρες'],
  ['手順二（後半）', '手順二-後半'],
  ['2024年の仕事', '2024年の仕事'],
  ['ガイド'.normalize('NFD'), 'ガイド'],
  ['작업 순서'.normalize('NFD'), '작업-순서'],
  ['काम का समय', 'काम-का-समय'],
  ['ทำงาน', 'ทำงาน'],
  ['לוח זמנים', 'לוח-זמנים'],
  ['Straße, Søknad und Łódź', 'strasse-soknad-und-lodz'],
  ['Đường đi'.normalize('NFD'), 'duong-di'],
  ['İstanbul', 'istanbul'],
  ['Donau\u00ADdampf', 'donaudampf'],
  ['20 m² ﬁne', '20-m2-fine'],
  ['2024', '2024'],
  ['❤️ 愛', '愛'],
  ['❤️', 'section'],
  ['𠮷'.repeat(61), '𠮷'.repeat(60)],
])('derives the anchor of the heading %j from its letters and digits', (heading, id) => {
  const legal = { type: 'legal-text', id: 'legal', heading: 'Legal', sections: [{ heading }] };
  const [, block] = pagesOf(siteWith(hero(), legal)).pages[0]?.blocks ?? [];
  expect(block).toMatchObject({ sections: [{ id }] });
});

test.each([
  ['#مواعيد-العمل', '#مواعيد-العمل'],
  ['#й-手順', '#й-手順'],
  ['#й-手順'.normalize('NFD'), '#й-手順'],
  [`#${encodeURIComponent('й-手順')}`, `#${encodeURIComponent('й-手順')}`],
  [`/#${encodeURIComponent('й-手順'.normalize('NFD'))}`, '/#й-手順'],
])('resolves the link %s to its heading in any encoding', (href, reached) => {
  const sections = [{ heading: 'مواعيد العمل' }, { heading: 'Й 手順' }];
  const legal = { type: 'legal-text', heading: 'Legal', sections };
  const site = siteWith(hero({ links: [{ label: 'x', href }] }), legal);
  expect(firstBlock(site)).toMatchObject({ links: [{ href: reached }] });
});

test('numbers equal headings in order, and reuses the ID of a hidden block', () => {
  const sections = ['Work', 'Work', 'Work', 'Work'].map((heading) => ({ heading }));
  const links = ['#work', '#work-2', '#work-3', '#work-4'].map((href) => ({ label: 'x', href }));
  const site = siteWith(hero({ links }), hero({ id: 'work', hidden: true }), {
    type: 'legal-text',
    id: 'legal',
    heading: 'Legal',
    sections,
  });
  const block = pagesOf(site).pages[0]?.blocks[1];
  expect(block).toMatchObject({ sections: ['work', 'work-2', 'work-3', 'work-4'].map((id) => ({ id })) });
});

test('an anchor in the header belongs to the home page', () => {
  const site = { ...siteWith(hero({ id: 'welcome' })), navigation: [{ label: 'x', href: '#welcome' }] };
  expect(pagesOf(site).shell.navigation).toEqual([{ label: 'x', href: '/#welcome' }]);
});

describe('a page', () => {
  const legal = { type: 'legal-text', id: 'l', heading: 'Legal', sections: [{ heading: 'A' }] };
  test.each([
    ['of the hero', [legal && { ...exampleOf('timeline'), id: 't' }, hero()], 1],
    ['of the hero at its start', [hero(), { ...exampleOf('timeline'), id: 't' }], 0],
    ['of no block if all are hidden', [hero({ hidden: true })], null],
    ['of the legal text', [{ ...exampleOf('timeline'), id: 't' }, legal], 1],
    ['of the first block', [{ ...exampleOf('timeline'), id: 't' }], 0],
    ['of no block if the first has none', [{ ...exampleOf('timeline'), id: 't', heading: undefined }], null],
  ])('has the heading %s as its h1', (_, blocks, place) => {
    expect(pagesOf(siteWith(...blocks)).pages[0]?.h1).toBe(place);
  });

  test('has a canonical URL below the URL of the site', () => {
    const site = smallSite();
    site.pages.push({ ...smallSite().pages[0], path: '/about' });
    const canonical = (url?: string) => pagesOf(site, url).pages.map(({ head }) => head.canonical);
    expect(canonical()).toEqual([undefined, undefined]);
    expect(canonical('https://example.com')).toEqual(['https://example.com/', 'https://example.com/about']);
    expect(canonical('https://example.com/me/')).toEqual(['https://example.com/me/', 'https://example.com/me/about']);
  });

  test('is right-to-left in languages such as Arabic', () => {
    const directionOf = (language: string) => pagesOf({ ...smallSite(), language }).shell.direction;
    for (const language of ['ar-TN', 'he', 'fa', 'ckb', 'nqo', 'az-Arab', 'ks'])
      expect(directionOf(language)).toBe('rtl');
    for (const language of ['fr', 'ha', 'ar-Latn', 'xx', 'zh-Hant', 'abc']) expect(directionOf(language)).toBe('ltr');
  });
});

test('uses the labels of the site, and default labels otherwise', () => {
  const { labels } = pagesOf({ ...smallSite(), labels: { all: 'Tout' } }).shell;
  expect([labels.all, labels.print]).toEqual(['Tout', 'Printable CV']);
});

test('a default setting has the same effect written or omitted', () => {
  const written = {
    ...siteWith({ ...exampleOf('card-grid'), layout: 'highlights', filter: false, structuredData: false }),
    theme: { mode: 'system', artwork: 'door' },
    notifications: { visible: 3, duration: 4000, width: 356, gap: 14 },
  };
  const absent = siteWith({
    ...exampleOf('card-grid'),
    layout: undefined,
    filter: undefined,
    structuredData: undefined,
  });
  expect(pagesOf(absent).shell).toEqual(pagesOf(written).shell);
});
