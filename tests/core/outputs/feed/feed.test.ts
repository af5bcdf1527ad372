import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import type { TextNode } from '../../../../schema/long-text.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { hintsOf } from '../../../../src/core/checks/hints.ts';
import { articleHtml } from '../../../../src/core/outputs/feed/article-html.ts';
import { atom, feedOf, jsonFeed } from '../../../../src/core/outputs/feed/feed.ts';
import { feedTags } from '../../../../src/node/render/head-tags.ts';
import { sampleDate } from '../../../../src/shared/time.ts';
import { compileSite, complaintsOf, smallSite } from '../../../support/sites/site.ts';

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

test('is in the language of a site in one language', () => {
  const { xml, json } = written(siteOf([post('first', '2021-03')], { language: 'pt-BR' }));
  expect(parseAtomFeed(xml).xml).toEqual({ lang: 'pt-BR' });
  expect(parseJsonFeed(json).language).toBe('pt-BR');
});

test('contains long texts with all markup escaped', () => {
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
    '<h2>&#60;b> &#38; “c”</h2>'.replace('b>', 'b&#62;') +
      '<ol><li><p>one</p></li><li><p>two</p><ul><li>☑ <p>deep</p></li></ul></li></ol>' +
      '<blockquote><p>said</p></blockquote>' +
      '<pre><code>if (a &#60; b) alert(&#34;x&#34;)</code></pre>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>&#60;i&#62;</code></td><td>d</td></tr></tbody></table>' +
      '<hr>',
  );
});

/* The feed content of a post with these blocks. */
const htmlOf = (...blocks: object[]) => feedIn(siteOf([post('first', '2021', ...blocks)]))?.posts[0]?.html;

test('numbers the footnotes of a long text, and puts them at its end', () => {
  expect(htmlOf(text('Said[^a] [there](https://example.org/).', '', '[^a]: By *her*.'))).toBe(
    '<p>Said<sup>1</sup> <a href="https://example.org/">there</a>.</p><ol><li><p>By <em>her</em>.</p></li></ol>',
  );
});

test('keeps the start of a list, open tasks, and the source of a quote', () => {
  const body = ['3. three', '4. four', '   - [ ] later', '   - plain', '', '> It works.', '> — Leila'];
  expect(htmlOf(text(...body))).toBe(
    '<ol start="3"><li><p>three</p></li><li><p>four</p><ul><li>☐ <p>later</p></li><li><p>plain</p></li></ul></li></ol>' +
      '<blockquote><p>It works.</p><p>Leila</p></blockquote>',
  );
});

test('contains code verbatim, in one color', () => {
  const colored: TextNode = { kind: 'code', lines: [{ pieces: ['if (a ', ['operator', '<'], ' b)'] }, { pieces: [] }] };
  expect(articleHtml([colored], { addressOf: String, now: sampleDate }, 2)).toBe(
    '<pre><code>if (a &#60; b)\n</code></pre>',
  );
  expect(htmlOf(text('```js', 'const a = 1;', '', 'b', '```', '', '```', 'plain', '```'))).toBe(
    '<pre><code>const a = 1;\n\nb</code></pre><pre><code>plain</code></pre>',
  );
});

test('links from a long text to its videos, and shows captions', () => {
  const body = ['![A door](/door.jpg "Before")', '', '[![The talk](/talk.jpg "My talk")](https://vimeo.com/76979871)'];
  expect(htmlOf(text(...body))).toBe(
    '<p><img src="https://example.com/me/door.jpg" alt="A door"></p><p>Before</p>' +
      '<p><a href="https://vimeo.com/76979871">The talk</a></p><p>My talk</p>',
  );
});

test('contains the pictures of a gallery with their captions, and links to its videos', () => {
  const href = 'https://vimeo.com/76979871';
  const items = [
    { picture: { src: '/sketch.jpg', alt: 'A "sketch"' }, caption: 'The **first** one.' },
    { picture: { src: '/line.jpg', decorative: true } },
    { video: { href, title: 'A <walk>', picture: { src: '/walk.jpg', alt: 'A hand' } }, caption: 'All of it.' },
    { video: { href, picture: { src: '/walk.jpg', alt: 'A hand' } } },
    { video: { href, picture: { src: '/walk.jpg', decorative: true } } },
  ];
  expect(htmlOf({ type: 'gallery', heading: 'Pictures', intro: ['From the start.'], items })).toBe(
    '<h2>Pictures</h2><p>From the start.</p>' +
      '<p><img src="https://example.com/me/sketch.jpg" alt="A “sketch”"></p><p>The <strong>first</strong> one.</p>' +
      '<p><img src="https://example.com/me/line.jpg" alt=""></p>' +
      `<p><a href="${href}">A &#60;walk&#62;</a></p><p>All of it.</p>` +
      `<p><a href="${href}">A hand</a></p>` +
      `<p><a href="${href}">plays on Vimeo</a></p>`,
  );
});

