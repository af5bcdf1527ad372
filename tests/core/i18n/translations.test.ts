import { describe, expect, test } from 'vitest';
import type { BlockType } from '../../../schema/block.ts';
import type { AnyResolved, Resolved } from '../../../schema/resolved.ts';
import type { RichPart } from '../../../schema/rich-text.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { atom } from '../../../src/core/outputs/feed/atom.ts';
import { feedOf } from '../../../src/core/outputs/feed/feed.ts';
import { jsonFeed } from '../../../src/core/outputs/feed/json-feed.ts';
import { richTextHtml } from '../../../src/core/outputs/feed/rich-text-html.ts';
import { graphsOf } from '../../../src/core/outputs/structured-data/graphs-of.ts';
import { sampleDate } from '../../../src/shared/time.ts';
import { foreign, strong } from '../../support/rich-text.ts';
import { inLanguages } from '../../support/sites/in-languages.ts';
import { compileSite, diagnosticsOf } from '../../support/sites/site.ts';
import { threeLanguages } from '../../support/sites/three-languages.ts';

const compiled = compileSite(threeLanguages(), { now: new Date('2026-06-01') });
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

test('a page has its own address in each language, and files are the same for all', () => {
  const canonical = ({ paginated: { pages } }: typeof french) => pages.map(({ head }) => head.canonical);
  expect(canonical(french)).toEqual([
    'https://example.com/me/fr/',
    // Hardly anything of it is French.
    'https://example.com/me/about',
    'https://example.com/me/fr/privacy',
    'https://example.com/me/fr/billet',
  ]);
  expect(paginated.pages[1]?.head.canonical).toBe('https://example.com/me/about');
  expect([paginated.shell.labels.files, french.paginated.shell.labels.files]).toEqual([undefined, '/me']);
});

test('what exists in one language alone is nowhere else', () => {
  const paths = [site, french.site, arabic.site].map(({ pages }) => pages.map(({ path }) => path));
  expect(paths).toEqual([
    ['/', '/about', '/privacy'],
    ['/', '/about', '/privacy', '/billet'],
    ['/', '/about', '/privacy'],
  ]);
  const cards = [{ site, paginated } as typeof french, french].map((each) => blockOf(each, '/', 'card-grid').cards);
  expect(cards.map((each) => each.length)).toEqual([2, 3]);
});

describe('what is missing is said in the first language, and says so', () => {
  test.each([
    ['a paragraph', blockOf(arabic, '/', 'hero').summary, english('I write ', strong('React'), '.')],
    [
      'a paragraph that is written once',
      blockOf(french, '/', 'card-grid').cards[1]?.description,
      english('Written once.'),
    ],
    ['the words of a link', blockOf(french, '/', 'hero').actions?.[0]?.label, english('Write to me')],
    ['a link of the menu', french.paginated.shell.navigation[1]?.label, english('About')],
    ['a line of the footer', french.paginated.shell.footer.copyright, english('© Amina Haddad')],
    ['a list of paragraphs', blockOf(arabic, '/privacy', 'legal-text').sections[0]?.paragraphs, [english('None.')]],
  ])('%s', (_, shown, said) => {
    expect(shown).toEqual(said);
  });

  test('a long text as a whole', () => {
    const [missing, there] = [french, arabic].map((each) => blockOf(each, '/about', 'text'));
    expect([missing?.lang, missing?.dir, missing?.content]).toMatchObject(['en', 'ltr', [{ kind: 'paragraph' }]]);
    expect([there?.lang, there?.dir]).toEqual([undefined, undefined]);
  });

  test('but not a name or a label, which may be the same in all', () => {
    expect(blockOf(french, '/', 'card-grid').cards[0]?.title).toBe('Gympark');
    expect(blockOf(french, '/about', 'text').heading).toBe('About');
  });

  test('nor what exists in another language alone', () => {
    expect(blockOf(french, '/billet', 'hero').summary).toBe('Écrit en français.');
  });

  test('nor what is sent, or read by programs', () => {
    const { fields } = blockOf(arabic, '/', 'form');
    expect(fields[1]?.options?.[1]).toBe('Other');
    expect(arabic.written.navigation?.[1]?.label).toBe('About');
  });
});

test('places on a page are called the same in all languages', () => {
  expect(blockOf(french, '/privacy', 'legal-text').sections[0]?.id).toBe('cookies');
  expect(blockOf(arabic, '/privacy', 'legal-text').sections[0]?.id).toBe('cookies');
});

