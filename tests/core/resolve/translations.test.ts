import { describe, expect, test } from 'vitest';
import type { BlockType } from '../../../schema/block.ts';
import type { AnyResolved, Resolved } from '../../../schema/resolved.ts';
import type { RichPart } from '../../../schema/rich-text.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { richTextHtml } from '../../../src/core/outputs/feed/article-to-html.ts';
import { atom, feedOf, jsonFeed } from '../../../src/core/outputs/feed/feed.ts';
import { graphsOf } from '../../../src/core/outputs/structured-data/graphs-of.ts';
import { sampleDate } from '../../../src/shared/time.ts';
import { foreign, strong } from '../../support/rich-text.ts';
import { readSite } from '../../support/sites/read-site.ts';
import { compileSite, diagnosticsOf, inLanguages } from '../../support/sites/site.ts';

const compiled = compileSite(readSite('three-languages'), { now: new Date('2026-06-01') });
const { site, paginated, translations } = compiled;
if (!site || !paginated || !translations) throw new Error(JSON.stringify(compiled.diagnostics, null, 2));
const [french, arabic] = translations;
if (!french || !arabic) throw new Error('there are two translations');

const english = (...parts: RichPart[]) => foreign('en', 'ltr', ...parts);
const blockOf = <T extends BlockType>({ site: { pages } }: typeof french, path: string, type: T) =>
  pages.find((page) => page.path === path)?.blocks.find((block: AnyResolved) => block.type === type) as Resolved<T>;

test('the first language is the site, and the others are translations below their prefixes', () => {
  expect([site.language, site.prefix]).toEqual(['en', undefined]);
  expect(translations.map(({ language, site }) => [language, site.prefix])).toEqual([
    ['fr', '/fr'],
    ['ar', '/ar'],
  ]);
  expect([french.paginated.shell.language, arabic.paginated.shell.direction]).toEqual(['fr', 'rtl']);
  expect(site.pages[0]?.title).toBe('Amina Haddad: Developer');
  expect(french.site.pages[0]?.title).toBe('Amina Haddad\u00A0: Développeuse');
  expect(arabic.site.pages[0]?.title).toBe('أمينة حداد: مطوّرة');
});

test('a page has its own URL in each language, and all languages share the files', () => {
  const canonical = ({ paginated: { pages } }: typeof french) => pages.map(({ head }) => head.canonical);
  expect(canonical(french)).toEqual([
    'https://example.com/me/fr/',
    // Hardly any of its texts is in French.
    'https://example.com/me/about',
    'https://example.com/me/fr/privacy',
    'https://example.com/me/fr/billet',
  ]);
  expect(paginated.pages[1]?.head.canonical).toBe('https://example.com/me/about');
  expect([paginated.shell.labels.files, french.paginated.shell.labels.files]).toEqual([undefined, '/me']);
});

test('pages and cards in one language only are not part of the others', () => {
  const paths = [site, french.site, arabic.site].map(({ pages }) => pages.map(({ path }) => path));
  expect(paths).toEqual([
    ['/', '/about', '/privacy'],
    ['/', '/about', '/privacy', '/billet'],
    ['/', '/about', '/privacy'],
  ]);
  const cards = [{ site, paginated } as typeof french, french].map((each) => blockOf(each, '/', 'card-grid').cards);
  expect(cards.map((each) => each.length)).toEqual([2, 3]);
});

describe('a missing translation', () => {
  test.each([
    ['a paragraph', blockOf(arabic, '/', 'hero').summary, english('I write ', strong('React'), '.')],
    ['an untranslated paragraph', blockOf(french, '/', 'card-grid').cards[1]?.description, english('Written once.')],
    ['the label of a link', blockOf(french, '/', 'hero').actions?.[0]?.label, english('Write to me')],
    ['a link of the menu', french.paginated.shell.navigation[1]?.label, english('About')],
    ['a line of the footer', french.paginated.shell.footer.copyright, english('© Amina Haddad')],
    ['a list of paragraphs', blockOf(arabic, '/privacy', 'legal-text').sections[0]?.paragraphs, [english('None.')]],
  ])('falls back to the first language, with a mark: %s', (_, shown, expected) => {
    expect(shown).toEqual(expected);
  });

  test('falls back as a whole in a long text', () => {
    const [missing, translated] = [french, arabic].map((each) => blockOf(each, '/about', 'text'));
    expect([missing?.lang, missing?.dir, missing?.content]).toMatchObject(['en', 'ltr', [{ kind: 'paragraph' }]]);
    expect([translated?.lang, translated?.dir]).toEqual([undefined, undefined]);
  });

  test('is not marked in names and headings, which may be the same in all languages', () => {
    expect(blockOf(french, '/', 'card-grid').cards[0]?.title).toBe('Gympark');
    expect(blockOf(french, '/about', 'text').heading).toBe('About');
  });

  test('is not assumed on a page that exists in the language only', () => {
    expect(blockOf(french, '/billet', 'hero').summary).toBe('Écrit en français.');
  });

  test('is not marked in submitted values or values for programs', () => {
    const { fields } = blockOf(arabic, '/', 'form');
    expect(fields[1]?.options?.[1]).toBe('Other');
    expect(arabic.localized.navigation?.[1]?.label).toBe('About');
  });
});

