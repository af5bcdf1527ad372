import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { formatDiagnostics, summary } from '../../../src/cli/report/format-diagnostics.ts';
import { toGithub, toJson } from '../../../src/cli/report/print-diagnostics.ts';
import { type Code, codes, type Problem } from '../../../src/core/diagnostics/diagnostic.ts';
import { Locator } from '../../../src/core/source/locate.ts';
import { toDiagnostics } from '../../../src/core/source/to-diagnostics.ts';
import { compileSite, siteWith, smallSite } from '../../support/sites/site.ts';

const wrong = `{
  "version": 2,
  "language": "en",
  "owner": { "name": "Amina" },
  "pages": [
    { "path": "/", "title": "Home", "blocks": [{ "type": "timelime" }] }
  ]
}
`;
const style = { isColored: false, width: 100, limit: 20 };

function shown(site: string | ReturnType<typeof smallSite>, more: Partial<typeof style> = {}) {
  const { diagnostics, locator } = compileSite(site);
  return formatDiagnostics(diagnostics, 'site.json', locator, { ...style, ...more });
}

test('shows the problem, its position and the fix', () => {
  const types = blocks.map((block) => block.properties.type.const).toSorted();
  expect(shown(wrong, { width: 1000 }).replace(types.join(', '), 'card-grid and the others')).toMatchInlineSnapshot(`
    "error OF101: Unknown block type "timelime".
       ┌─ site.json:6:58
       │  page "/" → block 1
     6 │     { "path": "/", "title": "Home", "blocks": [{ "type": "timelime" }] }
       │                                                          ^^^^^^^^^^ did you mean "timeline"?
       = Available blocks: card-grid and the others
    "
  `);
});

test('shows both positions of a conflict in the order of the file', () => {
  const text = wrong.replace(
    '[{ "type": "timelime" }]',
    '[{ "type": "hero",\n      "headline": "a",\n      "headline": "b" }]',
  );
  expect(shown(text)).toMatchInlineSnapshot(`
    "error OF003: Duplicate setting "headline" in this block.
       ┌─ site.json:8:7
       │  page "/" → block 1 (hero) → headline
     7 │       "headline": "a",   ← first defined here
     8 │       "headline": "b" }] }
       │       ^^^^^^^^^^ remove one; JSON would keep only this one
    "
  `);
});

test('cuts a long line around the reported position', () => {
  const site = siteWith({ type: 'hero', headline: 'x', title: `${'word '.repeat(60)}{nmae} ${'word '.repeat(30)}` });
  expect(shown(JSON.stringify(site), { width: 80 })).toMatchInlineSnapshot(`
    "error OF205: Unknown placeholder "{nmae}".
       ┌─ site.json:1:516
       │  page "/" → block 1 (hero) → title
     1 │ …ord word word word word {nmae} word word word word word word word word wo…
       │                          ^^^^^^ did you mean "{name}"?
       = Available placeholders: {name}, {title}, {email}, {location}, {year},
         {today}, {yearsSince:2016}, {yearsSince:2016+1}. Write {{ for a literal
         brace.
    "
  `);
});

test('aligns the carets under wide characters', () => {
  const site = siteWith({ type: 'hero', headline: 'x', title: '日本語 {nmae}' });
  expect(shown(site)).toMatchInlineSnapshot(`
    "error OF205: Unknown placeholder "{nmae}".
       ┌─ site.json:18:25
       │  page "/" → block 1 (hero) → title
    18 │           "title": "日本語 {nmae}"
       │                            ^^^^^^ did you mean "{name}"?
       = Available placeholders: {name}, {title}, {email}, {location}, {year}, {today},
         {yearsSince:2016}, {yearsSince:2016+1}. Write {{ for a literal brace.
    "
  `);
});

test('aligns the carets under a letter with a combining accent', () => {
  const text = shown(siteWith({ type: 'hero', headline: 'x', title: 'e\u0301e\u20DD {nmae}' }));
  const [line = '', carets = ''] = text
    .split('\n')
    .filter((each) => /nmae|\^/.test(each))
    .slice(1);
  expect(carets.indexOf('^')).toBe(line.replace(/\p{M}/gu, '').indexOf('{'));
});

