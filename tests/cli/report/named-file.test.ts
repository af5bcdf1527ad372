import { expect, test } from 'vitest';
import { formatDiagnostics, namedFiles } from '../../../src/cli/report/format-diagnostics.ts';
import { toGithub, toJson } from '../../../src/cli/report/print-diagnostics.ts';
import { compileSite, diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const bytes = new TextEncoder().encode('Good\n\nand <b>bad\n');
const site = siteWith({ type: 'hero', headline: '{nmae}' }, { type: 'text', id: 'case', file: 'texts/gympark.md' });
const found = () => compileSite(site, { textFile: () => ({ bytes }) });

test('prints the problems of a text with lines of its file', () => {
  const { diagnostics, locator } = found();
  const printed = formatDiagnostics(diagnostics, 'my/site.json', locator, { isColored: false, width: 100, limit: 20 });
  expect(printed.slice(printed.indexOf('error OF401'))).toBe(`error OF401: HTML isn't supported here: "<b>".
   ┌─ my/texts/gympark.md:3:5
   │  page "/" → block 2 (text) → file
 3 │ and <b>bad
   │     ^^^
   = Write **text** instead. Write \\< for a literal <.
`);
});

test('names the file of every problem in the JSON report', () => {
  const report = JSON.parse(toJson(found().diagnostics, 'my/site.json'));
  expect(report.file).toBe('my/site.json');
  expect(report.diagnostics.map(({ file, line }: { file: string; line: number }) => [file, line])).toEqual([
    ['my/site.json', 17],
    ['my/texts/gympark.md', 3],
  ]);
});

test('annotates the file of a problem', () => {
  expect(toGithub(found().diagnostics, '/my/site.json').split('\n')[1]).toMatch(
    /^::error file=\/my\/texts\/gympark\.md,line=3,col=5,endLine=3,endColumn=8,title=OF401::/,
  );
});

test.each([
  [[], 'my/site.json'],
  [['a.md'], 'my/a.md'],
  [['a.md', 'a.md', undefined], 'my/a.md and my/site.json'],
  [['a.md', 'b.md', '../c.md'], 'my/a.md, my/b.md and c.md'],
  [['a.md', 'b.md', 'c.md', 'd.md'], '4 files'],
])('%j are in %s', (files, words) => {
  expect(
    namedFiles(
      files.map((file) => (file === undefined ? {} : { file })),
      'my/site.json',
    ),
  ).toBe(words);
});

test('reports the site file first, and then the others by name', () => {
  const texts = ['b.md', 'a.md'].map((file, index) => ({ type: 'text', id: `text-${index}`, file }));
  const all = diagnosticsOf(siteWith({ type: 'hero', headline: '{nmae}' }, ...texts), { textFile: () => ({ bytes }) });
  expect(all.map(({ file }) => file)).toEqual([undefined, 'a.md', 'b.md']);
});