test('where a text has other headings than in the first language, places have names of their own', () => {
  const other = threeLanguages();
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

test('a select sends in every language what it sends in the first', () => {
  const fields = ({ site }: Pick<typeof french, 'site'>) => blockOf({ site } as typeof french, '/', 'form').fields[1];
  expect([fields({ site })?.options, fields({ site })?.values]).toEqual([['Work', 'Other'], undefined]);
  expect([fields(french)?.options, fields(french)?.values]).toEqual([
    ['Travail', 'Other'],
    ['Work', 'Other'],
  ]);
});

test('what a select sends is filled with the words of the first language', () => {
  const site = threeLanguages();
  const select = site.pages[0]?.blocks[2] as { fields: { options?: unknown[] }[] };
  Object.assign(select.fields[1] ?? {}, { options: ['With {name}', 'Alone'] });
  const [inFrench, inArabic] = compileSite(site).translations ?? [];
  const field = (each: typeof inFrench) => blockOf(each as typeof french, '/', 'form').fields[1];
  expect([field(inArabic)?.options, field(inArabic)?.values]).toEqual([
    ['With أمينة حداد', 'Alone'],
    ['With Amina Haddad', 'Alone'],
  ]);
  // What reads the same is sent as it reads.
  expect([field(inFrench)?.options, field(inFrench)?.values]).toEqual([['With Amina Haddad', 'Alone'], undefined]);
});

test('a text that names another names it in every language', () => {
  expect([french, arabic].map((each) => blockOf(each, '/', 'card-grid').cards.map(({ role }) => role))).toEqual([
    ['Responsable', 'Tester', undefined],
    ['Lead', 'Tester'],
  ]);
});

test('a tag that is written by language once is that in every list', () => {
  const tagged = threeLanguages() as unknown as { pages: Record<string, unknown>[] };
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

describe('what lists say of a page that stands in for another', () => {
  const written = threeLanguages();
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

  test('is set apart', () => {
    const [listed] = blockOf(inFrench, '/posts', 'page-list').years[0]?.pages ?? [];
    expect([listed?.title, listed?.summary]).toEqual([english('Post 1'), english('Of ', strong('me'), '.')]);
  });

  test('and so are the ways to its neighbors, and back', () => {
    const beside = blockOf(inFrench, '/one', 'page-list').beside;
    expect([beside?.next?.title, beside?.back?.label]).toEqual([english('Post 1'), english('Posts')]);
    expect(blockOf(inFrench, '/one', 'hero').back?.label).toEqual(english('Posts'));
  });

  test('is plain in its head, in feeds and for search engines, which are told its language', () => {
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

test('a label that stands in from a language written from right to left is in its own direction', () => {
  const counters = [{ label: { ar: 'سنوات' }, value: 3 }];
  const { translations } = compileSite(inLanguages(['ar', 'en'], { type: 'hero', headline: 'Amina', counters }));
  const [inEnglish] = translations as [typeof french];
  expect(blockOf(inEnglish, '/', 'hero').counters?.[0]?.label).toBe('\u2067سنوات\u2069');
});

test('a label that stands in from another language written from left to right goes by its own letters', () => {
  const labels = ['années', 'سنوات (années)'];
  const counters = labels.map((label) => ({ label: { fr: label }, value: 3 }));
  const { translations } = compileSite(inLanguages(['fr', 'en'], { type: 'hero', headline: 'Amina', counters }));
  const [inEnglish] = translations as [typeof french];
  const found = blockOf(inEnglish, '/', 'hero').counters?.map(({ label }) => label);
  expect(found).toEqual(['années', '\u2067سنوات (années)\u2069']);
});

test('the label of a field is set apart, and nothing else that is sent', () => {
  expect(blockOf(arabic, '/', 'form').fields[1]?.label).toEqual(english('Topic'));
});

test('feeds and résumés are of their language, and say where it lies', () => {
  expect(french.written.owner.title).toBe('Développeuse');
  expect(french.site.metadata?.map(({ path }) => path)).toEqual(['/billet']);
});

test('search engines are told the language of a page where a site has several', () => {
  const { site, written, paginated } = french;
  const [page] = paginated.pages;
  if (!page) throw new Error('there is a home page');
  const graph = JSON.stringify(
    graphsOf(registry, { site, written })({ page, shell: paginated.shell, now: { year: 2026, month: 6, day: 1 } }),
  );
  expect(graph).toContain('"url":"https://example.com/me/fr/"');
  expect(graph).toContain('"inLanguage":"fr"');
});

test('a feed says of a text that it is of the first language', () => {
  expect(richTextHtml(english('Written once.'), { addressOf: String, now: sampleDate })).toBe(
    '<span lang="en" dir="ltr">Written once.</span>',
  );
});

test('a tag that is none is told where an entry names it', () => {
  const site = threeLanguages();
  Object.assign(site.pages[3] ?? {}, { languages: ['FR_x'] });
  expect(diagnosticsOf(site).map(({ code, pointer }) => [code, pointer])).toEqual([['OF109', '/pages/3/languages/0']]);
});