test('wraps long lines, except text to paste', () => {
  expect(shown({ ...smallSite(), pages: undefined }, { width: 60 })).toMatchInlineSnapshot(`
    "error OF102: The site is missing "pages".
       ┌─ site.json:1:1
     1 │ {
       │ ^ "pages" is required
       = Add, for example:  "pages": [{ "path": "/", "title": "{name}: {title}", "blocks": [{ "type": "hero", "headline": "{name}" }] }]
    "
  `);
  const site = siteWith({ type: 'hero', headline: 'x', links: [{ label: 'x', href: '/abuot' }] });
  site.pages.push({ path: '/about', title: 'x', blocks: [{ type: 'hero', headline: 'x' }] });
  expect(shown(site, { width: 60 })).toMatchInlineSnapshot(`
    "error OF201: Broken link: "/abuot".
       ┌─ site.json:21:23
       │  page "/" → block 1 (hero) → link 1 → href
    21 │               "href": "/abuot"
       │                       ^^^^^^^^
       │  there is no page at "/abuot"; did you mean "/about"?
       = Pages: /, /about, /cv
    "
  `);
});

test('shows a line with both positions of a conflict once', () => {
  expect(shown('{ "version": 2, "version": 2 }')).toMatchInlineSnapshot(`
    "error OF003: Duplicate setting "version" in this file.
       ┌─ site.json:1:17
       │  version
     1 │ { "version": 2, "version": 2 }
       │                 ^^^^^^^^^ remove one; JSON would keep only this one
    "
  `);
});

test('escapes terminal control characters from the file', () => {
  expect(shown('{ "\\u001B[31m\\u0007": 1, "\\u001B[31m\\u0007": 2 }')).not.toMatch(/[\u0007\u001B]/);
});

test('shows twenty diagnostics, and counts the rest', () => {
  const blocks = Array.from({ length: 25 }, () => ({ type: 'nothing' }));
  const text = shown(siteWith(...blocks));
  expect(text.match(/error OF101/g)).toHaveLength(20);
  expect(text).toContain('… 5 errors not shown');
});

test('shows the error that stops a build before any number of warnings', () => {
  const locator = new Locator('x'.repeat(100));
  const problems = Array.from({ length: 30 }, (_, offset) => ({
    code: offset > 28 ? ('OF001' as const) : ('OF210' as const),
    at: { offset, length: 1 },
  }));
  const text = formatDiagnostics(toDiagnostics(registry, problems, {}, locator), 'site.json', locator, style);
  expect(text).toMatch(/^error OF001/);
  expect(text).toContain('… 10 warnings not shown');
});

