import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainSyntax } from '../../../../src/compile/json/errors/explain-syntax.ts';
import { fixOnce } from '../../../../src/edit/fix.ts';
import { compileSite, complaintsOf, diagnosticsOf } from '../../../support/sites/site.ts';

test.each([
  [
    'a comma too many before a bracket',
    '{"a": [1, 2,]}',
    'OF001 there is a comma too many | at , | delete it: the last entry before ] has no comma after it',
  ],
  [
    'a comma too many before a brace',
    '{"a": 1,\n}',
    'OF001 there is a comma too many | at , | delete it: the last entry before } has no comma after it',
  ],
  [
    'two commas',
    '{"a": 1,, "b": 2}',
    'OF001 there is a comma too many | at , | delete it: one comma stands between two entries',
  ],
  ['a missing comma', '{"a": 1 "b": 2}', 'OF002 a comma is missing | at   | add a comma here'],
  [
    'a comma too many after a bracket',
    '{"a": [, 1]}',
    'OF001 there is a comma too many | at , | delete it: nothing stands before it',
  ],
  [
    'a bracket that is not closed before the next name',
    '{"a": [1, 2 "b": 3}',
    'OF007 a bracket is not closed | at [ | its ] is missing',
  ],
  [
    'a blank that JSON does not know',
    '{\u00A0"a": 1}',
    'OF008 this cannot stand here | at \u00A0 | write a plain blank: this is U+00A0, which only looks like one',
  ],
  ['a missing comma at the end of a line', '{"a": "x"\n"b": 2}', 'OF002 a comma is missing | at … | add a comma here'],
  [
    'a missing quotation mark at the end of a text',
    '{"a": "x, "b": 2}',
    'OF004 a quotation mark is missing | at "x, " | this text has no " at its end',
  ],
  [
    'a text that runs over its line',
    '{"a": "x\n, "b": 2}',
    'OF004 a quotation mark is missing | at "x | add " where this text ends; a line break inside it is written \\n',
  ],
  [
    'quotation marks inside a text',
    '{"a": "say "hi" now"}',
    'OF004 a quotation mark is missing | at hi | write a quotation mark inside a text as \\"',
  ],
  [
    'single quotation marks',
    "{'a': 1}",
    "OF006 texts and names stand in double quotation marks | at 'a' | use \" here",
  ],
  [
    'typographic quotation marks',
    '{"a": “x”}',
    'OF006 texts and names stand in double quotation marks | at “x” | use " here',
  ],
  [
    'a name without quotation marks',
    '{a: 1}',
    'OF006 texts and names stand in double quotation marks | at a | write "a"',
  ],
  [
    'a text without quotation marks',
    '{"a": hello}',
    'OF006 texts and names stand in double quotation marks | at hello | put this in quotation marks',
  ],
  [
    'a comment',
    '{"a": 1 // hi\n}',
    'OF005 a comment cannot stand here | at // hi | JSON has no comments: delete it, or keep it elsewhere',
  ],
  [
    'a block comment',
    '{/* hi */"a": 1}',
    'OF005 a comment cannot stand here | at /* hi */ | JSON has no comments: delete it, or keep it elsewhere',
  ],
  [
    'a file that is cut off',
    '{"a": [1, 2',
    'OF007 a bracket is not closed | at [ | its ] is missing, and so is 1 more where the file ends',
  ],
  [
    'a brace that is not closed, by how its lines are indented',
    '{\n  "a": {\n    "b": 1,\n  "c": 2\n}',
    'OF007 a bracket is not closed | at { | its } is missing',
  ],
  [
    'an entry that is not closed before the next one',
    '[\n{ "a": 1,\n{ "a": 2 }\n]',
    'OF007 a bracket is not closed | at { | its } is missing',
  ],
  [
    'a list that is not closed before the next setting',
    '{\n"a": ["x",\n"b": 1\n}',
    'OF007 a bracket is not closed | at [ | its ] is missing',
  ],
  ['a bracket too many', '{\n"a": [1]],\n"b": 2\n}', 'OF019 there is a bracket too many | at ] | delete it'],
  ['a round bracket', '{"a": ["x")}', 'OF008 this cannot stand here | at ) | write ] here'],
  [
    'a list with names',
    '["a": 1]',
    'OF008 this cannot stand here | at : | a list in [ ] has no names: write { } instead',
  ],
  [
    'two colons',
    '{"a":: 1}',
    'OF008 this cannot stand here | at : | delete it: one colon stands between a name and its value',
  ],
  ['a semicolon for a comma', '{"a": "x"; "b": 1}', 'OF002 a comma is missing | at ; | write , here'],
  ['a semicolon for a colon', '{"a"; "b"}', 'OF009 a colon is missing | at ; | write : here'],
  ['numbers without a comma', '[1 2]', 'OF002 a comma is missing | at   | add a comma here'],
  [
    'a comma in a number',
    '{"a": 4,8}',
    'OF015 this number or text is written in a way that cannot be read | at 8 | write a point before the fraction of a number: 4.8',
  ],
  [
    'a blank in a number',
    '{"a": 50 000}',
    'OF015 this number or text is written in a way that cannot be read | at 000 | write a number without blanks: 50000',
  ],
  [
    'NaN',
    '{"a": NaN}',
    'OF015 this number or text is written in a way that cannot be read | at NaN | JSON has no NaN: leave this setting out',
  ],
  [
    'yes',
    '{"a": yes}',
    'OF015 this number or text is written in a way that cannot be read | at yes | write true, or "yes" if it is a text',
  ],
  [
    'a slip of the pen in true',
    '{"a": ture}',
    'OF015 this number or text is written in a way that cannot be read | at ture | did you mean true?',
  ],
  [
    'a date',
    '{"a": 2021-01}',
    'OF006 texts and names stand in double quotation marks | at 2021-01 | put this in quotation marks',
  ],
  [
    'several words without quotation marks',
    '{"a": the best one, "b": 1}',
    'OF006 texts and names stand in double quotation marks | at the best one | put this in quotation marks',
  ],
  [
    'a name without a quotation mark at its end',
    '{"a: "x"}',
    'OF004 a quotation mark is missing | at "a: " | this name has no " at its end',
  ],
  [
    'a text without a quotation mark before it',
    '{"a": x", "b": 1}',
    'OF004 a quotation mark is missing | at x | write " before it',
  ],
  [
    'a name without a quotation mark before it',
    '{a": 1}',
    'OF004 a quotation mark is missing | at a | write " before it',
  ],
  [
    'a typographic quotation mark at the end',
    '{"a": "x”,\n"b": 1}',
    'OF006 texts and names stand in double quotation marks | at ” | write " here',
  ],
  [
    'a typographic quotation mark at the beginning',
    '{"a": “x"}',
    'OF006 texts and names stand in double quotation marks | at “ | write " here',
  ],
  [
    'a backslash before the last quotation mark',
    '{"a": "C:\\"}',
    'OF004 a quotation mark is missing | at "C:\\"} | the backslash makes the last quotation mark a part of the text: write \\\\',
  ],
  [
    'a control character inside a text',
    '{"a": "x\u0007y"}',
    'OF013 this text has a character that cannot be shown: U+0007 | at \u0007 | delete it; it often comes along when a text is pasted',
  ],
  [
    'an invisible character between two entries',
    '{\u200B"a": 1}',
    'OF013 this text has a character that cannot be shown: U+200B | at \u200B | delete it; it often comes along when a text is pasted',
  ],
  [
    'a second byte-order mark',
    '\uFEFF\uFEFF{}',
    'OF008 this cannot stand here | at \uFEFF | delete it: an invisible mark, U+FEFF',
  ],
  [
    'an escape that is cut short',
    '{"a": "\\u12"}',
    'OF015 this number or text is written in a way that cannot be read | at \\u | four digits belong after \\u, as in \\u00e9',
  ],
  [
    'an apostrophe behind a backslash',
    '{"a": "it\\\'s"}',
    "OF015 this number or text is written in a way that cannot be read | at \\' | write ' without a backslash",
  ],
  [
    'a comment of another language',
    '{"a": 1, # hi\n"b": 2}',
    'OF005 a comment cannot stand here | at # hi | JSON has no comments: delete it, or keep it elsewhere',
  ],
  [
    'a comment that does not end',
    '{"a": 1, /* hi',
    'OF005 a comment cannot stand here | at /* hi | JSON has no comments: delete it, or keep it elsewhere',
  ],
  [
    'a file that is all comment',
    '// hi',
    'OF005 a comment cannot stand here | at // hi | JSON has no comments: delete it, or keep it elsewhere',
  ],
  [
    'dots for what is left out',
    '[1, ...]',
    'OF008 this cannot stand here | at ... | delete it, or write here what it stands for',
  ],
  [
    'texts that are added up',
    '{"a": "x" + "y"}',
    'OF008 this cannot stand here | at + | texts cannot be added up: write one text',
  ],
  [
    'two versions that met',
    '{\n<<<<<<< HEAD\n"a": 1\n}',
    'OF008 this cannot stand here | at <<<<<<< | two versions of the file met here: keep one, and delete these marks',
  ],
  ['another language', 'export default {}', 'OF008 this cannot stand here | at export | a site begins with {'],
  ['a brace that is not closed', '{"a": {"b": 1}', 'OF007 a bracket is not closed | at { | its } is missing'],
  ['a bracket closed by a brace', '{"a": [1, 2}}', 'OF007 a bracket is not closed | at [ | its ] is missing'],
  ['a missing value', '{"a": }', 'OF008 this cannot stand here | at : | a value is missing after the colon'],
  ['a missing colon', '{"a" 1}', 'OF009 a colon is missing | at 1 | a colon stands between a name and its value'],
  ['an equals sign', '{"a" = 1}', 'OF009 a colon is missing | at = | a colon stands between a name and its value'],
  ['something after the end', '{"a": 1}}', 'OF019 there is a bracket too many | at } | delete it'],
  [
    'True with a capital',
    '{"a": True}',
    'OF015 this number or text is written in a way that cannot be read | at True | write true',
  ],
  [
    'a number with a plus',
    '{"a": +5}',
    'OF015 this number or text is written in a way that cannot be read | at +5 | write 5',
  ],
  [
    'a number without its zero',
    '{"a": -.5}',
    'OF015 this number or text is written in a way that cannot be read | at -.5 | write -0.5',
  ],
  [
    'a number with a leading zero',
    '{"a": 01}',
    'OF015 this number or text is written in a way that cannot be read | at 01 | write a number like 12, -3 or 4.8',
  ],
  [
    'a lone backslash',
    '{"a": "C:\\pictures"}',
    'OF015 this number or text is written in a way that cannot be read | at \\p | write a backslash inside a text as \\\\',
  ],
  [
    'a tab inside a text',
    '{"a": "x\ty"}',
    'OF015 this number or text is written in a way that cannot be read | at "x\ty" | write a tab inside a text as \\t',
  ],
  ['a number as a name', '{1: 2}', 'OF006 texts and names stand in double quotation marks | at 1 | write "1"'],
  ['an empty file', '', 'OF014 the file is empty | at  | a site begins with { "version": 1, … }'],
])('says in plain words: %s', (_, text, complaint) => {
  expect(complaintsOf(text)).toEqual([complaint]);
});

