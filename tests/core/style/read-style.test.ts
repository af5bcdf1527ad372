import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxProblems } from '../../../src/core/diagnostics/diagnostic.ts';
import { readStyle } from '../../../src/core/style/read-style.ts';

test('puts the rules of a style sheet into the layer of the owner', () => {
  expect(
    readStyle('/* Mine */\n.mine { color: red; & .x { margin: 0 } }\n@media (width > 40rem) { a { top: 0 } }'),
  ).toEqual({
    text: '@layer style{/**/ .mine { color: red; & .x { margin: 0 } } @media (width > 40rem) { a { top: 0 } }}',
    files: [],
    problems: [],
  });
});

test('collects the files that a style sheet shows, and marks their paths', () => {
  const { text, files, problems } = readStyle(
    '@font-face { font-family: "A"; src: url("/a.woff2") } b { background: url(/b.svg#c) }',
  );
  expect(text).toBe(
    '@layer style{@font-face { font-family: "A"; src: url("onefolio-base:/a.woff2") } b { background: url(onefolio-base:/b.svg#c) }}',
  );
  expect(files.map((file) => file.text)).toEqual(['/a.woff2', '/b.svg']);
  expect(problems).toEqual([]);
});

test.each([
  ['a missing colon', 'a { color red }', 'OF343', 'red }'],
  ['a missing value', 'a { color: ; }', 'OF343', 'color:'],
  ['an empty custom property', 'a { --x:; }', null, ''],
  ['a bracket that is never closed', 'a { color: red', 'OF343', '{ color'],
  ['a bracket that closes nothing', 'a { color: red } } b { top: 0 }', 'OF343', '} b'],
  ['an import', '@import "x.css";', 'OF344', '@import'],
  ['a charset', '@CHARSET "utf-8";', 'OF344', '@CHARSET'],
  ['a quotation mark that is never closed', 'a { content: "x; }\nb { top: 0 }', 'OF343', '"x;'],
  ['a quotation mark that is never closed at the end', "a { content: 'x }", 'OF343', "'x"],
  ['an escaped quotation mark', 'a { content: "\\"b" }', null, ''],
  ['an escaped line break', 'a { content: "a\\\nb" }', null, ''],
  ['a directive of Tailwind CSS', '@tailwind base;', 'OF344', '@tailwind'],
  ['a directive in a rule', 'a { @apply p-4 m-2; }', 'OF344', '@apply'],
  ['a module of Sass', '@use "sass:math";', 'OF344', '@use'],
  ['a mixin of CSS', '@mixin --m { top: 0 } a { @apply --m; }', null, ''],
  ['a comment that is never closed', 'a { top: 0 } /* b { left: 0 }', 'OF343', '/* b'],
  ['a comment that looks closed', 'a { top: 0 /*/ }', 'OF343', '/*/'],
  ['a comment of another language', '// deep comment\na { top: 0 }', 'OF343', '// deep'],
  ['such a comment with an apostrophe', "// don't\na { top: 0 }", 'OF343', "// don't"],
  ['an import in a custom property', 'a { --x: { @import "/p.css"; } }', null, ''],
  ['such a comment after a declaration', 'a { top: 0; // b {\n left: 0 }', 'OF343', '// b'],
  ['a parenthesis that is never closed', '@media (min-width: 40rem {\n a { top: 0 }\n}', 'OF343', '(min'],
  ['a parenthesis that is never closed in a custom property', ':root { --x: foo( }', 'OF343', '( }'],
  ['a bracket that is never closed in a custom property', ':root { --x: [a) }', 'OF343', '[a)'],
  ['parentheses around a block in a custom property', 'a { --x: ({ b: c }) }', null, ''],
  ['a selector without its end', 'a:not(b { top: 0 }', 'OF343', '(b'],
  ['a backslash at the end', 'a { top: 0 }\n\\', 'OF343', '\\'],
  ['an import with an escape', '@\\69mport "x.css";', 'OF344', '@\\69'],
  ['two slashes in a custom property', 'a { --x: a//b }', null, ''],
  ['a file of another site', 'a { background: url(https://x.example/y.png) }', 'OF345', 'url(https'],
  ['a long address', `a { background: url(https://x.example/${'y'.repeat(100)}) }`, 'OF345', 'url(https'],
  ['a file of another site without its protocol', 'a { background: url(//x.example/y.png) }', 'OF345', 'url(//'],
  ['a relative path', 'a { background: url("y.png") }', 'OF345', '"y.png"'],
  ['a backslash', 'a { background: url("/\\\\x.example") }', 'OF345', '"/'],
  ['a closing tag in a comment', '/* </STYLE> */', 'OF344', '</STYLE'],
  ['a drawing in the address', 'a { background: url("data:image/svg+xml,%3Csvg/%3E") }', null, ''],
  ['a style query without a value', '@container style(--x) { h1 { color: red } }', null, ''],
  ['style queries', '@container style(--x: 1) or (not style(--y)) { a { top: 0 } }', null, ''],
  ['a scroll query', '@container scroll-state(stuck: top) { a { top: 0 } }', null, ''],
  ['a typed attribute', 'a { width: attr(data-w type(<length>), 0px) }', null, ''],
  ['a query for fonts', '@supports font-tech(color-COLRv1) and font-format(woff2) { a { top: 0 } }', null, ''],
  ['a condition in a value', 'a { top: if(style(--x: 1): 0; else: 1px); left: 0 }', null, ''],
  ['a function', '@function --f(--x <number>: 1) returns <number> { result: calc(var(--x) * 2) }', null, ''],
  ['key frames', '@keyframes a { from, 50% { top: 0 } to { top: 1px } }', null, ''],
  ['margins of printed pages', '@page :first { size: A4; @top-left { content: "x" } }', null, ''],
  ['a star before a property', 'a { *zoom: 1 }', null, ''],
  ['a value after a block in a custom property', 'a { --x: { b } c; top: 0 }', null, ''],
  ['new selectors', 'a:has(> b), ::view-transition-group(.c), a::details-content { top: 0 }', null, ''],
  ['a wrong selector', 'a { top: 0 } b..c { top: 0 }', 'OF343', '.c'],
  ['two wrong selectors', 'a { b..c { top: 0 } } d::: { top: 0 }', 'OF343 OF343', ''],
  ['a wrong selector inside another', 'a { > b..c { top: 0 } }', 'OF343', '.c'],
  ['a rule without a selector', 'a { top: 0 } { top: 0 }', 'OF343', '{ top'],
  ['a declaration outside a rule', 'color: red;', 'OF343', 'color'],
  ['a rule without a block', 'a { top: 0 } b', 'OF343', 'b'],
  ['the start of an HTML comment', '<!--\na { top: 0 }', 'OF344', '<!--'],
  ['the end of an HTML comment', 'a { top: 0 } -->', 'OF344', '-->'],
  ['an HTML comment in a text', 'a::before { content: "<!--" }', null, ''],
  [
    'a font in the address',
    '@font-face { font-family: A; src: url(data:font/woff2;base64,AAAA) }',
    'OF345',
    'url(data',
  ],
  [
    'another host in a variable',
    ':root { --x: "https://x.example/y.png" } a { background: image-set(var(--x) 1x) }',
    'OF345',
    '"https',
  ],
  ['another host in a condition', 'a { background: image-set(if(else: "//x.example/y.png") 1x) }', 'OF345', '"//x'],
  [
    'a text with an address',
    'a { --x: "https://x.example"; background: image-set("/a.png" type("image/png")) }',
    null,
    '',
  ],
  ['parentheses that are nested too deeply', `${':not('.repeat(20_000)}a${')'.repeat(20_000)}{}`, 'OF343', ':not'],
  ['rules that are nested too deeply', 'a{'.repeat(101) + '}'.repeat(101), 'OF343', '{}'],
  ['rules of the maximum depth', 'a{'.repeat(100) + '}'.repeat(100), null, ''],
  ['a part of the page', 'a { filter: url(#x) }', null, ''],
])('finds %s', (_, text, code, start) => {
  const { problems } = readStyle(text);
  expect(problems.map((problem) => problem.code)).toEqual(code?.split(' ') ?? []);
  for (const problem of problems) expect(text.slice(problem.start)).toContain(start.slice(0, 3));
});