test('colors the output if allowed, with the same text', () => {
  const colored = shown(wrong, { isColored: true });
  expect(colored).toContain('\u001B[31merror OF101\u001B[39m');
  expect(colored.replace(/\u001B\[\d+m/g, '')).toBe(shown(wrong));
});

test('ends with a summary in one line', () => {
  expect(summary(compileSite(wrong).diagnostics)).toBe('1 error');
  expect(summary([])).toBe('No problems');
  const [error] = compileSite(wrong).diagnostics;
  if (!error) throw new Error('nothing is wrong');
  const warning = { ...error, severity: 'warning' as const };
  expect(summary([warning])).toBe('1 warning');
  expect(summary([warning, warning])).toBe('2 warnings');
  expect(summary([error, error])).toBe('2 errors');
  expect(summary([warning, error, warning])).toBe('1 error and 2 warnings');
});

test('reports JSON in one format, also without diagnostics', () => {
  expect(JSON.parse(toJson([], 'site.json'))).toEqual({
    version: 1,
    file: 'site.json',
    errors: 0,
    warnings: 0,
    diagnostics: [],
  });
  expect(JSON.parse(toJson(compileSite(wrong).diagnostics, 'site.json'))).toEqual({
    version: 1,
    file: 'site.json',
    errors: 1,
    warnings: 0,
    diagnostics: [
      {
        code: 'OF101',
        severity: 'error',
        message: 'Unknown block type "timelime".',
        file: 'site.json',
        line: 6,
        column: 58,
        endLine: 6,
        endColumn: 68,
        pointer: '/pages/0/blocks/0/type',
        path: 'page "/" → block 1',
        fix: {
          text: 'did you mean "timeline"?',
          certain: true,
          edits: [{ line: 6, column: 58, endLine: 6, endColumn: 68, text: '"timeline"' }],
        },
        related: [],
      },
    ],
  });
});

test('annotates pull requests', () => {
  expect(toGithub(compileSite(wrong).diagnostics, 'my,site.json')).toBe(
    '::error file=my%2Csite.json,line=6,col=58,endLine=6,endColumn=68,title=OF101::Unknown block type "timelime". Did you mean "timeline"?\n',
  );
  const [comment] = compileSite('{ /* 100%\n:\r\n */ }').diagnostics;
  if (!comment) throw new Error('nothing is wrong');
  expect(
    toGithub(
      [
        { ...comment, message: 'a\r\n100%' },
        { ...comment, message: 'b', fix: null },
      ],
      'C:a',
    ),
  ).toBe(
    '::error file=C%3Aa,line=1,col=3,endLine=3,title=OF005::a··100%25 Remove the comment or move it to "notes". To hide a page, a block or an entry, add "hidden": true to it instead.\n::error file=C%3Aa,line=1,col=3,endLine=3,title=OF005::b\n',
  );
});

test('reports errors before warnings, each in the order of the file', () => {
  const locator = new Locator('x'.repeat(3000));
  const problem = (code: Code, offset: number) => ({ code, at: { offset, length: 1 } });
  const warnings = Array.from({ length: 999 }, (_, index) => problem('OF210', index));
  const found = (...problems: Problem[]) =>
    toDiagnostics(registry, problems, {}, locator).map(({ code, column }) => `${code} ${column}`);
  expect(found(problem('OF001', 7), problem('OF210', 2), problem('OF001', 5))).toEqual([
    'OF001 6',
    'OF001 8',
    'OF210 3',
  ]);
  const all = found(...warnings, problem('OF001', 2000), problem('OF001', 1500));
  expect(all).toHaveLength(1000);
  expect([...all.slice(0, 2), all.at(-1)]).toEqual(['OF001 1501', 'OF001 2001', 'OF210 998']);
  expect(found(problem('OF001', 2000), ...warnings)).toHaveLength(1000);
  expect(found()).toEqual([]);
});

test("names the page in text that isn't JSON, except if it is nested too deep", () => {
  expect(compileSite('{"pages": [{"path": "/a", "b": 1,,').diagnostics.at(-1)?.path).toBe('page "/a"');
  expect(compileSite(`{"pages": ${'['.repeat(200)}`).diagnostics[0]?.path).toBe('');
});

test('escapes direction characters in the output', () => {
  const [problem] = compileSite(wrong).diagnostics;
  if (!problem) throw new Error('nothing is wrong');
  const json = toJson([{ ...problem, message: 'a\u202Eb\u0085' }], 'x');
  expect(json).toContain('"a\\u202eb\\u0085"');
  expect(JSON.parse(json).diagnostics[0].message).toBe('a\u202Eb\u0085');
});

test('names a block by its type if a setting is missing or the type is wrong, and a type by its name otherwise', () => {
  const paths = (...blocks: object[]) => compileSite(siteWith(...blocks)).diagnostics.map(({ path }) => path);
  expect(paths({ type: 'hero' })).toEqual(['page "/" → block 1 (hero)']);
  expect(paths({ type: 'nothing' })).toEqual(['page "/" → block 1']);
  expect(paths({ type: 5 })).toEqual(['page "/" → block 1 → type']);
});

test('collects at most a thousand problems', () => {
  const blocks = Array.from({ length: 1200 }, () => ({ type: 'nothing' }));
  expect(compileSite(siteWith(...blocks)).diagnostics).toHaveLength(1000);
});

test('reports the same positions with CRLF, and one line further after an added line', () => {
  const [plain] = compileSite(wrong).diagnostics;
  expect(compileSite(wrong.replaceAll('\n', '\r\n')).diagnostics).toEqual([plain]);
  const [moved] = compileSite(`\n${wrong}`).diagnostics;
  expect(moved?.line).toBe((plain?.line ?? 0) + 1);
});

test('has a sentence with a period for every code', () => {
  for (const [code, { sentence }] of Object.entries(codes))
    expect([code, sentence]).toEqual([code, expect.stringMatching(/^[A-Z"{].*\.$/)]);
});

test('counts errors and warnings separately for programs', () => {
  const [error] = compileSite(wrong).diagnostics;
  if (!error) throw new Error('nothing is wrong');
  const warning = { ...error, severity: 'warning' as const };
  expect(JSON.parse(toJson([warning, error, warning], 'site.json'))).toMatchObject({ errors: 1, warnings: 2 });
});