test('says where it is also when little else can be read', () => {
  const text = "{'pages': [{'blocks': [{'headline': 'Hi'}]}]}";
  expect(diagnosticsOf(text).map(({ path }) => path)).toEqual([
    'pages',
    'page 1 → blocks',
    'page 1 → block 1 → headline',
    'page 1 → block 1 → headline',
  ]);
});

test('names every comma too many and every comment at once', () => {
  expect(complaintsOf('{"a": [1,], // one\n "b": [2,],\n}').map((text) => text.slice(0, 5))).toEqual([
    'OF001',
    'OF005',
    'OF001',
    'OF001',
  ]);
});

test('names every slip of the pen at once', () => {
  const text = '{a: [True, .5 "x"] \'b\': \'it\\\'s "so"\', \u201Cc\u201D: {"d" 1 "e": +2, "f" => 3},}';
  const compiled = compileSite(text);
  expect(compiled.diagnostics.map(({ code, fix }) => `${code} ${fix?.certain}`)).toEqual(
    'OF006 OF015 OF015 OF002 OF002 OF006 OF006 OF006 OF009 OF002 OF015 OF009 OF001'
      .split(' ')
      .map((code) => `${code} true`),
  );
  expect(JSON.parse(fixOnce(compiled))).toEqual({
    a: [true, 0.5, 'x'],
    b: 'it\'s "so"',
    c: { d: 1, e: 2, f: 3 },
  });
});

