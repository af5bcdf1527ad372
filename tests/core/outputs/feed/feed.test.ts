import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import type { TextNode } from '../../../../schema/long-text.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { buildWarnings } from '../../../../src/core/checks/build-warnings.ts';
import { articleToHtml } from '../../../../src/core/outputs/feed/article-to-html.ts';
import { atom, feedOf, jsonFeed } from '../../../../src/core/outputs/feed/feed.ts';
import { feedTags } from '../../../../src/node/render/head-tags.ts';
import { sampleDate } from '../../../../src/shared/time.ts';
import { compileSite, complaintsOf, smallSite } from '../../../support/sites/site.ts';
import articles from './articles.json';

const post = (name: string, date: string, ...blocks: object[]) => ({
  path: `/blog/${name}`,
  title: name,
  date,
  summary: `About ${name}.`,
  blocks: [{ type: 'hero', kind: 'article', headline: `The ${name}` }, ...blocks],
});
const siteOf = (pages: object[], more: object = {}) => ({
  ...smallSite(),
  url: 'https://example.com/me/',
  outputs: { feed: true },
  pages: [...smallSite().pages, ...pages],
  ...more,
});

function feedIn(site: object) {
  const { site: resolved, diagnostics } = compileSite(site);
  if (!resolved) throw new Error(diagnostics.map(({ message }) => message).join());
  return feedOf(registry, resolved);
}

function written(site: object) {
  const feed = feedIn(site);
  if (!feed) throw new Error('there is no feed');
  return { feed, xml: atom(feed), json: jsonFeed(feed) };
}

const text = (...body: string[]) => ({ type: 'text', id: 'text', body });

test('is valid for a feed parser, with full texts and absolute URLs', () => {
  const first = {
    ...post('first', '2021-03', text('See [work](/#work), [me](#text) & **all**.', '', '![A door](/door.jpg)')),
    tags: ['a & b'],
    updated: '2021-05-02',
    image: { src: '/first.jpg', alt: 'First' },
  };
  const site = siteOf([first, post('second', '2022')], { outputs: { feed: { title: 'Notes <of> {name}' } } });
  site.pages[0].blocks[0].id = 'work';
  const { xml, json } = written(site);
  const html =
    '<p>See <a href="https://example.com/me/#work">work</a>, <a href="https://example.com/me/blog/first#text">me</a> &amp; <strong>all</strong>.</p><p><img src="https://example.com/me/door.jpg" alt="A door"></p>';
  expect(parseAtomFeed(xml)).toEqual({
    id: 'https://example.com/me/',
    title: { value: 'Notes <of> Amina Trabelsi' },
    updated: '2022-01-01T00:00:00Z',
    xml: { lang: 'en' },
    authors: [{ name: 'Amina Trabelsi', uri: 'https://example.com/me/' }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: 'https://example.com/me/feed.xml' },
      { rel: 'alternate', type: 'text/html', href: 'https://example.com/me/' },
    ],
    entries: [
      expect.objectContaining({ id: 'https://example.com/me/blog/second', published: '2022-01-01T00:00:00Z' }),
      {
        id: 'https://example.com/me/blog/first',
        title: { value: 'The first' },
        links: [{ rel: 'alternate', type: 'text/html', href: 'https://example.com/me/blog/first' }],
        published: '2021-03-01T00:00:00Z',
        updated: '2021-05-02T00:00:00Z',
        categories: [{ term: 'a & b' }],
        summary: { value: 'About first.' },
        content: { value: html, type: 'html' },
      },
    ],
  });
  expect(parseJsonFeed(json)).toMatchObject({
    title: 'Notes <of> Amina Trabelsi',
    home_page_url: 'https://example.com/me/',
    feed_url: 'https://example.com/me/feed.json',
    language: 'en',
    items: [
      { id: 'https://example.com/me/blog/second' },
      { title: 'The first', content_html: html, image: 'https://example.com/me/first.jpg', tags: ['a & b'] },
    ],
  });
});

test('is in the language of a site in one language', () => {
  const { xml, json } = written(siteOf([post('first', '2021-03')], { language: 'pt-BR' }));
  expect(parseAtomFeed(xml).xml).toEqual({ lang: 'pt-BR' });
  expect(parseJsonFeed(json).language).toBe('pt-BR');
});

test.each(articles)('contains $contains', ({ blocks, html }) => {
  const [found] = feedIn(siteOf([post('first', '2021', ...blocks)]))?.posts ?? [];
  expect(found?.html).toBe(html.join(''));
});

