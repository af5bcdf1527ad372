import { describe, expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { readingTime } from '../../../../src/core/article/blocks-to-article.ts';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { unpublishedPages } from '../../../../src/core/resolve/pages/published.ts';
import { graphsIn } from '../../../support/graph.tsx';
import { rich, year, yearsSince } from '../../../support/rich-text.ts';
import { compileSite, complaintsOf, smallSite } from '../../../support/sites/site.ts';

const article = (headline: string, more: object = {}) => ({ type: 'hero', kind: 'article', headline, ...more });
const post = (name: string, date: string, more: object = {}) => ({
  path: `/blog/${name.toLowerCase()}`,
  title: `${name}: {name}`,
  date,
  blocks: [article(name)],
  ...more,
});
const blog = (more: object = {}) => ({
  path: '/blog',
  title: 'Blog',
  blocks: [{ type: 'page-list', heading: 'Posts', ...more }],
});
const siteOf = (...pages: object[]) => ({
  ...smallSite(),
  url: 'https://example.com/',
  pages: [...smallSite().pages, ...pages],
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => post(`p${index}`, `2021-01-${String(31 - index).padStart(2, '0')}`));

function pagesIn(written: object, host = {}) {
  const { site, paginated, diagnostics } = compileSite(written, host);
  if (!site || !paginated) throw new Error(diagnostics.map(({ message }) => message).join());
  return new Map(paginated.pages.map((each) => [each.path, each]));
}
/* The titles in the first page list of a page, by year. */
function listed(written: object, path = '/blog') {
  const block = pagesIn(written)
    .get(path)
    ?.blocks.find(({ type }) => type === 'page-list');
  if (block?.type !== 'page-list') throw new Error('there is no list');
  return block.years.map(({ year, pages }) => [year, ...pages.map(({ title }) => title)].join(' '));
}

describe('a list of pages', () => {
  test('has all posts by year, the latest first', () => {
    const site = siteOf(
      blog(),
      post('A', '2020'),
      post('B', '2021-03-02'),
      post('C', '2021-03'),
      post('D', '2021-11'),
      {
        path: '/about',
        title: 'About',
        blocks: [article('About')],
      },
    );
    expect(listed(site)).toEqual(['2021 D B C', '2020 A']);
  });

  test('filters by tags, and puts pages without a date last', () => {
    const tagged = { path: '/talk', title: 'Talk', tags: ['web'], blocks: [article('Talk')] };
    const site = siteOf(
      blog({ tags: ['web', 'css'] }),
      tagged,
      post('A', '2020', { tags: ['web'] }),
      post('B', '2021'),
    );
    expect(listed(site)).toEqual(['2020 A', ' Talk']);
  });

  test('has the date, the summary and the reading time of each page', () => {
    const long = 'word '.repeat(900);
    const site = siteOf(
      blog(),
      post('A', '2021-03-02', {
        tags: ['web'],
        draft: true,
        blocks: [article('A', { summary: long })],
        summary: 'About {name}.',
      }),
    );
    const [list] = pagesIn(site).get('/blog')?.blocks ?? [];
    expect(list).toMatchObject({
      years: [
        {
          year: '2021',
          pages: [
            {
              title: 'A',
              href: '/blog/a',
              date: 'March 2, 2021',
              summary: 'About Amina Trabelsi.',
              details: ['Draft', '5 min read'],
              tags: ['web'],
            },
          ],
        },
      ],
    });
  });

  test('has a message if it is empty', () => {
    expect(pagesIn(siteOf(blog())).get('/blog')?.blocks[0]).toMatchObject({ years: [], empty: 'Nothing here yet' });
  });

  test('is limited by "limit"', () => {
    expect(listed(siteOf(blog({ limit: 2 }), ...many(3)))).toEqual(['2021 p0 p1']);
  });

  test('continues on separate pages after twenty posts', () => {
    const pages = pagesIn(
      siteOf(
        { ...blog({ intro: ['Hello.'] }), description: 'All' },
        ...many(41).slice(0, 31),
        ...many(41)
          .slice(0, 10)
          .map((each) => ({ ...each, path: `${each.path}x` })),
      ),
    );
    expect([...pages.keys()].filter((path) => /^\/blog(?:\/\d+)?$/.test(path))).toEqual([
      '/blog',
      '/blog/2',
      '/blog/3',
    ]);
    const pagers = ['/blog', '/blog/2', '/blog/3'].map((path) =>
      pages.get(path)?.blocks.map((block) => 'pager' in block && block.pager),
    );
    const newer = (href: string) => ({ label: 'Newer', href });
    const older = (href: string) => ({ label: 'Older', href });
    expect(pagers).toEqual([
      [{ words: 'Page 1 of 3', older: older('/blog/2') }],
      [{ words: 'Page 2 of 3', newer: newer('/blog'), older: older('/blog/3') }],
      [{ words: 'Page 3 of 3', newer: newer('/blog/2') }],
    ]);
    const second = pages.get('/blog/2');
    expect(second?.head).toEqual({
      title: 'Blog – Page 2 of 3',
      description: 'All – Page 2 of 3',
      canonical: 'https://example.com/blog/2',
    });
    expect(second?.h1).toBe(0);
    expect(second?.blocks[0]).not.toHaveProperty('intro');
  });

  test('continues below the home page too', () => {
    const site = siteOf(...many(21));
    site.pages[0].blocks.push({ type: 'page-list', id: 'posts' });
    expect(pagesIn(site).get('/2')?.blocks).toHaveLength(1);
  });

  test('accepts links to each of its pages', () => {
    const site = siteOf(blog(), ...many(21));
    site.pages[0].blocks[0].links = [{ label: 'Older', href: '/blog/2' }];
    expect(complaintsOf(site)).toEqual([]);
    site.pages[0].blocks[0].links = [{ label: 'Older', href: '/blog/3' }];
    expect(complaintsOf(site)).toHaveLength(1);
  });

  test('suggests the most similar tag for an unknown one', () => {
    expect(complaintsOf(siteOf(blog({ tags: ['symphony'] }), post('A', '2020', { tags: ['symfony'] })))).toEqual([
      'OF245 No page has the tag "symphony". | at "symphony" | did you mean "symfony"? | Available tags: symfony',
    ]);
  });

  test('reports an unknown tag if no page has tags', () => {
    expect(complaintsOf(siteOf(blog({ tags: ['web'] }), post('A', '2020')))).toEqual([
      'OF245 No page has the tag "web". | at "web" | Available tags: none yet',
    ]);
  });

  test('refuses a page or a file at the path of its next page', () => {
    const site = siteOf(blog(), ...many(21), { path: '/blog/2', title: 'Two', blocks: [article('Two')] });
    expect(complaintsOf(site)[0]).toContain(
      'OF243 The path "/blog/2" is reserved for the page list on "/blog". | at "/blog/2"',
    );
    const hasFile = (path: string) => path === '/blog/2.html';
    expect(complaintsOf(siteOf(blog(), ...many(21)), { hasFile })[0]).toContain('OF303');
  });

  test.each([
    ['/', 8061, '/404'],
    ['/', 8101, '/404'],
    ['/assets', 21, '/assets/2'],
    ['/assets', 61, '/assets/2'],
  ])('never continues at a reserved path: on %s with %i posts', (path, count, reserved) => {
    const listOn = (posts: number) => {
      const list = { ...blog(), path };
      const all = Array.from({ length: posts }, (_, index) => post(`p${index}`, '2021'));
      return { ...siteOf(), pages: [...(path === '/' ? [] : smallSite().pages), list, ...all] };
    };
    expect(complaintsOf(listOn(count))).toEqual([
      `OF342 The page list on this page is too long for this path: it would continue at "${reserved}", which is reserved. | at "${path}" | Move the page list to a page with another path, such as "/posts", or add a "limit" to it.`,
    ]);
    expect(complaintsOf(listOn(path === '/' ? 8060 : 20))).toEqual([]);
  });
});

describe('a post', () => {
  test('links to the previous and next post, and to their list', () => {
    const pages = pagesIn(siteOf(blog(), post('A', '2019'), post('B', '2020'), post('C', '2021')));
    expect(pages.get('/blog/b')?.blocks.at(-1)).toEqual({
      type: 'page-list',
      years: [],
      beside: {
        label: 'More like this',
        back: { label: 'Posts', href: '/blog' },
        previous: { words: 'Previous', title: 'A', href: '/blog/a' },
        next: { words: 'Next', title: 'C', href: '/blog/c' },
      },
    });
  });

  test('can have a time placeholder in its summary', () => {
    const pages = pagesIn(siteOf(blog(), post('A', '2019', { summary: 'In {year}.', tags: ['a'] })));
    const summary = rich('In ', year, '.');
    expect(pages.get('/blog/a')?.head).toMatchObject({ description: summary });
    expect(pages.get('/blog')?.blocks).toMatchObject([{ years: [{ pages: [{ summary }] }] }]);
  });

  test('links to no other post if it is the only one', () => {
    expect(pagesIn(siteOf(post('A', '2019'))).get('/blog/a')?.blocks).toHaveLength(1);
  });

  test('links to its neighbors without a list too', () => {
    const pages = pagesIn(siteOf(post('A', '2019'), post('B', '2020')));
    expect(pages.get('/blog/a')?.blocks.at(-1)).toMatchObject({ beside: { next: { href: '/blog/b' } } });
  });

  test('has its dates, its role and its reading time in its byline', () => {
    const more = { updated: '2021-05', tags: ['web'], draft: true };
    const pages = pagesIn(
      siteOf(blog(), post('A', '2021-03-02', { ...more, blocks: [article('A', { role: 'Author' })] })),
    );
    expect(pages.get('/blog/a')?.blocks[0]).toMatchObject({
      byline: ['Draft', 'March 2, 2021', 'Author', 'updated May 2021', '1 min read'],
      tags: ['web'],
      back: { label: 'Posts', href: '/blog' },
    });
  });

  test('is a blog post in structured data', () => {
    const site = siteOf(
      post('A', '2021-03-02', { updated: '2021-05-01', tags: ['a', 'b'], description: 'In {year}.' }),
    );
    expect(graphsIn(site)[1]?.at(-1)).toEqual({
      '@type': 'BlogPosting',
      headline: 'A',
      url: 'https://example.com/blog/a',
      author: { '@id': 'https://example.com/#person' },
      datePublished: '2021-03-02',
      dateModified: '2021-05-01',
      description: 'In 2026.',
      keywords: 'a, b',
      inLanguage: 'en',
    });
  });

  test('is published on its date, and as a draft only in a preview', () => {
    const site = siteOf(
      blog(),
      post('past', '2026-03-15'),
      post('day', '2026-03-16'),
      post('month', '2026-04'),
      post('d', '2020', { draft: true }),
    );
    const on = (day: number) =>
      [...pagesIn(site, { now: new Date(Date.UTC(2026, 2, day)) }).keys()].filter((path) => path.startsWith('/blog/'));
    expect(on(15)).toEqual(['/blog/past']);
    expect(on(16)).toEqual(['/blog/past', '/blog/day']);
    expect([...pagesIn(site, { now: new Date(), isPreview: true }).keys()]).toContain('/blog/d');
  });

  test('has dates that exist, in order', () => {
    expect(complaintsOf(siteOf(post('a', '2021-02-30'))).map((each) => each.slice(0, 5))).toEqual(['OF227']);
    expect(complaintsOf(siteOf(post('a', '2021', { updated: '2020' }))).map((each) => each.slice(0, 5))).toEqual([
      'OF241',
    ]);
  });

  test.each<[string, object, boolean, string[]]>([
    ['tomorrow', { updated: '2026-03-16' }, false, ['OF270']],
    ['next month, without a publication date', { date: undefined, updated: '2026-04' }, false, ['OF270']],
    ['today', { updated: '2026-03-15' }, false, []],
    ['this month', { updated: '2026-03' }, false, []],
    ['after its future publication date', { date: '2026-04-01', updated: '2026-04-02' }, true, []],
    ['before its date', { date: '2026-04-02', updated: '2026-04-01' }, true, ['OF241']],
  ])('gets a warning for an update in the future: %s', (_, settings, isPreview, codes) => {
    const host = { now: new Date(Date.UTC(2026, 2, 15)), isPreview };
    const found = complaintsOf(siteOf(post('a', '2026-03-01', settings)), host);
    expect(found.map((each) => each.slice(0, 5))).toEqual(codes);
  });
});

test('reading time is based on 200 words a minute, and an East Asian character is half a word', () => {
  const minutes = (summary: string) =>
    readingTime(
      registry,
      compileSite({ ...smallSite(), pages: [{ path: '/', title: 'T', blocks: [article('A', { summary })] }] }).site
        ?.pages[0]?.blocks ?? [],
      { language: 'en', labels: en },
    );
  expect([minutes('a'), minutes('a '.repeat(300)), minutes('a '.repeat(290)), minutes('字'.repeat(1200))]).toEqual([
    1, 2, 1, 3,
  ]);
});

test('a page without a description uses its summary, with current years', () => {
  const pages = pagesIn(
    siteOf(
      post('A', '2021-01-02', { summary: 'After {yearsSince:2016} years.' }),
      post('B', '2021-01-01', { summary: 'Short.', description: 'Long.' }),
    ),
  );
  const [first, second] = ['/blog/a', '/blog/b'].map((path) => pages.get(path));
  expect(first?.head.description).toEqual(rich('After ', yearsSince(2016), ' years.'));
  expect(second?.head.description).toBe('Long.');
});

test('lists unpublished pages with their dates', () => {
  const page = { path: '/a', title: 'A', blocks: [] };
  const pages = [
    page,
    { ...page, draft: true },
    { ...page, path: '/m', date: '2026-02' },
    { ...page, path: '/y', date: '2027' },
    { ...page, path: '/d', date: '2026-01-04' },
    { ...page, date: '2026-01-03' },
  ];
  const now = new Date('2026-01-03T22:00Z');
  expect(unpublishedPages({ pages }, now)).toEqual([
    '"A" (/m) until 2026-02-01 (UTC)',
    '"A" (/y) until 2027-01-01 (UTC)',
    '"A" (/d) until 2026-01-04 (UTC)',
    '"A" (/a), a draft',
  ]);
  expect(unpublishedPages({ pages, timeZone: 'Asia/Shanghai' }, now)[0]).toBe(
    '"A" (/m) until 2026-02-01 (Asia/Shanghai)',
  );
  expect(unpublishedPages({ pages, timeZone: 'Asia/Shanghai' }, now)).toHaveLength(3);
});
