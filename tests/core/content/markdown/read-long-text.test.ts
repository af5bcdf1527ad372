import { expect, test } from 'vitest';
import { readLongText } from '../../../../src/core/content/markdown/read-long-text.ts';
import { code, link, note, rich } from '../../../support/rich-text.ts';
import contents from './content.json';
import problems from './problems.json';

const problemsOf = (...lines: string[]) => {
  const markdown = lines.join('\n');
  return readLongText(markdown).problems.map(({ code, start, length }) => [
    code,
    markdown.slice(start, start + length),
  ]);
};

test.each(contents)('reads $reads', ({ markdown, content }) => {
  expect(readLongText(markdown.join('\n')).content).toEqual(content);
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

test('reads the pictures of a paragraph separately, and finds their placeholders', () => {
  const markdown = '![{a}](/a.jpg)\\\n![b](/b.jpg "{b}") ![c](/c.jpg)';
  const { content, templates } = readLongText(markdown);
  expect(content.map((node) => 'picture' in node && node.picture.src)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
  expect(templates.map(({ start, length }) => markdown.slice(start, start + length))).toEqual(['{a}', '{b}']);
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

test.each(problems)('reports %s at its position', (_, markdown, code, found) => {
  expect(problemsOf(markdown)).toEqual([[code, found]]);
});

test('reports the second of two equal words after a fence', () => {
  expect(readLongText('```js js\na\n```').problems).toMatchObject([{ code: 'OF414', start: 6, length: 2 }]);
});

test('reports an empty text', () => {
  expect(problemsOf('', '  ', '')).toEqual([['OF417', '']]);
});

test.each([
  ['an escaped character', 'a \\<b> \\[^c] \\~~d~~ \\[[e]]'],
  ['text between thematic breaks', '---\n\nNote well\n\n---'],
  ['code of any kind', '```\n<b> {% x %} ~~y~~\n```'],
  ['an address with a backslash in it', '[a](/b\\_c)'],
  ['a closing fence that is longer', '~~~\na\n~~~~~'],
])('accepts %s', (_, markdown) => {
  expect(problemsOf(markdown)).toEqual([]);
});

test('skips the start of a file, and keeps offsets in the whole file', () => {
  const file = '---\ntitle: A\n---\n\nOne <b>word';
  const { problems, content, starts } = readLongText(file, 18);
  expect(problems).toMatchObject([{ code: 'OF401', start: file.indexOf('<b>') }]);
  expect({ content, starts }).toEqual({ content: [{ kind: 'paragraph', text: 'One word' }], starts: [18] });
});

test.each([
  ['turns the direction and turns it back', '&#x2067;**a**&#x2069; b'],
  ['is in code', '`&#x202E;`\n\n```\n&#x202E;\n```'],
  ['is next to balanced direction marks', '&#65;\u2067a\u2069'],
  ['is not a direction mark', '&#65; &#x41;'],
])('accepts an entity that %s', (_, markdown) => {
  expect(problemsOf(markdown)).toEqual([]);
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
  ['a formula in lines', '$$\na\n$$', '$$'],
  ['a directive', ':::note\na\n:::', ':::note'],
  ['a Liquid tag', 'a {% raw %} b', '{% raw %}'],
  ['an alert', '> [!NOTE]\n> a', '[!NOTE]'],
  ['strikethrough', 'a ~~b c~~', '~~b c~~'],
  ['a wiki link', 'a [[b]]', '[[b]]'],
])('warns about unsupported syntax: %s', (_, markdown, found) => {
  expect(problemsOf(markdown)).toEqual([['OF426', found]]);
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
  expect(problemsOf(markdown).filter(([code]) => code === 'OF426')).toEqual([]);
});

test.each([
  ['a cell too many', '| A | B |\n|---|---|\n| 1 | 2 | 3 | 4 |', '| 3 | 4 |'],
  ['a cell too many below a single one', '| A |\n|---|\n| 1 | 2 |', '| 2 |'],
  ['the second note of a name', 'A[^1]\n\n[^1]: One\n\n[^1]: Two', '[^1]'],
  ['the second address of a name', '[A][a]\n\n[a]: /\n[a]: /b', '[a]'],
])('warns that %s is left out', (_, markdown, found) => {
  const [problem, ...more] = readLongText(markdown).problems;
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ code: 'OF427', start: markdown.lastIndexOf(found), length: found.length });
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
  expect(readLongText(markdown).problems).toMatchObject([{ code, details: { advice: expect.stringMatching(advice) } }]);
});

test('explains how to set the file name after a fence', () => {
  const [problem] = readLongText('```js:book.js\na\n```').problems;
  expect(problem?.details?.advice).toBe('Write js title="book.js".');
});

test('keeps the position of links in a caption', () => {
  const markdown = '![A](/a.jpg "Of *[twelve](/b)* columns")';
  const { links, problems } = readLongText(markdown);
  expect([links, problems]).toEqual([[{ text: '/b', start: markdown.indexOf('/b'), length: 2 }], []]);
  expect(readLongText('![A](/a.jpg "A \\" [b](/c)")').links).toEqual([{ text: '/c', start: 0, length: 27 }]);
});