test('contains colored code in one color', () => {
  const colored: TextNode = { kind: 'code', lines: [{ pieces: ['if (a ', ['operator', '<'], ' b)'] }, { pieces: [] }] };
  expect(articleToHtml([colored], { addressOf: String, now: sampleDate }, 2)).toBe(
    '<pre><code>if (a &lt; b)\n</code></pre>',
  );
});

test('contains nothing in place of a missing summary', () => {
  const { summary: _, ...bare } = post('first', '2021');
  const { feed, xml, json } = written(siteOf([bare]));
  expect([feed.posts[0]?.summary, xml.includes('<summary'), json.includes('"summary"')]).toEqual([
    undefined,
    false,
    false,
  ]);
});

test('has the date of its latest change', () => {
  const days = [post('a', '2021-01'), { ...post('b', '2020'), updated: '2022-03-04' }, post('c', '2019')];
  expect(feedIn(siteOf(days))?.updated).toBe('2022-03-04T00:00:00Z');
  expect(feedIn(siteOf([post('a', '2021-01'), post('b', '2020')]))?.updated).toBe('2021-01-01T00:00:00Z');
});

test('contains no detail page of a card', () => {
  const site = siteOf([
    post('a', '2021'),
    { path: '/gym', title: 'Gym', blocks: [{ type: 'hero', kind: 'article', headline: 'Gym' }] },
  ]);
  site.pages[0].blocks.push({ type: 'card-grid', cards: [{ title: 'Gym', page: '/gym' }] });
  expect(feedIn(site)?.posts.map(({ title }) => title)).toEqual(['The a']);
});

test('contains the latest twenty posts', () => {
  const days = Array.from({ length: 25 }, (_, index) =>
    post(`p${index}`, `2021-03-${String(index + 1).padStart(2, '0')}`),
  );
  expect(feedIn(siteOf(days))?.posts.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `The p${24 - index}`),
  );
});

test('is the same at any time: time placeholders use the day of the post', () => {
  const hero = { type: 'hero', kind: 'article', headline: 'In {year}', summary: 'For {yearsSince:2016} years.' };
  const [one] = feedIn(siteOf([{ path: '/a', title: 'A', date: '2021', blocks: [hero] }]))?.posts ?? [];
  expect(one).toMatchObject({ title: 'In 2021', html: '<p>For 5 years.</p>' });
});

test('fills years for the day of each post', () => {
  const hero = { type: 'hero', kind: 'article', headline: 'In {year}', summary: 'Year {year}.' };
  const pages = ['2021', '2019'].map((date) => ({ path: `/in-${date}`, title: date, date, blocks: [hero] }));
  expect(feedIn(siteOf(pages))?.posts.map(({ title, html }) => [title, html])).toEqual([
    ['In 2021', '<p>Year 2021.</p>'],
    ['In 2019', '<p>Year 2019.</p>'],
  ]);
});

test('is linked from every page', () => {
  const { site } = compileSite(siteOf([post('a', '2021')]));
  expect(site && feedTags(site, '/me', sampleDate)).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="Amina Trabelsi" href="/me/feed.xml">',
    '<link rel="alternate" type="application/feed+json" title="Amina Trabelsi" href="/me/feed.json">',
  ]);
});

test.each([
  ['nobody asks for it', { outputs: {} }],
  ['the site has no address', { url: undefined }],
  ['the site has no posts', { pages: smallSite().pages }],
])("isn't generated or linked if %s", (_, more) => {
  const { site } = compileSite(siteOf([post('a', '2021')], more));
  expect(site && [feedOf(registry, site), feedTags(site, '', sampleDate)]).toEqual([null, []]);
});

test('warns once if the site has no URL', () => {
  const warnings = buildWarnings(registry, compileSite(siteOf([post('a', '2021')], { url: undefined })));
  expect(warnings.map(({ code }) => code)).toEqual(['OF220', 'OF246']);
});

test("can be linked to, and doesn't conflict with a file of the same name", () => {
  const site = siteOf([post('a', '2021')]);
  site.pages[0].blocks[0].links = [{ label: 'Feed', href: '/feed.xml' }];
  expect(complaintsOf(site)).toEqual([]);
  expect(complaintsOf(site, { hasFile: (path) => path === '/feed.json' })[0]).toContain('OF231');
});