test.each([
  ['a name', "{'owner': {}}", 'owner'],
  ['a missing comma', '{"owner": {"name": "a" "title": "b"}}', 'owner → name'],
  ['a value', '{"pages": [{"path": "/", "blocks": [{}, {"type": hero}]}]}', 'page "/" → block 2 → type'],
  ['a comma too many', '{"pages": [{"path": "/", "blocks": [{}, {"type": "hero"},]}]}', 'page "/" → block 2 (hero)'],
  ['a bracket that is not closed', '{"pages": [{"path": "/", "blocks": [{}}]}', 'page "/" → blocks'],
])('says in words where it is: %s', (_, text, path) => {
  expect(diagnosticsOf(text).map((problem) => problem.path)).toEqual([path]);
});

test.each([
  ['a text without quotation marks', '{"a": hello}'],
  ['a quotation inside a text', '{"a": "say "hi" now"}'],
  ['two texts that touch', '{"a": ["say ""hi"]}'],
  ['an apostrophe in single quotation marks', "{\"a\": 'it's me'}"],
  ['a name without an opening quotation mark', '{a": 1}'],
  ['a name without a value', '{"a" "b": 1}'],
  ['a comment', '{"a": 1 /* keep me */}'],
  ['a backslash', '{"a": "C:\\pictures"}'],
])('does not claim to know what was meant by %s', (_, text) => {
  expect(diagnosticsOf(text).map(({ fix }) => fix?.certain)).toEqual([false]);
});

