import { expect, test } from 'vitest';
import { readLongText } from '../../../../src/core/content/markdown/read-long-text.ts';
import { code, emphasis, link, note, rich, strong } from '../../../support/rich-text.ts';

const contentOf = (...lines: string[]) => readLongText(lines.join('\n')).content;
const flawsOf = (...lines: string[]) => {
  const markdown = lines.join('\n');
  return readLongText(markdown).flaws.map(({ code, start, length }) => [code, markdown.slice(start, start + length)]);
};

test('reads paragraphs with links and emphasis, and joins their lines', () => {
  expect(contentOf('Two **thousand _members_**', '`booked` by  ', 'phone, [see](/numbers).')).toEqual([
    {
      kind: 'paragraph',
      text: rich(
        'Two ',
        strong('thousand ', emphasis('members')),
        ' ',
        code('booked'),
        ' by\nphone, ',
        link('/numbers', 'see'),
        '.',
      ),
    },
  ]);
});

test('puts headings below that of the block, without a gap', () => {
  expect(contentOf('## What', '', '#### How', '', 'Why', '---', '', '###### Where')).toEqual([
    { kind: 'heading', depth: 1, id: '0', text: 'What' },
    { kind: 'heading', depth: 2, id: '1', text: 'How' },
    { kind: 'heading', depth: 1, id: '2', text: 'Why' },
    { kind: 'heading', depth: 2, id: '3', text: 'Where' },
  ]);
});

test('limits headings to a depth of four', () => {
  const headings = contentOf('# 1', '## 2', '### 3', '#### 4', '##### 5', '###### 6');
  expect(headings.map((node) => 'depth' in node && node.depth)).toEqual([1, 2, 3, 4, 4, 4]);
});