test('writes the path of a file in NFC, as it is published', () => {
  expect(readStyle('a { background: url("/cafe\u0301.png"); content: "e\u0301" }').text).toBe(
    '@layer style{a { background: url("onefolio-base:/caf\u00E9.png"); content: "e\u0301" }}',
  );
});

test('changes nothing in texts and between tokens', () => {
  const textOf = (css: string) => readStyle(css).text.slice('@layer style{'.length, -1);
  expect(textOf('a::before { content: "x ; { y" }')).toContain('"x ; { y"');
  expect(textOf('.a/* b */.c{margin:1px/**/2px}')).toBe('.a/**/.c{margin:1px/**/2px}');
  expect(readStyle('a{--x:<//**/style>}').text).not.toContain('</style');
});

test.each([
  'a { --x: url(https://x.example/y.png) }',
  'a { background: image-set("https://x.example/y.png" 1x) }',
  'a { background: -webkit-image-set(url("//x.example/y.png") 1x) }',
  'a { background: url("\\68ttps://x.example/y.png") }',
  'a { background: url(\\2f x.png) }',
  'a { background: \\75rl("https://x.example/y.png") }',
  'a { background: image\\2d set("//x.example/y.png" 1x) }',
  'a { --u: \\75 rl( https://x.example/y.png) }',
])('finds the address of another site in %s', (text) => {
  expect(readStyle(text).problems.map(({ code }) => code)).toEqual(['OF345']);
});

test('finds the address of another site in a function whose name has an escape', () => {
  const { problems } = readStyle('a { background: \\75rl(https://x.example/y.png); }');
  expect(problems).toContainEqual(expect.objectContaining({ code: 'OF345', start: 16, length: 30 }));
});