test('contains questions with answers, below the heading of their block if it has one', () => {
  const questions = [{ question: 'How much?', answer: ['It **depends**.', 'Ask & see.'] }];
  const answered = (level: number) =>
    `<h${level}>How much?</h${level}><p>It <strong>depends</strong>.</p><p>Ask &#38; see.</p>`;
  expect(htmlOf({ type: 'question-list', heading: 'Questions', questions })).toBe(`<h2>Questions</h2>${answered(3)}`);
  expect(htmlOf({ type: 'question-list', questions })).toBe(answered(2));
});

test('contains cards as a list, the sections of a legal text, and the headings of a long one', () => {
  const sections = [{ heading: 'Data', paragraphs: ['None.'], list: ['a', '*b*'] }, { heading: 'Rights' }];
  const cards = [{ title: 'Gym', description: 'Doors & **bars**.' }, { title: 'Atlas' }];
  expect(
    htmlOf(
      { type: 'legal-text', heading: 'Privacy', sections },
      { type: 'card-grid', intro: ['Two.'], cards },
      { type: 'text', heading: 'More', body: ['## Deep'] },
    ),
  ).toBe(
    '<h2>Data</h2><p>None.</p><ul><li>a</li><li><em>b</em></li></ul><h2>Rights</h2>' +
      '<p>Two.</p><ul><li><strong>Gym</strong>: Doors &#38; <strong>bars</strong>.</li><li><strong>Atlas</strong></li></ul>' +
      '<h2>More</h2><h3>Deep</h3>',
  );
});

test('contains records as lists: jobs, courses, skills, credentials, publications and interests', () => {
  const entries = [
    { title: 'Lead', organization: 'A & B', period: { start: '2020', end: '2021' }, description: '**Doors**.' },
    { title: 'Developer', organization: 'Atlas', achievements: ['Fast', 'Safe'] },
  ];
  const badges = { items: [{ name: 'Scrum', issuer: 'Alliance', date: '2019' }] };
  expect(
    htmlOf(
      { type: 'timeline', heading: 'Work', entries },
      { type: 'course-list', courses: [{ title: 'Docker', description: 'Images.' }, { title: 'Git' }] },
      { type: 'skill-group', groups: [{ title: 'Backend', skills: [{ name: 'PHP' }, { name: 'C' }] }], badges },
      { type: 'skill-group', groups: [{ title: 'Frontend', skills: [{ name: 'CSS' }] }] },
      { type: 'credential-list', credentials: [{ title: 'Award', issuer: 'Club', description: 'For Atlas.' }] },
      { type: 'publication-list', publications: [{ title: 'Queues', publisher: 'Web', date: '2022' }] },
      { type: 'interest-list', interests: [{ name: 'Chess', keywords: ['Blitz', 'Go'] }, { name: 'Film' }] },
    ),
  ).toBe(
    '<h2>Work</h2><ul><li><strong>Lead</strong>, A &#38; B, 2020 to 2021: <strong>Doors</strong>.</li>' +
      '<li><strong>Developer</strong>, Atlas<ul><li>Fast</li><li>Safe</li></ul></li></ul>' +
      '<ul><li><strong>Docker</strong>: Images.</li><li><strong>Git</strong></li></ul>' +
      '<ul><li><strong>Backend</strong>: PHP, C</li></ul><ul><li><strong>Scrum</strong>, Alliance, 2019</li></ul>' +
      '<ul><li><strong>Frontend</strong>: CSS</li></ul>' +
      '<ul><li><strong>Award</strong>, Club: For Atlas.</li></ul>' +
      '<ul><li><strong>Queues</strong>, Web, 2022</li></ul>' +
      '<ul><li><strong>Chess</strong>: Blitz, Go</li><li><strong>Film</strong></li></ul>',
  );
});

test('contains the text of quotes, but no people who are only named', () => {
  const quotes = [{ text: 'It works.', name: 'A & B' }, { text: 'Well.' }, { name: 'Leila' }];
  expect(htmlOf({ type: 'quote-list', quotes })).toBe(
    '<blockquote><p>It works.</p><p>A &#38; B</p></blockquote><blockquote><p>Well.</p></blockquote>',
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
  const hints = hintsOf(registry, compileSite(siteOf([post('a', '2021')], { url: undefined })));
  expect(hints.map(({ code }) => code)).toEqual(['OF220', 'OF246']);
});

test("can be linked to, and doesn't conflict with a file of the same name", () => {
  const site = siteOf([post('a', '2021')]);
  site.pages[0].blocks[0].links = [{ label: 'Feed', href: '/feed.xml' }];
  expect(complaintsOf(site)).toEqual([]);
  expect(complaintsOf(site, { hasFile: (path) => path === '/feed.json' })[0]).toContain('OF231');
});
