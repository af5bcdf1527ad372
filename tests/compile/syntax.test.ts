import { expect, test } from 'vitest';
import { complaintsOf } from '../support/site.ts';

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
    'OF015 this number or text is written in a way that cannot be read | at +5 | write a number like 12, -3 or 4.8',
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

test('finds a name that is written twice, also when one of them is escaped', () => {
  expect(complaintsOf('{"owner": {"name": "a", "n\\u0061me": "b"}}')).toEqual([
    'OF003 "name" is written twice in this owner | at "n\\u0061me" | delete one of the two; only this one would be kept',
  ]);
});

test('says in which block a name is written twice, and where it was written first', async () => {
  const { diagnosticsOf } = await import('../support/site.ts');
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
