import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import type { ArticleNode } from '../../../../src/core/article/block-content.ts';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { articleToMarkdown } from '../../../../src/core/outputs/markdown/article-to-markdown.ts';
import { markdownPages, pageList } from '../../../../src/core/outputs/markdown/markdown-files.ts';
import type { ResolvedSite } from '../../../../src/core/resolve/resolved-site.ts';
import { compileSite, siteWith, smallSite } from '../../../support/sites/site.ts';

const now = { year: 2026, month: 11, day: 28 };

function filesOf(site: object, language?: string) {
  const { site: base, translations } = compileSite(site);
  const found = language ? translations?.find((each) => each.language === language)?.site : base;
  if (!found) throw new Error('the site is wrong');
  const input = { registry, site: found as ResolvedSite, now };
  return Object.fromEntries([...markdownPages(input), pageList(input)].map(({ path, content }) => [path, content]));
}

const url = 'https://example.com/me/';

test('writes the facts, the title and the counters of the start of a page', () => {
  const person = {
    ...{ type: 'hero', headline: 'A', title: 'Developer', availability: '**Open** to offers' },
    counters: [
      { label: 'Projects', value: 50, suffix: '+' },
      { label: 'Years', value: 10 },
    ],
  };
  const article = {
    ...{ type: 'hero', kind: 'article', headline: 'B', date: '2024-03-01', role: 'Lead' },
    facts: [{ label: 'Client', value: 'Acme' }],
  };
  const page = { path: '/b', title: 'B', blocks: [article] };
  const site = siteWith(person);
  const files = filesOf({ ...site, url, pages: [...site.pages, page] });
  expect(files['/index.md']).toBe('# A\n\nDeveloper\n\n**Open** to offers\n\n- Projects: 50+\n- Years: 10\n');
  expect(files['/b.md']).toBe('# B\n\nLead, March 1, 2024\n\n- Client: Acme\n');
});