test('reads lists, nested lists and tasks', () => {
  expect(contentOf('3. three', '4. four', '   - [x] done', '   - [ ] to do')).toEqual([
    {
      kind: 'list',
      start: 3,
      items: [
        { content: [{ kind: 'paragraph', text: 'three' }] },
        {
          content: [
            { kind: 'paragraph', text: 'four' },
            {
              kind: 'list',
              items: [
                { done: true, content: [{ kind: 'paragraph', text: 'done' }] },
                { done: false, content: [{ kind: 'paragraph', text: 'to do' }] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['— [Amina](/), her words', rich(link('/', 'Amina'), ', her words')],
  ['-- Amina', 'Amina'],
])('treats the last line of a quote as its source: %s', (line, source) => {
  const content = [{ kind: 'paragraph', text: 'It just works.' }];
  expect(contentOf('> It just works.', `> ${line}`)).toEqual([{ kind: 'quote', content, source }]);
  expect(contentOf('> It just works.', '>', `> ${line}`)).toEqual([{ kind: 'quote', content, source }]);
});

test('reports problems in a quote and its source once, with their own positions', () => {
  const markdown = '> \\{a} {b}\r\n> more\r\n> — {c}';
  const { content, templates } = readLongText(markdown);
  expect(content).toEqual([{ kind: 'quote', content: [{ kind: 'paragraph', text: '{{a} {b} more' }], source: '{c}' }]);
  expect(templates.map(({ start, length }) => markdown.slice(start, start + length))).toEqual([
    '\\{a} {b}\r\n> more\r\n',
    '> — {c}',
  ]);
});

test.each([
  ['a quote with only a source', '> — Amina', []],
  ['a quote that ends with a list', '> - a', undefined],
  ['a quote with a line break', '> a\\\n> — Amina', [{ kind: 'paragraph', text: 'a' }]],
])('%s', (_, markdown, content) => {
  const [quote] = contentOf(markdown);
  if (content) expect(quote).toEqual({ kind: 'quote', content, source: 'Amina' });
  else expect(quote).not.toHaveProperty('source');
});

test('a quote needs no source', () => {
  expect(contentOf('> It — well — works.')).toEqual([
    { kind: 'quote', content: [{ kind: 'paragraph', text: 'It — well — works.' }] },
  ]);
});

test('reads tables, fills short rows and cuts long ones', () => {
  expect(contentOf('| a | b | c |', '|---|:-:|--:|', '| 1 |', '| 1 | **2** | 3 | 4 |')).toEqual([
    {
      kind: 'table',
      align: ['start', 'center', 'end'],
      head: ['a', 'b', 'c'],
      rows: [
        ['1', '', ''],
        ['1', rich(strong('2')), '3'],
      ],
    },
  ]);
});

test('reads fenced code with any line breaks', () => {
  expect(contentOf('```js {2} title="app.js"', 'const {name} = site;\r', '', '**b**', '```')).toEqual([
    {
      kind: 'code',
      language: 'JavaScript',
      file: 'app.js',
      lines: [{ pieces: ['const {name} = site;'] }, { marked: true, pieces: [] }, { pieces: ['**b**'] }],
    },
  ]);
});

test('reads standalone pictures with their captions', () => {
  expect(contentOf('![The stairs](/stairs.jpg "Before")', '![The hall][hall]', '', '[hall]: /hall.jpg')).toEqual([
    { kind: 'picture', picture: { src: '/stairs.jpg', alt: 'The stairs' }, caption: 'Before' },
    { kind: 'picture', picture: { src: '/hall.jpg', alt: 'The hall' } },
  ]);
});

test('reads the pictures of a paragraph separately, and finds their placeholders', () => {
  const markdown = '![{a}](/a.jpg)\\\n![b](/b.jpg "{b}") ![c](/c.jpg)';
  const { content, templates } = readLongText(markdown);
  expect(content.map((node) => 'picture' in node && node.picture.src)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
  expect(templates.map(({ start, length }) => markdown.slice(start, start + length))).toEqual(['{a}', '{b}']);
});

test('a picture that links to a video is a video', () => {
  const video = {
    kind: 'video',
    href: 'https://vimeo.com/76979871',
    host: 'Vimeo',
    picture: { src: '/talk.jpg', alt: 'The talk' },
    caption: 'My talk',
  };
  expect(contentOf('[![The talk](/talk.jpg "My talk")][talk]', '', '[talk]: https://vimeo.com/76979871')).toEqual([
    video,
  ]);
  expect(contentOf('[![The talk](/talk.jpg "My talk")](https://vimeo.com/76979871)')).toEqual([video]);
});

test('numbers footnotes in the order of their references, and puts them at the end', () => {
  const { content, anchors } = readLongText('One[^b] two[^a] three[^b].\n\n[^a]: A, see[^c].\n[^b]: B\n[^c]: C\n');
  expect(anchors).toEqual([
    'note 1',
    'note 1 in the text',
    'note 2',
    'note 2 in the text',
    'note 1 in the text',
    'note 3',
    'note 3 in the text',
  ]);
  expect(content).toEqual([
    {
      kind: 'paragraph',
      text: rich('One', note(1, '1', '0'), ' two', note(2, '3', '2'), ' three', note(1, '4', '0'), '.'),
    },
    {
      kind: 'notes',
      notes: [
        { id: '0', from: ['1', '4'], content: [{ kind: 'paragraph', text: 'B' }] },
        { id: '2', from: ['3'], content: [{ kind: 'paragraph', text: rich('A, see', note(3, '6', '5'), '.') }] },
        { id: '5', from: ['6'], content: [{ kind: 'paragraph', text: 'C' }] },
      ],
    },
  ]);
});

test('reads reference links, and keeps the position of each address', () => {
  const markdown = '[Here][a] and [there](/b).\n\n[a]: https://example.com/\n';
  const { content, links } = readLongText(markdown);
  expect(content).toEqual([
    {
      kind: 'paragraph',
      text: rich(link('https://example.com/', 'Here'), ' and ', link('/b', 'there'), '.'),
    },
  ]);
  expect(links.map(({ text, start, length }) => [text, markdown.slice(start, start + length)])).toEqual([
    ['https://example.com/', 'https://example.com/'],
    ['/b', '/b'],
  ]);
});

test('a brace after a backslash or as an entity is no placeholder', () => {
  const { content, templates } = readLongText('{name} \\{name} &#123;name} \\\\{year} `{name}`');
  expect(content).toEqual([{ kind: 'paragraph', text: rich('{name} {{name} {{name} \\{year} ', code('{name}')) }]);
  expect(templates).toEqual([{ start: 0, length: 36, text: '{name}   name}       name} \\\\{year} ' }]);
});

test('reads thematic breaks', () => {
  expect(contentOf('a', '', '***', '', 'b')).toEqual([
    { kind: 'paragraph', text: 'a' },
    { kind: 'break' },
    { kind: 'paragraph', text: 'b' },
  ]);
});

const refused: [what: string, markdown: string, code: string, found: string][] = [
  ['HTML', '<div>\n**a**\n</div>', 'OF401', '<div>\n**a**\n</div>'],
  ['HTML in a sentence', 'a <b>c</b>', 'OF401', '<b>'],
  ['a comment', 'a <!-- b --> c', 'OF401', '<!-- b -->'],
  ['settings', '---\ntitle: A\n---\n\nb', 'OF402', '---'],
  ['settings in TOML', '+++\ntitle = "A"\n+++\n\nb', 'OF402', '+++'],
  ['indented code', 'a\n\n    b\n    c', 'OF403', '    b'],
  ['an address alone', 'a <https://example.com/>', 'OF404', '<https://example.com/>'],
  ['a directive', ':::note\na\n:::', 'OF405', ':::note'],
  ['a Liquid tag', 'a {% raw %} b', 'OF405', '{% raw %}'],
  ['a shortcode', 'a {{< video >}} b', 'OF405', '{{< video >}}'],
  ['an alert', '> [!NOTE]\n> a', 'OF405', '[!NOTE]'],
  ['formulas', '$$\na\n$$', 'OF405', '$$'],
  ['strikethrough', 'a ~~b c~~', 'OF405', '~~b c~~'],
  ['a wiki link', 'a [[b]]', 'OF405', '[[b]]'],
  ['a picture between words', 'a ![b](/c.jpg)', 'OF408', '![b](/c.jpg)'],
  ['a picture in a heading', '# a ![b](/c.jpg)', 'OF408', '![b](/c.jpg)'],
  ['a picture without a description', '![](/a.jpg)', 'OF409', '![](/a.jpg)'],
  ['a picture from elsewhere', '![a](https://example.com/a.jpg)', 'OF410', 'https://example.com/a.jpg'],
  ['a picture with a relative path', '![a](a.jpg)', 'OF410', 'a.jpg'],
  ['a picture that is a link', '[![a](/a.jpg)](/b)', 'OF411', '[![a](/a.jpg)](/b)'],
  ['a missing footnote', 'a[^b]', 'OF412', '[^b]'],
  ['an unused footnote', 'a\n\n[^b]: c', 'OF413', '[^b]'],
  ['marked lines that do not exist', '```js {3}\na\n```', 'OF414', '{3}'],
  ['unknown settings after a fence', '```js nonsense\na\n```', 'OF414', 'nonsense'],
  ['code without an end', '```js\na', 'OF415', '```js'],
  ['unclosed code', '```', 'OF415', '```'],
  ['code in a quote without an end', '> ```js\n> a', 'OF415', '```js'],
  ['an empty heading', 'a\n\n##', 'OF416', '##'],
  ['an entity for a direction mark', 'a\n\n&#65; &#x202e;b', 'OF016', '&#x202e;'],
  ['such an entity in a list', '- &#8238;b', 'OF016', '&#8238;'],
  ['such an entity in a footnote', 'a[^1]\n\n[^1]: &#x202E;b', 'OF016', '&#x202E;'],
  ['an entity for a direction mark in the description of a picture', '![a&#x202E;b](/a.jpg)', 'OF016', '&#x202E;'],
  ['a link with a title', '[a](/b "c")', 'OF236', '[a](/b "c")'],
  ['a link without text', 'a [](/b)', 'OF238', '[](/b)'],
  ['an unknown language', '```klingon\na\n```', 'OF421', 'klingon'],
  ['a misspelled language', '```javascrpt\na\n```', 'OF421', 'javascrpt'],
  ['a video with a title', '[![a](/a.jpg)](https://youtu.be/b "c")', 'OF236', '[![a](/a.jpg)](https://youtu.be/b "c")'],
];

test.each(refused)('reports %s at its position', (_, markdown, code, found) => {
  expect(flawsOf(markdown)).toEqual([[code, found]]);
});

test('reports each foreign syntax in a paragraph, in order', () => {
  const paragraph = 'See {{< a >}} and {{% b %}},\n{% raw %}{{< c >}}{{< d >}}{% endraw %} ~~e {{< f >}}~~ [[g]]';
  expect(flawsOf(paragraph)).toEqual(
    ['{{< a >}}', '{{% b %}}', '{% raw %}', '{{< c >}}', '{{< d >}}', '{% endraw %}', '~~e {{< f >}}~~', '[[g]]'].map(
      (found) => ['OF405', found],
    ),
  );
  expect(flawsOf('{{< a >}} '.repeat(50))).toHaveLength(20);
});

test('reports the second of two equal words after a fence', () => {
  expect(readLongText('```js js\na\n```').flaws).toMatchObject([{ code: 'OF414', start: 6, length: 2 }]);
});

test('reports an empty text', () => {
  expect(flawsOf('', '  ', '')).toEqual([['OF417', '']]);
});

test.each([
  ['an escaped character', 'a \\<b> \\[^c] \\~~d~~ \\[[e]]'],
  ['text between thematic breaks', '---\n\nNote well\n\n---'],
  ['code of any kind', '```\n<b> {% x %} ~~y~~\n```'],
  ['an address with a backslash in it', '[a](/b\\_c)'],
  ['a closing fence that is longer', '~~~\na\n~~~~~'],
])('accepts %s', (_, markdown) => {
  expect(flawsOf(markdown)).toEqual([]);
});

test('skips the start of a file, and keeps offsets in the whole file', () => {
  const file = '---\ntitle: A\n---\n\nOne <b>word';
  const { flaws, content, starts } = readLongText(file, 18);
  expect(flaws).toMatchObject([{ code: 'OF401', start: file.indexOf('<b>') }]);
  expect({ content, starts }).toEqual({ content: [{ kind: 'paragraph', text: 'One word' }], starts: [18] });
});

test.each([
  ['turns the direction and turns it back', '&#x2067;**a**&#x2069; b'],
  ['is in code', '`&#x202E;`\n\n```\n&#x202E;\n```'],
  ['is next to balanced direction marks', '&#65;\u2067a\u2069'],
  ['is not a direction mark', '&#65; &#x41;'],
])('accepts an entity that %s', (_, markdown) => {
  expect(flawsOf(markdown)).toEqual([]);
});

test.each([
  ['unclosed bold text', 'Two **open words', '**'],
  ['a link with a space after its text', 'In [the shop] (https://example.com) too', '[the shop] (https://example.com)'],
  ['a link with a space in its URL', 'See [shop](https://example.com/a b) now', '[shop](https://example.com/a b)'],
  ['an unclosed link', 'See [shop](/a', '[shop](/a'],
  ['a picture with a space in its URL', '![A](/my talk.jpg)', '![A](/my talk.jpg)'],
  ['a reference to nothing', 'The [shop][shop] is open', '[shop][shop]'],
  ['a heading', '#Heading', '#'],
  ['a heading in a list', 'A.\n##heading', '##'],
  ['a table without a line below its first', '| A | B |\n| 1 | 2 |', '| A | B |'],
  ['a table with a wrong line below its first', '| A | B |\n|---|\n', '| A | B |'],
  ['a task without a space', 'Now:\n\n- [] todo', '[]'],
  ['a task without a space before it', '-[ ] todo', '-[ ]'],
  ['highlighted text', 'It is ==very== good', '==very=='],
  ['an emoji shortcode', 'Done :tada: at 10:30:00', ':tada:'],
  ['a formula', 'So $x^2$ it is', '$x^2$'],
])('warns about unsupported syntax: %s', (_, markdown, found) => {
  expect(flawsOf(markdown)).toEqual([['OF426', found]]);
});

test.each([
  '2 ** 3, a**b, 2**3 and \\**kwargs',
  'The `**kwargs` of [this](/a) one [a] (see below) and matrix[i][j], f(x) [1][^1]\n\n[^1]: A',
  '#1 in sales, #css and C#\n\n#css too, for $5 or $6',
  'a == b, a === b; std::map::at:; 10:30:00 and :-)',
  '|x| is not | y |, and\n| alone',
  '[] is a list, [x] too, - [ ] as well; a[] b',
  '\\#Heading, \\[a](/b c), \\| A | B |',
  '\\| A | B |',
])('accepts plain text: %s', (markdown) => {
  expect(flawsOf(markdown).filter(([code]) => code === 'OF426')).toEqual([]);
});

test.each([
  ['a cell too many', '| A | B |\n|---|---|\n| 1 | 2 | 3 | 4 |', '| 3 | 4 |'],
  ['a cell too many below a single one', '| A |\n|---|\n| 1 | 2 |', '| 2 |'],
  ['the second note of a name', 'A[^1]\n\n[^1]: One\n\n[^1]: Two', '[^1]'],
  ['the second address of a name', '[A][a]\n\n[a]: /\n[a]: /b', '[a]'],
])('warns that %s is left out', (_, markdown, found) => {
  const [flaw, ...more] = readLongText(markdown).flaws;
  expect(more).toEqual([]);
  expect(flaw).toMatchObject({ code: 'OF427', start: markdown.lastIndexOf(found), length: found.length });
});

test.each([
  ['a <!-- b -->', 'OF401', /^Remove it/],
  ['a<br>b', 'OF401', /^End the line with a backslash/],
  ['a <b>b', 'OF401', /^Write \*\*text/],
  ['a <sub>b', 'OF401', /^Use Markdown/],
  ['![A](public/talk.jpg)', 'OF410', /^Write \/talk\.jpg\.$/],
  ['![A](..\\\\pics\\\\atlas.jpg)', 'OF410', /^Write \/pics\/atlas\.jpg\.$/],
  ['![A](https://example.com/a.jpg)', 'OF410', /public/],
])('gives advice for %s', (markdown, code, advice) => {
  expect(readLongText(markdown).flaws).toMatchObject([{ code, details: { advice: expect.stringMatching(advice) } }]);
});

test('explains how to set the file name after a fence', () => {
  const [flaw] = readLongText('```js:book.js\na\n```').flaws;
  expect(flaw?.details?.hint).toBe('Did you mean js title="book.js"? ');
});

test('keeps the position of links in a caption', () => {
  const markdown = '![A](/a.jpg "Of *[twelve](/b)* columns")';
  const { links, flaws } = readLongText(markdown);
  expect([links, flaws]).toEqual([[{ text: '/b', start: markdown.indexOf('/b'), length: 2 }], []]);
  expect(readLongText('![A](/a.jpg "A \\" [b](/c)")').links).toEqual([{ text: '/c', start: 0, length: 27 }]);
});