test('the anchors of a page are the same in all languages', () => {
  expect(blockOf(french, '/privacy', 'legal-text').sections[0]?.id).toBe('cookies');
  expect(blockOf(arabic, '/privacy', 'legal-text').sections[0]?.id).toBe('cookies');
});

test('a text with other headings than in the first language has its own anchors', () => {
  const other = readSite('three-languages');
  other.pages[2] = {
    path: '/privacy',
    title: 'Privacy',
    blocks: [
      {
        type: 'text',
        heading: 'Privacy',
        body: { en: ['## One', 'a', '## Two', 'b'], ar: ['## Three', 'c'] },
      },
    ],
  } as never;
  const [, changed] = compileSite(other).translations ?? [];
  const { content } = blockOf(changed as typeof french, '/privacy', 'text');
  expect(content.flatMap((node) => (node.kind === 'heading' ? [node.id] : []))).toEqual(['three']);
});

test('a select submits the values of the first language in every language', () => {
  const fields = ({ site }: Pick<typeof french, 'site'>) => blockOf({ site } as typeof french, '/', 'form').fields[1];
  expect([fields({ site })?.options, fields({ site })?.values]).toEqual([['Work', 'Other'], undefined]);
  expect([fields(french)?.options, fields(french)?.values]).toEqual([
    ['Travail', 'Other'],
    ['Work', 'Other'],
  ]);
});

test('placeholders in a submitted value are filled in the first language', () => {
  const site = readSite('three-languages');
  const select = site.pages[0]?.blocks[2] as { fields: { options?: unknown[] }[] };
  Object.assign(select.fields[1] ?? {}, { options: ['With {name}', 'Alone'] });
  const [inFrench, inArabic] = compileSite(site).translations ?? [];
  const field = (each: typeof inFrench) => blockOf(each as typeof french, '/', 'form').fields[1];
  expect([field(inArabic)?.options, field(inArabic)?.values]).toEqual([
    ['With أمينة حداد', 'Alone'],
    ['With Amina Haddad', 'Alone'],
  ]);
  // An option without a translation has no separate value.
  expect([field(inFrench)?.options, field(inFrench)?.values]).toEqual([['With Amina Haddad', 'Alone'], undefined]);
});

test('the role of a card is translated where it is defined', () => {
  expect([french, arabic].map((each) => blockOf(each, '/', 'card-grid').cards.map(({ role }) => role))).toEqual([
    ['Responsable', 'Tester', undefined],
    ['Lead', 'Tester'],
  ]);
});

test('a tag that is translated once is translated in every list', () => {
  const tagged = readSite('three-languages') as unknown as { pages: Record<string, unknown>[] };
  const post = (path: string, tag: unknown) => ({
    ...tagged.pages[3],
    languages: undefined,
    path,
    tags: [tag, 'other'],
  });
  tagged.pages = [
    ...tagged.pages.slice(0, 3),
    post('/one', 'queues'),
    post('/two', { en: 'queues', fr: 'files' }),
    { path: '/posts', title: 'Posts', blocks: [{ type: 'page-list', tags: ['queues'] }] },
  ];
  const [inFrench] = compileSite(tagged, { now: new Date('2026-06-01') }).translations ?? [];
  const list = blockOf(inFrench as typeof french, '/posts', 'page-list');
  expect(list.years.flatMap(({ pages }) => pages.map(({ href }) => href))).toEqual(['/one', '/two']);
});

