import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import type { Compiled } from '../../src/core/pipeline.ts';
import { applyFixes, type Texts, unchangedRevision } from '../../src/fixes/revision.ts';
import { compileSite, siteWith, textHost } from '../support/sites/site.ts';

const site = siteWith({ type: 'hero', headline: 'Hello', summary: 'I build.' });
site.pages.push({ folder: 'posts', path: '/blog' });
const own = JSON.stringify(site, null, 2);
const encoded = (text: string) => new TextEncoder().encode(text);
const compile = ({ site, files }: Texts): Compiled => {
  const text = files.get('posts/a.md') ?? '';
  const textFile = () => ({ bytes: encoded(text), from: text.indexOf('A text') });
  return compileSite(site, { ...textHost, textFolder: () => ({ names: ['a.md'] }), textFile });
};

/* The result of a fix that replaces `old` with `text`, for the first diagnostic of a site and a post. */
function fixed(site: string, post: string, edits: [old: string, text: string][], file?: string): Texts | undefined {
  const texts = { site, files: new Map([['posts/a.md', post]]) };
  const compiled = compile(texts);
  const locator = compiled.locator.forFile(file);
  const found = compiled.diagnostics.find((each) => each.file === file);
  const fix = {
    ...{ text: '', certain: false },
    edits: edits.map(([old, text]) => {
      const start = locator.text.indexOf(old);
      const before = locator.text.slice(0, start).split('\n');
      const within = old.split('\n');
      const [line, column] = [before.length, Number(before.at(-1)?.length) + 1];
      const endLine = line + within.length - 1;
      const endColumn = Number(within.at(-1)?.length) + (within.length > 1 ? 1 : column);
      return { line, column, endLine, endColumn, text };
    }),
  };
  const diagnostic = { ...found, fix } as Diagnostic;
  return applyFixes({ ...unchangedRevision(compiled), texts }, [diagnostic], compile)?.texts;
}

const post = (settings = 'title: A\ndate: "2025-03-02"') => `---\n${settings}\n---\nA text.\n`;
const wrong = own.replace('"summary"', '"sumary"');

test('writes a fix after which its diagnostic is gone', () => {
  expect(fixed(wrong, post(), [['"sumary"', '"summary"']])?.site).toBe(own);
});

test.each<[string, string, [string, string][]]>([
  ['leaves its diagnostic', wrong, [['"Hello"', '"Hello, you"']]],
  ['makes a site invalid JSON', wrong, [['"sumary"', '"summary']]],
  ['opens a text over a value', wrong, [['"sumary": ', '"summary": "x", "title": ']]],
])('writes no fix that %s', (_, site, edits) => {
  const texts = fixed(site, post(), edits);
  expect(texts === undefined || JSON.parse(texts.site).pages[0].blocks[0].summary === 'x').toBe(true);
});

test.each<[string, string, [string, string][], boolean]>([
  ['corrects a name', 'titel: A\ndate: "2025-03-02"', [['titel', 'title']], true],
  ['corrects a value', 'title: 5\ndate: "2025-03-02"', [['5', '"5"']], true],
  ['joins two settings', 'title: 5\ndate: "2025-03-02"\nsummary: B', [['5\ndate: "2025-03-02"', '"5 date"']], false],
  [
    'swallows a setting',
    'title: 5\nsummary: B\ntags: [a]\ndate: "2025-03-02"',
    [['5\nsummary: B\ntags: [a]\n', '"5"\n']],
    false,
  ],
  ['ends the settings', 'title: 5\nsummary: B\ndate: "2025-03-02"', [['5\n', '"5"\n---\n']], false],
  ['makes front matter invalid YAML', 'title: 5\ndate: "2025-03-02"', [['5', '"5']], false],
])('judges a fix in a post that %s', (_, settings, edits, isWritten) => {
  expect(fixed(own, post(settings), edits, 'posts/a.md') !== undefined).toBe(isWritten);
});

test('applies a fix in a text without front matter', () => {
  const site = siteWith({ type: 'hero', headline: 'Hello' }, { type: 'text', id: 't', file: 'posts/a.md' });
  const texts = fixed(JSON.stringify(site), 'A text: [x](www.a.example)', [['www', 'https://www']], 'posts/a.md');
  expect(texts?.files.get('posts/a.md')).toBe('A text: [x](https://www.a.example)');
});
