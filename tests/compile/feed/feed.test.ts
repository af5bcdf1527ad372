import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { atom } from '../../../src/compile/feed/atom.ts';
import { feedOf } from '../../../src/compile/feed/feed.ts';
import { jsonFeed } from '../../../src/compile/feed/json-feed.ts';
import { hintsOf } from '../../../src/compile/meaning/hints.ts';
import { feedTags } from '../../../src/node/render/head-tags.ts';
import { compileSite, complaintsOf, smallSite } from '../../support/sites/site.ts';

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
  return feedOf(resolved);
}

function written(site: object) {
  const feed = feedIn(site);
  if (!feed) throw new Error('there is no feed');
  return { feed, xml: atom(feed), json: jsonFeed(feed) };
}

const text = (...body: string[]) => ({ type: 'text', id: 'text', body });

test('can be read by a parser of feeds, with full texts and full addresses', () => {
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
    '<p>See <a href="https://example.com/me/#work">work</a>, <a href="https://example.com/me/blog/first#text">me</a> &#38; <strong>all</strong>.</p><p><img src="https://example.com/me/door.jpg" alt="A door"></p>';
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

test('holds what a long text has, and nothing of it is taken for markup', () => {
  const body = [
    '## <b> & "c"',
    '',
    '1. one',
    '2. two',
    '   - [x] deep',
    '',
    '> said',
    '',
    '```js',
    'if (a < b) alert("x")',
    '```',
    '',
    '| a | b |',
    '| - | - |',
    '| `<i>` | d |',
    '',
    '---',
  ].map((line) => line.replace('<b>', '\\<b>'));
  const { feed } = written(siteOf([post('first', '2021', text(...body))]));
  expect(feed.posts[0]?.html).toBe(
    '<h2>&#60;b> &#38; &#34;c&#34;</h2>'.replace('b>', 'b&#62;') +
      '<ol><li><p>one</p></li><li><p>two</p><ul><li>☑ <p>deep</p></li></ul></li></ol>' +
      '<blockquote><p>said</p></blockquote>' +
      '<pre><code>if (a &#60; b) alert(&#34;x&#34;)</code></pre>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>&#60;i&#62;</code></td><td>d</td></tr></tbody></table>' +
      '<hr>',
  );
});

test('has the latest twenty posts', () => {
  const days = Array.from({ length: 25 }, (_, index) =>
    post(`p${index}`, `2021-03-${String(index + 1).padStart(2, '0')}`),
  );
  expect(feedIn(siteOf(days))?.posts.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `The p${24 - index}`),
  );
});

test('is the same whenever it is written: what changes with the day is as on the day of its post', () => {
  const hero = { type: 'hero', kind: 'article', headline: 'In {year}', summary: 'For {yearsSince:2016} years.' };
  const [one] = feedIn(siteOf([{ path: '/a', title: 'A', date: '2021', blocks: [hero] }]))?.posts ?? [];
  expect(one).toMatchObject({ title: 'In 2021', html: '<p>For 5 years.</p>' });
});

test('is found from every page', () => {
  const { site } = compileSite(siteOf([post('a', '2021')]));
  expect(site && feedTags(site, '/me')).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="Amina Trabelsi" href="/me/feed.xml">',
    '<link rel="alternate" type="application/feed+json" title="Amina Trabelsi" href="/me/feed.json">',
  ]);
});

test.each([
  ['nobody asks for it', { outputs: {} }],
  ['the site has no address', { url: undefined }],
  ['the site has no posts', { pages: smallSite().pages }],
])('is not written, and nothing leads to it, where %s', (_, more) => {
  const { site } = compileSite(siteOf([post('a', '2021')], more));
  expect(site && [feedOf(site), feedTags(site, '')]).toEqual([null, []]);
});

test('warns once where the site has no address', () => {
  const hints = hintsOf(compileSite(siteOf([post('a', '2021')], { url: undefined })));
  expect(hints.map(({ code }) => code)).toEqual(['OF220', 'OF246']);
});

test('may be linked to, and is not in the way of a file of that name', () => {
  const site = siteOf([post('a', '2021')]);
  site.pages[0].blocks[0].links = [{ label: 'Feed', href: '/feed.xml' }];
  expect(complaintsOf(site)).toEqual([]);
  expect(complaintsOf(site, { hasFile: (path) => path === '/feed.json' })[0]).toContain('OF231');
});