test('writes what visitors read on a page, with complete addresses', () => {
  const site = siteWith(
    {
      type: 'hero',
      headline: 'Hello, I’m **{name}**',
      summary: 'See [my work](#work) and [_more_](/more).\nWith `code` since {year}.',
      actions: [{ label: 'Write me', href: 'mailto:{email}' }],
      links: [{ label: 'Soon', href: '#' }],
    },
    {
      type: 'timeline',
      id: 'work',
      heading: 'Work',
      entries: [{ title: 'Engineer', organization: 'Acme', period: { start: '2019', end: '2022' } }],
    },
    {
      type: 'form',
      heading: 'Contact',
      intro: ['Tell me.'],
      contacts: [{ label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' }],
      fields: [{ type: 'email', name: 'email', label: 'Email' }],
    },
  );
  const more = { path: '/more', title: 'More', blocks: [{ type: 'text', body: ['Text.'] }] };
  const files = filesOf({ ...site, url, pages: [...site.pages, more] });
  expect(files['/index.md']).toMatchInlineSnapshot(`
    "# Hello, I’m **Amina Trabelsi**

    See [my work](https://example.com/me/#work) and [_more_](https://example.com/me/more).\\
    With \`code\` since 2026.

    - [Write me](mailto:amina@example.com)
    - Soon

    ## Work

    - **Engineer**, 2019 to 2022, Acme

    ## Contact

    Tell me.

    - Email: <amina@example.com>
    "
  `);
  expect(files['/more.md']).toBe('# More\n\nText.\n');
});

test('lists the pages with their summaries', () => {
  const site = smallSite();
  const pages = [
    { ...site.pages[0], description: 'Portfolio of {name}.' },
    { path: '/notes', title: 'Notes', summary: 'Short\ntexts.', blocks: [{ type: 'page-list', heading: 'All' }] },
    { path: '/a', title: 'On kilns', date: '2026-01-02', summary: 'Hot.', blocks: [{ type: 'text', body: ['A'] }] },
    { path: '/b', title: 'On glazes', date: '2026-01-03', blocks: [{ type: 'text', body: ['B'] }] },
  ];
  const files = filesOf({ ...site, url, pages });
  expect(files['/llms.txt']).toMatchInlineSnapshot(`
    "# Amina Trabelsi

    > Portfolio of Amina Trabelsi.

    ## Pages

    - [Home](https://example.com/me/index.md): Portfolio of Amina Trabelsi.
    - [Notes](https://example.com/me/notes.md): Short texts.
    - [On kilns](https://example.com/me/a.md): Hot.
    - [On glazes](https://example.com/me/b.md)
    "
  `);
  expect(files['/notes.md']).toMatchInlineSnapshot(`
    "# All

    - [On glazes](https://example.com/me/b), January 3, 2026, 1 min read
    - [On kilns](https://example.com/me/a), January 2, 2026, 1 min read: Hot.
    "
  `);
});

test('has paths instead of addresses without a URL, and those of its language', () => {
  const { language: _, ...site }: Record<string, unknown> = { ...smallSite(), languages: ['en', 'fr'] };
  expect(filesOf(site)['/llms.txt']).toBe('# Amina Trabelsi\n\n## Pages\n\n- [Home](/index.md)\n');
  const form = { type: 'form', id: 'me', fields: [{ type: 'email', name: 'email', label: 'Email' }] };
  const actions = ['#me', '/b', '/cv', 'https://a.example/'].map((href) => ({ label: 'Go', href }));
  const home = { path: '/', title: 'Home', blocks: [{ type: 'hero', headline: 'A', actions }, form] };
  const pages = [home, { path: '/b', title: 'B', blocks: [{ type: 'hero', headline: 'B', links: [] }] }];
  expect(filesOf({ ...site, pages }, 'fr')['/index.md']).toBe(
    '# A\n\n- [Go](/fr/#me)\n- [Go](/fr/b)\n- [Go](/fr/cv)\n- [Go](https://a.example/)\n',
  );
  const owner = { ...(site.owner as object), summary: 'Who I am.' };
  expect(filesOf({ ...site, owner }, 'fr')['/llms.txt']).toBe(
    '# Amina Trabelsi\n\n> Who I am.\n\n## Pages\n\n- [Home](/fr/index.md)\n',
  );
});

const context = { now, addressOf: (href: string) => href };
const picture = { src: '/a.jpg', alt: 'A \u2066kiln\u2069' };

test.each([
  ['C++', 'c++'],
  ['Visual Basic', 'vbnet'],
  ['My Language', 'my language'],
])('names the language %s after a fence as programs do', (language, lang) => {
  const [node] = articleToMarkdown([{ kind: 'code', language, lines: [{ pieces: ['x'] }] }], context, 2);
  expect(node).toMatchObject({ type: 'code', lang });
});

test('converts every kind of content', () => {
  const content: ArticleNode[] = [
    { kind: 'section', content: [{ kind: 'heading', depth: 2, text: 'Deep' }] },
    {
      kind: 'list',
      items: [
        { done: true, content: [{ kind: 'text', text: 'Done' }] },
        { done: false, content: [] },
      ],
    },
    { kind: 'list', start: 3, items: [{ content: [{ kind: 'text', text: 'Three' }] }] },
    { kind: 'quote', content: [{ kind: 'paragraph', text: 'Yes' }], source: 'Me' },
    { kind: 'table', align: ['start', 'center', 'end'], head: ['A', 'B', 'C'], rows: [['1', '2', '3']] },
    { kind: 'code', lines: [{ pieces: ['a', ['k', 'b']] }, { pieces: [] }] },
    { kind: 'picture', picture, caption: 'A caption' },
    { kind: 'picture', picture: { src: '/b.jpg', decorative: true } },
    { kind: 'video', href: 'https://v.example/1', host: 'v.example', picture, caption: 'Seen' },
    { kind: 'notes', notes: [{ id: 'n', from: [], content: [{ kind: 'paragraph', text: 'Note' }] }] },
    { kind: 'break' },
    {
      kind: 'paragraph',
      text: {
        rich: [
          'a\nb\n',
          { kind: 'time', of: 'year' },
          { kind: 'strong', parts: ['s'] },
          { kind: 'emphasis', parts: ['e'] },
          { kind: 'code', parts: ['`c`'] },
          { kind: 'note', id: 'x', note: 'n', parts: ['1'] },
          { kind: 'foreign', lang: 'ar', dir: 'rtl', parts: ['\u2067نص\u2069'] },
          { kind: 'link', href: '#', parts: ['nowhere'] },
        ],
      },
    },
  ];
  const root = { type: 'root' as const, children: articleToMarkdown(content, context, 5) };
  expect(toMarkdown(root, { extensions: [gfmTableToMarkdown()] })).toMatchInlineSnapshot(`
    "###### Deep

    * ☑ Done
    * ☐&#x20;

    3. Three

    > Yes
    >
    > Me

    | A |  B  |  C |
    | - | :-: | -: |
    | 1 |  2  |  3 |

    \`\`\`
    ab

    \`\`\`

    ![A kiln](/a.jpg)

    A caption

    ![](/b.jpg)

    [A kiln (v.example)](https://v.example/1)

    Seen

    1. Note

    ***

    a\\
    b\\
    2026**s**_e_\`\` \`c\` \`\` \\[1]نصnowhere
    "
  `);
});

const characters = fc.constantFrom(
  ...'\\`*_{}[]()#+-.!|<>&~:"\'=^1@/ \n\t',
  '\u2066',
  '\u202E',
  'é',
  '漢',
  '🎉',
  '<b>',
  '```',
);
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: characters, maxLength: 40 }),
);

/* The readable text of a parsed document, and the kinds of its nodes. */
const readText = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(readText).join('')
      : node.type === 'break'
        ? '\n'
        : '';
const kindsOf = (node: Nodes): string[] => [node.type, ...('children' in node ? node.children.flatMap(kindsOf) : [])];

/* A page with a text, as parsed Markdown without the heading. */
function parsedWith(text: string) {
  const blocks = [{ type: 'interest-list', intro: [text], interests: [] }];
  const site = { language: 'en', labels: en, owner: { name: 'A' }, pages: [{ path: '/', title: 'T', blocks }] };
  const [page] = markdownPages({ registry, site: site as unknown as ResolvedSite, now });
  return fromMarkdown(String(page?.content)).children.slice(1);
}

const squeezed = (value: string) =>
  value
    .replace(/[\u200F\u2066\u2067\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('no text becomes formatting, a link or HTML', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const nodes = parsedWith(text);
      expect(squeezed(nodes.map(readText).join(' '))).toBe(squeezed(text));
      expect(nodes.flatMap(kindsOf).filter((kind) => !['paragraph', 'text', 'break'].includes(kind))).toEqual([]);
    }),
  );
});

test('writes 20,000 characters as one paragraph', () => {
  expect(parsedWith('* [<b> '.repeat(2500)).map(({ type }) => type)).toEqual(['paragraph']);
});
