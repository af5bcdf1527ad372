import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mendOnce } from '../../src/compile/mend.ts';
import { explainSyntax } from '../../src/compile/syntax.ts';
import { compileSite, complaintsOf, diagnosticsOf } from '../support/site.ts';

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
    'OF008 this cannot stand here | at \u00A0 | write a plain blank',
  ],
  ['a missing comma at the end of a line', '{"a": "x"\n"b": 2}', 'OF002 a comma is missing | at … | add a comma here'],
  [
    'a missing quotation mark at the end of a text',
    '{"a": "x, "b": 2}',
    'OF004 a quotation mark is missing | at "x, " | this text has no quotation mark at its end',
  ],
  [
    'a text that runs over its line',
    '{"a": "x\n, "b": 2}',
    'OF004 a quotation mark is missing | at "x | this text begins here and does not end on its line',
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
  ['a bracket that is not closed', '{"a": [1, 2', 'OF007 a bracket is not closed | at [ | its ] is missing'],
  ['a brace that is not closed', '{"a": {"b": 1}', 'OF007 a bracket is not closed | at { | its } is missing'],
  ['a bracket closed by a brace', '{"a": [1, 2}}', 'OF007 a bracket is not closed | at [ | its ] is missing'],
  ['a missing value', '{"a": }', 'OF008 this cannot stand here | at : | a value is missing after the colon'],
  ['a missing colon', '{"a" 1}', 'OF009 a colon is missing | at 1 | a colon stands between a name and its value'],
  ['an equals sign', '{"a" = 1}', 'OF009 a colon is missing | at = | a colon stands between a name and its value'],
  [
    'something after the end',
    '{"a": 1}}',
    'OF008 this cannot stand here | at } | the site ends before this: delete the rest',
  ],
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
    'OF015 this number or text is written in a way that cannot be read | at "C:\\pictures" | write a backslash inside a text as \\\\',
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
  expect(JSON.parse(mendOnce(compiled))).toEqual({
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