describe('a page without a translation', () => {
  const written = readSite('three-languages');
  const posts = ['/one', '/two'].map((path, index) => ({
    path,
    title: { en: `Post ${index}` },
    date: `2026-03-0${index + 1}`,
    summary: 'Of **me**.',
    blocks: [{ type: 'hero', kind: 'article', headline: { en: `Post *${index}*` } }],
  }));
  const list = { path: '/posts', title: 'Posts', blocks: [{ type: 'page-list', heading: { en: 'Posts' } }] };
  const pages = [...written.pages.slice(0, 3), ...posts, list];
  const { translations } = compileSite({ ...written, pages }, { now: new Date('2026-06-01') });
  const [inFrench] = translations as [typeof french];

  test('is marked in lists', () => {
    const [listed] = blockOf(inFrench, '/posts', 'page-list').years[0]?.pages ?? [];
    expect([listed?.title, listed?.summary]).toEqual([english('Post 1'), english('Of ', strong('me'), '.')]);
  });

  test('is marked in the links to its neighbors and back', () => {
    const beside = blockOf(inFrench, '/one', 'page-list').beside;
    expect([beside?.next?.title, beside?.back?.label]).toEqual([english('Post 1'), english('Posts')]);
    expect(blockOf(inFrench, '/one', 'hero').back?.label).toEqual(english('Posts'));
  });

  test('has plain text and its language in its head, in feeds and in structured data', () => {
    const page = inFrench.paginated.pages.find(({ path }) => path === '/one');
    if (!page) throw new Error('there is a post');
    expect([page.head.title, page.head.description]).toEqual(['Post 0', 'Of me.']);
    const graph = JSON.stringify(
      graphsOf(registry, inFrench)({ page, shell: inFrench.paginated.shell, now: { year: 2026, month: 6, day: 1 } }),
    );
    expect(graph).toContain('"url":"https://example.com/me/one","inLanguage":"en"');
    const feed = feedOf(registry, inFrench.site);
    expect(feed?.posts.map(({ title, language }) => [title, language])).toEqual([
      ['Post 1', 'en'],
      ['Post 0', 'en'],
    ]);
    expect(feed && atom(feed)).toContain('<entry xml:lang="en">');
    expect(feed && JSON.parse(jsonFeed(feed)).items[0].language).toBe('en');
  });
});

test('a fallback label from a right-to-left language is isolated', () => {
  const counters = [{ label: { ar: 'سنوات' }, value: 3 }];
  const { translations } = compileSite(inLanguages(['ar', 'en'], { type: 'hero', headline: 'Amina', counters }));
  const [inEnglish] = translations as [typeof french];
  expect(blockOf(inEnglish, '/', 'hero').counters?.[0]?.label).toBe('\u2067سنوات\u2069');
});

test('a fallback label from a left-to-right language is isolated only if it has right-to-left letters', () => {
  const labels = ['années', 'سنوات (années)'];
  const counters = labels.map((label) => ({ label: { fr: label }, value: 3 }));
  const { translations } = compileSite(inLanguages(['fr', 'en'], { type: 'hero', headline: 'Amina', counters }));
  const [inEnglish] = translations as [typeof french];
  const found = blockOf(inEnglish, '/', 'hero').counters?.map(({ label }) => label);
  expect(found).toEqual(['années', '\u2067سنوات (années)\u2069']);
});

test('the fallback label of a field is marked', () => {
  expect(blockOf(arabic, '/', 'form').fields[1]?.label).toEqual(english('Topic'));
});

test('feeds and résumés have the texts and pages of their language', () => {
  expect(french.localized.owner.title).toBe('Développeuse');
  expect(french.site.metadata?.map(({ path }) => path)).toEqual(['/billet']);
});

test('structured data has the language of the page', () => {
  const { site, localized, paginated } = french;
  const [page] = paginated.pages;
  if (!page) throw new Error('there is a home page');
  const graph = JSON.stringify(
    graphsOf(registry, { site, localized })({ page, shell: paginated.shell, now: { year: 2026, month: 6, day: 1 } }),
  );
  expect(graph).toContain('"url":"https://example.com/me/fr/"');
  expect(graph).toContain('"inLanguage":"fr"');
});

test('a feed marks the language of a fallback text', () => {
  expect(richTextHtml(english('Written once.'), { addressOf: String, now: sampleDate })).toBe(
    '<span lang="en" dir="ltr">Written once.</span>',
  );
});

test('an invalid tag is reported at the entry that has it', () => {
  const site = readSite('three-languages');
  Object.assign(site.pages[3] ?? {}, { languages: ['FR_x'] });
  expect(diagnosticsOf(site).map(({ code, pointer }) => [code, pointer])).toEqual([['OF109', '/pages/3/languages/0']]);
});