test('has a reason for every text that is not JSON', () => {
  const scrap = fc.constantFrom(...'{}[]:,"\'`\\\u00A0\uFEFF\u201C \n\t/*=.-+e01aé', 'true', '"a"', '"a":', '{"a":1}');
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 12 }), (scraps) => {
      const text = scraps.join('');
      const isFine = accepts(text);
      expect([text, explainSyntax(text).length > 0]).toEqual([text, !isFine]);
    }),
    { numRuns: 2000 },
  );
});

function accepts(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('finds a name that is written twice, also when one of them is escaped', () => {
  expect(complaintsOf('{"owner": {"name": "a", "n\\u0061me": "b"}}')).toEqual([
    'OF003 "name" is written twice in this owner | at "n\\u0061me" | delete one of the two; only this one would be kept',
  ]);
});

test('says in which block a name is written twice, and where it was written first', () => {
  const text = '{"pages": [{"path": "/", "blocks": [{"type": "hero",\n"headline": "Hello",\n"headline": "Hi"}]}]}';
  const [problem] = diagnosticsOf(text);
  expect(problem).toMatchObject({
    code: 'OF003',
    message: '"headline" is written twice in this block',
    line: 3,
    path: 'page "/" → block 1 (hero) → headline',
    related: [{ line: 2, message: 'written here first' }],
  });
});