test.each([
  ['@import "x.css";', 'Copy the rules of that file into this one.'],
  ['@import url(https://x.example/y.css);', 'Copy the rules of that file into this one.'],
  ['@charset "utf-8";', 'Remove it.'],
  ['@namespace svg url(http://www.w3.org/2000/svg);', 'Remove it.'],
  ['a { @include wide; }', 'Browsers skip this rule. Write plain CSS instead.'],
  ['/* </style> */', 'Remove it.'],
  [
    'a { background: url(https://x.example/y.png) }',
    'Put the file in public/, and write its path: url("/picture.jpg").',
  ],
  ['a { background: url(//x.example/y.png) }', 'Put the file in public/, and write its path: url("/picture.jpg").'],
  ['a { background: url(rel.png) }', 'Write the path of the file in public/: url("/rel.png").'],
  ['a { background: url(../public/a/x.png) }', 'Write the path of the file in public/: url("/a/x.png").'],
  ['a { background: url(./x.png) }', 'Write the path of the file in public/: url("/x.png").'],
])('says how to correct %s', (text, advice) => {
  expect(readStyle(text).problems).toMatchObject([{ details: { advice } }]);
});

test('keeps rules inside others, however they start', () => {
  const text =
    '.a { .b { top: 0 } a:hover { top: 1px } > .c, .d & { top: 2px } @media print { p { top: 3px } } --x: { a: b }; --y:{} }';
  const { problems, text: remaining } = readStyle(text);
  expect(problems).toEqual([]);
  expect(remaining.replace(/\s/g, '')).toBe(`@layerstyle{${text}}`.replace(/\s/g, ''));
});

test('points at a mistake after rules inside others', () => {
  const text = '.a { .b { top: 0 } .c { & d { left 0 } } }';
  expect(readStyle(text).problems.map(({ start }) => text.slice(start))).toEqual(['0 } } }']);
});

test('reads an escaped URL up to its bracket', () => {
  expect(readStyle('a { background: \\75rl(/x.png url(/y.png)) }').files.map(({ text }) => text)).toEqual([
    '/x.png url(/y.png',
  ]);
});

test('reads a million brackets without an end', () => {
  expect(readStyle(`a{${'('.repeat(1_000_000)}}`).problems).toHaveLength(1);
});

test('never throws, and never returns a text that ends a style element or the layer', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'{}()[];:@"\'/*<\\ab \n', '</style>', 'url(', '@media', '--x') }),
      (text) => {
        const read = readStyle(text);
        if (read.problems.length > 0) return;
        expect(read.text).not.toMatch(/<\/style/i);
        expect(readStyle(read.text).problems).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['nested rules', (count: number) => 'a{'.repeat(count) + '}'.repeat(count)],
  ['rules in another', (count: number) => `a{${'b{top:0}'.repeat(count)}}`],
  ['open brackets', (count: number) => 'a{('.repeat(count)],
  ['declarations', (count: number) => `a{${'--x:{a}b;top:0;'.repeat(count)}}`],
  ['private classes in one selector', (count: number) => `${'.hero-title'.repeat(count)}{}`],
  ['private classes in nested rules', (count: number) => '.hero{'.repeat(count) + '}'.repeat(count)],
  ['wrong selectors', (count: number) => '..a{top:0}\n'.repeat(count)],
  ['variables without an end', (count: number) => 'a{b:var(--x,"x"\n'.repeat(count)],
  ['escaped URLs without an end', (count: number) => 'a{b:u\\72l( }\n'.repeat(count)],
])('reads 20,000 %s in linear time', (_, make) => {
  const start = performance.now();
  readStyle(make(20_000));
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  ['..a { color: red } b { color: red }', [1]],
  ['b { color: red } a: { color: red } ..c { color: red }', [19, 36]],
  ['a { b: { color: red } }', [6]],
])('reports the first mistake in each selector of %s, and no other rule', (text, starts) => {
  const { problems } = readStyle(text);
  expect(problems.map(({ code, start }) => [code, start])).toEqual(starts.map((start) => ['OF343', start]));
});

test('points at every wrong selector of a long style sheet, up to the number that is reported', () => {
  const rule = '.a { & b, ..c { top: 0 } > d { top: 0 } }\n';
  const startsOf = (count: number) => readStyle(rule.repeat(count)).problems.map(({ start }) => start);
  const wrong = Array.from({ length: maxProblems }, (_, index) => index * rule.length + rule.indexOf('..') + 1);
  expect(startsOf(maxProblems - 1)).toEqual(wrong.slice(0, -1));
  expect(startsOf(2 * maxProblems).slice(0, maxProblems)).toEqual(wrong);
  expect(startsOf(20 * maxProblems).length).toBeLessThan(2 * maxProblems);
});

test.each(['a { content: "x; }\nb { top: 0 }', "a { content: 'x }", 'a { content: "'])(
  'says that the string of %j has no end',
  (text) => {
    const details = { reason: 'this string has no closing quotation mark' };
    expect(readStyle(text).problems).toMatchObject([{ code: 'OF343', details }]);
  },
);
