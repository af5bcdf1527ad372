import { expect, test } from 'vitest';
import { compileSite, complaintsOf } from '../../../support/sites/site.ts';

/* What an owner is told of a text that is no JSON: the sentence, the characters, the way out, and the place. */
test.each([
  [
    'a colon too many between entries',
    '{"a": 1 : 2}',
    ['OF008 this cannot stand here | at : | delete it, or put a name before it | in a'],
  ],
  [
    'a name and a colon in a list',
    '["a": 1]',
    ['OF008 this cannot stand here | at : | a list in [ ] has no names: write { } instead | in entry 1'],
  ],
  [
    'an object that begins before the one before it ends',
    '{"a": [\n  { "b": 1\n  { "c": 2 }\n] }',
    ['OF007 a bracket is not closed | at { | its } is missing | in a 1'],
  ],
  [
    'an object that begins after a comma, before the one before it ends',
    '{"a": [\n  { "b": 1,\n  { "c": 2 }\n] }',
    ['OF007 a bracket is not closed | at { | its } is missing | in a 1'],
  ],
  [
    'an object in the place of a name',
    '{ { "a": 1 } }',
    ['OF008 this cannot stand here | at { | an entry begins with a name in quotation marks'],
  ],
  [
    'a list in the place of a name',
    '{ [1] }',
    ['OF008 this cannot stand here | at [ | an entry begins with a name in quotation marks'],
  ],
  [
    'an object after an entry of an object',
    '{ "a": 1 { "b": 2 } }',
    ['OF002 a comma is missing | at   | a comma stands between two entries | in a'],
  ],
  [
    'a text in single quotation marks after the site',
    "{} 'a'",
    ['OF006 texts and names stand in double quotation marks | at \' | write " here'],
  ],
  [
    'a word after the site',
    '{} a',
    ['OF008 this cannot stand here | at a | the site ends before this: delete the rest'],
  ],
  [
    'a number after the site',
    '{} 1',
    ['OF008 this cannot stand here | at 1 | the site ends before this: delete the rest'],
  ],
  [
    'a bracket after the site',
    '{} {',
    ['OF008 this cannot stand here | at { | the site ends before this: delete the rest'],
  ],
  ['a bracket too many after the site', '{} }', ['OF019 there is a bracket too many | at } | delete it']],
  [
    'a text after the site',
    '{} "a"',
    ['OF008 this cannot stand here | at "a" | the site ends before this: delete the rest'],
  ],
  [
    'a colon after the site',
    '{} :',
    ['OF008 this cannot stand here | at : | the site ends before this: delete the rest'],
  ],
  [
    'no value before a bracket',
    '{"a": }',
    ['OF008 this cannot stand here | at : | a value is missing after the colon | in a'],
  ],
  [
    'no value before a comma',
    '{"a": , "b": 1}',
    ['OF008 this cannot stand here | at : | a value is missing after the colon | in a'],
  ],
  [
    'two colons',
    '{"a":: 1}',
    ['OF008 this cannot stand here | at : | delete it: one colon stands between a name and its value | in a'],
  ],
  [
    'a name without a value before a bracket',
    '{"a"}',
    ['OF009 a colon is missing | at } | a colon and a value belong after this name | in a'],
  ],
  [
    'a name without a value before a comma',
    '{"a", "b": 1}',
    ['OF009 a colon is missing | at , | a colon and a value belong after this name | in a'],
  ],
  ['a name without a value at the end', '{"a"', ['OF007 a bracket is not closed | at { | its } is missing']],
  [
    'a number in the place of a name',
    '{1: 2}',
    ['OF006 texts and names stand in double quotation marks | at 1 | write "1" | in 1; certain'],
  ],
  [
    'a word in the place of a name',
    '{a b: 2}',
    ['OF006 texts and names stand in double quotation marks | at a | put this in quotation marks'],
  ],
  [
    'a word after a name',
    '{"a" b 1}',
    ['OF009 a colon is missing | at b | a colon stands between a name and its value | in a'],
  ],
  [
    'a word between a name and its value',
    '{"a" b: 1}',
    ['OF009 a colon is missing | at b | a colon stands between a name and its value | in a'],
  ],
  [
    'a word in the place of a comma',
    '{"a": 1 b}',
    ['OF002 a comma is missing | at b | a comma stands between two entries | in a'],
  ],
  [
    'a word between two entries of a list',
    '[1 b 2]',
    ['OF002 a comma is missing | at b | a comma stands between two entries | in entry 1'],
  ],
  [
    'a true between two entries of a list',
    '[1 true]',
    ['OF002 a comma is missing | at   | add a comma here | in entry 1'],
  ],
  [
    'a list that is not closed before the next setting',
    '{\n  "a": [\n    1\n  "b": 2\n}',
    ['OF007 a bracket is not closed | at [ | its ] is missing | in a'],
  ],
  [
    'a list that is not closed before the next setting, on one line',
    '{ "a": [1, "b": 2 }',
    ['OF008 this cannot stand here | at : | a list in [ ] has no names: write { } instead | in a 2'],
  ],
  [
    'a list of lists that is closed once too rarely',
    '{ "a": [[1, 2], "b": 2 }',
    ['OF008 this cannot stand here | at : | a list in [ ] has no names: write { } instead | in a 2'],
  ],
  ['a brace that closes a list', '{ "a": [1, 2} }', ['OF007 a bracket is not closed | at [ | its ] is missing | in a']],
  ['a bracket that closes an object', '{ "a": 1 ]', ['OF007 a bracket is not closed | at { | its } is missing']],
  [
    'a bracket too many at the end of a line',
    '{\n  "a": [1]],\n  "b": 2\n}',
    ['OF019 there is a bracket too many | at ] | delete it | in a'],
  ],
  [
    'a bracket too many on a line of its own',
    '{\n  "a": 1\n}\n}',
    ['OF019 there is a bracket too many | at } | delete it'],
  ],
  [
    'a bracket too many after a colon',
    '{\n  "a": ]\n}',
    ['OF008 this cannot stand here | at : | a value is missing after the colon | in a'],
  ],
  [
    'three brackets that are not closed',
    '{ "a": [ { "b": 1',
    ['OF007 a bracket is not closed | at { | its } is missing, and so are 2 more where the file ends | in a 1'],
  ],
  [
    'two brackets that are not closed',
    '{ "a": [ 1',
    ['OF007 a bracket is not closed | at [ | its ] is missing, and so is 1 more where the file ends | in a'],
  ],
  [
    'four brackets that are not closed',
    '{ "a": [ { "b": [ 1',
    [
      'OF007 a bracket is not closed | at [ | its ] is missing, and so are 3 more where the file ends | in a 1 \u2192 b',
    ],
  ],
  [
    'the bracket whose partner stands too far to the left',
    '{\n  "a": {\n    "b": [\n      1\n  },\n  "c": 2\n}',
    ['OF007 a bracket is not closed | at [ | its ] is missing | in a \u2192 b'],
  ],
  [
    'an object whose partner stands too far to the left',
    '{\n  "a": [\n    {\n      "b": 1\n  ],\n  "c": 2\n}',
    ['OF007 a bracket is not closed | at { | its } is missing | in a 1'],
  ],
  [
    'an object that takes the bracket of the one around it',
    '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 2\n}\n',
    ['OF007 a bracket is not closed | at { | its } is missing | in a \u2192 b'],
  ],
  [
    'an object that takes the bracket of the one around it, with tabs and CRLF',
    '{\r\n\t"a": {\r\n\t\t"b": {\r\n\t\t\t"c": 1\r\n\t},\r\n\t"d": 2\r\n}\r\n',
    ['OF007 a bracket is not closed | at { | its } is missing | in a \u2192 b'],
  ],
  [
    'nothing suspicious in brackets that share a line',
    '{\n  "a": [{\n    "b": 1 }],\n  "c": {\n',
    ['OF007 a bracket is not closed | at { | its } is missing, and so is 1 more where the file ends | in c'],
  ],
  [
    'two versions that met',
    '{\n<<<<<<< HEAD\n  "a": 1\n}',
    ['OF008 this cannot stand here | at <<<<<<< | two versions of the file met here: keep one, and delete these marks'],
  ],
  [
    'the middle of two versions that met',
    '{\n  "a": 1\n=======\n  "a": 2\n}',
    [
      'OF008 this cannot stand here | at ======= | two versions of the file met here: keep one, and delete these marks | in a',
    ],
  ],
  [
    'the end of two versions that met',
    '{\n  "a": 1\n>>>>>>> mine\n}',
    [
      'OF008 this cannot stand here | at >>>>>>> | two versions of the file met here: keep one, and delete these marks | in a',
    ],
  ],
  [
    'the base of two versions that met',
    '{\n  "a": 1\n||||||| base\n}',
    [
      'OF008 this cannot stand here | at ||||||| | two versions of the file met here: keep one, and delete these marks | in a',
    ],
  ],
  [
    'a comment of HTML',
    '{ \n<!-- mine --> \n"a": 1 }',
    ['OF005 a comment cannot stand here | at <!-- mine --> | JSON has no comments: delete it, or keep it elsewhere'],
  ],
  [
    'a comment that begins with #',
    '{\n  # mine  \n  "a": 1\n}',
    ['OF005 a comment cannot stand here | at # mine | JSON has no comments: delete it, or keep it elsewhere'],
  ],
  [
    'a comment that begins with # before a value',
    '{"a": # mine\n1}',
    ['OF005 a comment cannot stand here | at # mine | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'a colour without quotation marks',
    '{"a": #fff}',
    ['OF006 texts and names stand in double quotation marks | at #fff | put this in quotation marks | in a'],
  ],
  [
    'a comment that begins with # and no blank, between entries',
    '{"a": 1,\n#mine\n"b": 2}',
    ['OF005 a comment cannot stand here | at #mine | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'a comment',
    '{"a": 1, // mine\n"b": 2}',
    ['OF005 a comment cannot stand here | at // mine | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'a comment of several lines',
    '{"a": 1, /* mine\n * and * yours */\n"b": 2}',
    ['OF005 a comment cannot stand here | at … | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'the shortest comment',
    '{/**/}',
    ['OF005 a comment cannot stand here | at /**/ | JSON has no comments: delete it, or keep it elsewhere'],
  ],
  [
    'a comment that does not end',
    '{"a": 1 /* mine',
    ['OF005 a comment cannot stand here | at /* mine | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'a comment that only seems to end',
    '{"a": 1 /*/',
    ['OF005 a comment cannot stand here | at /*/ | JSON has no comments: delete it, or keep it elsewhere | in a'],
  ],
  [
    'dots for what is left out',
    '{"a": 1, ...}',
    ['OF008 this cannot stand here | at ... | delete it, or write here what it stands for | in a'],
  ],
  [
    'a sign for what is left out',
    '[1, …]',
    ['OF008 this cannot stand here | at … | delete it, or write here what it stands for | in entry 2'],
  ],
  ['one dot', '{"a": .}', ['OF008 this cannot stand here | at . | delete it | in a']],
  [
    'a semicolon in the place of a comma',
    '{"a": 1; "b": 2}',
    ['OF002 a comma is missing | at ; | write , here | in a'],
  ],
  ['a semicolon in the place of a colon', '{"a"; 1}', ['OF009 a colon is missing | at ; | write : here | in a']],
  ['a semicolon after the site', '{"a": 1};', ['OF008 this cannot stand here | at ; | delete it']],
  ['a semicolon in the place of a value', '{"a": ;}', ['OF008 this cannot stand here | at ; | delete it | in a']],
  ['a round bracket that closes', '{"a": [1)}', ['OF008 this cannot stand here | at ) | write ] here | in a 1']],
  ['a round bracket that closes the site', '{"a": 1)', ['OF008 this cannot stand here | at ) | write } here | in a']],
  ['a round bracket that closes nothing', '{} )', ['OF008 this cannot stand here | at ) | delete it']],
  [
    'a round bracket that opens',
    '{"a": (1)}',
    ['OF006 texts and names stand in double quotation marks | at (1) | put this in quotation marks | in a'],
  ],
  [
    'a round bracket that opens, with a blank behind it',
    '{"a": ( 1 )}',
    ['OF008 this cannot stand here | at ( | write { or [ here | in a'],
  ],
  [
    'texts that are added up',
    '{"a": "b" + "c"}',
    ['OF008 this cannot stand here | at + | texts cannot be added up: write one text | in a'],
  ],
  [
    'a plus before a value',
    '{"a": + 1}',
    [
      'OF015 this number or text is written in a way that cannot be read | at + | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'an invisible mark',
    '{"a": \u200b1}',
    [
      'OF013 this text has a character that cannot be shown: U+200B | at \u200b | delete it; it often comes along when a text is pasted | in a',
    ],
  ],
  [
    'a control character between entries',
    '{"a": 1, \u0007"b": 2}',
    [
      'OF013 this text has a character that cannot be shown: U+0007 | at \u0007 | delete it; it often comes along when a text is pasted | in a',
    ],
  ],
  [
    'a quotation inside a text',
    '{"a": "he said "no" to me"}',
    ['OF004 a quotation mark is missing | at no | write a quotation mark inside a text as \\" | in a'],
  ],
  [
    'a quotation of one word in a list',
    '["a "b" c"]',
    ['OF004 a quotation mark is missing | at b | write a quotation mark inside a text as \\" | in entry 1'],
  ],
  [
    'a text that takes the colon of the next name',
    '{"a: 1, "b": 2}',
    ['OF004 a quotation mark is missing | at "a: 1, " | this name has no " at its end | in "a: 1, "'],
  ],
  [
    'a text without its end before the next name',
    '{"a": "b, "c": 1}',
    ['OF004 a quotation mark is missing | at "b, " | this text has no " at its end | in a'],
  ],
  [
    'a text without its end on its line',
    '{"a": "b\n}',
    [
      'OF004 a quotation mark is missing | at "b | add " where this text ends; a line break inside it is written \\n | in a',
    ],
  ],
  [
    'a text whose end is typographic',
    '{"a": "b”,\n"c": 1}',
    ['OF006 texts and names stand in double quotation marks | at ” | write " here | in a'],
  ],
  [
    'a text whose end is a single one',
    '{"a": "b’ }',
    ['OF006 texts and names stand in double quotation marks | at ’ | write " here | in a'],
  ],
  [
    'a text with a backslash before its end',
    '{"a": "C:\\"}\n',
    [
      'OF004 a quotation mark is missing | at "C:\\"} | the backslash makes the last quotation mark a part of the text: write \\\\ | in a',
    ],
  ],
  [
    'a text that ends with a backslash and no mark',
    '{"a": "b\\',
    [
      'OF004 a quotation mark is missing | at "b\\ | add " where this text ends; a line break inside it is written \\n | in a',
    ],
  ],
  [
    'a quotation mark alone',
    '{"a": "',
    [
      'OF004 a quotation mark is missing | at " | add " where this text ends; a line break inside it is written \\n | in a',
    ],
  ],
  ['a name without its first mark', '{a": 1}', ['OF004 a quotation mark is missing | at a | write " before it']],
  [
    'a name of two words without its first mark',
    '{first name": 1}',
    ['OF004 a quotation mark is missing | at first | write " before it'],
  ],
  [
    'a text without its first mark',
    '{"a": b"}',
    ['OF004 a quotation mark is missing | at b | write " before it | in a'],
  ],
  [
    'a text of two words without its first mark',
    '{"a": b c" , "d": 1}',
    ['OF004 a quotation mark is missing | at b | write " before it | in a'],
  ],
  [
    'a text without its first mark at the end',
    '{"a": b"',
    ['OF004 a quotation mark is missing | at b | write " before it | in a'],
  ],
  [
    'a mark that closes nothing after a number',
    '{"a": 1"}',
    [
      'OF004 a quotation mark is missing | at "} | add " where this text ends; a line break inside it is written \\n | in a',
    ],
  ],
  [
    'a control character in a text',
    '{"a": "b\u0001c"}',
    [
      'OF013 this text has a character that cannot be shown: U+0001 | at \u0001 | delete it; it often comes along when a text is pasted | in a',
    ],
  ],
  [
    'a tab in a text',
    '{"a": "b\tc"}',
    [
      'OF015 this number or text is written in a way that cannot be read | at "b\tc" | write a tab inside a text as \\t | in a; certain',
    ],
  ],
  [
    'a tab in a name',
    '{"a\tb": 1}',
    [
      'OF015 this number or text is written in a way that cannot be read | at "a\tb" | write a tab inside a text as \\t | in "a\\tb"; certain',
    ],
  ],
  [
    'an escape that is not there',
    '{"a": "\\x41"}',
    [
      'OF015 this number or text is written in a way that cannot be read | at \\x | write a backslash inside a text as \\\\ | in a',
    ],
  ],
  [
    'an escape that is not there, after ones that are',
    '{"a": "\\\\ \\" \\/ \\b\\f\\n\\r\\t\\u00e9 \\q"}',
    [
      'OF015 this number or text is written in a way that cannot be read | at \\q | write a backslash inside a text as \\\\ | in a',
    ],
  ],
  [
    'too few digits',
    '{"a": "\\u12 3"}',
    [
      'OF015 this number or text is written in a way that cannot be read | at \\u | four digits belong after \\u, as in \\u00e9 | in a',
    ],
  ],
  [
    'an escaped apostrophe',
    '{"a": "it\\\'s"}',
    ["OF015 this number or text is written in a way that cannot be read | at \\' | write ' without a backslash | in a"],
  ],
  [
    'an escape in a name',
    '{"\\d": 1}',
    [
      'OF015 this number or text is written in a way that cannot be read | at \\d | write a backslash inside a text as \\\\',
    ],
  ],
  [
    'a fraction with a comma',
    '{"a": 4,8}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 8 | write a point before the fraction of a number: 4.8 | in a',
    ],
  ],
  ['a fraction with a comma in a list', '[4,8 9]', ['OF002 a comma is missing | at   | add a comma here | in entry 2']],
  [
    'thousands with a blank',
    '{"a": 50 000}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 000 | write a number without blanks: 50000 | in a',
    ],
  ],
  [
    'thousands with a blank in a list',
    '[50 000]',
    ['OF002 a comma is missing | at 000 | a comma stands between two entries | in entry 1'],
  ],
  [
    'millions with blanks',
    '{"a": 5 000 000}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 000 | write a number without blanks: 50000 | in a',
    ],
  ],
  [
    'a number with a leading zero',
    '{"a": 07}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 07 | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'a number with two signs',
    '{"a": --1}',
    [
      'OF015 this number or text is written in a way that cannot be read | at --1 | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'a sign alone',
    '{"a": -}',
    [
      'OF015 this number or text is written in a way that cannot be read | at - | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'a number with a unit',
    '{"a": 12px}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 12px | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'a number in hexadecimal',
    '{"a": 0x1F}',
    [
      'OF015 this number or text is written in a way that cannot be read | at 0x1F | write a number like 12, -3 or 4.8 | in a',
    ],
  ],
  [
    'a number with a plus',
    '{"a": +5}',
    ['OF015 this number or text is written in a way that cannot be read | at +5 | write 5 | in a; certain'],
  ],
  [
    'a number that begins with a point',
    '{"a": -.5}',
    ['OF015 this number or text is written in a way that cannot be read | at -.5 | write -0.5 | in a; certain'],
  ],
  [
    'a number that ends with a point',
    '{"a": 5.}',
    ['OF015 this number or text is written in a way that cannot be read | at 5. | write 5 | in a; certain'],
  ],
  [
    'a number with two points',
    '{"a": 1.2.3}',
    ['OF006 texts and names stand in double quotation marks | at 1.2.3 | put this in quotation marks | in a'],
  ],
  [
    'a point alone after a sign',
    '{"a": -.}',
    ['OF006 texts and names stand in double quotation marks | at -. | put this in quotation marks | in a'],
  ],
  [
    'a date',
    '{"a": 2016-10-01, "b": 1}',
    ['OF006 texts and names stand in double quotation marks | at 2016-10-01 | put this in quotation marks | in a'],
  ],
  [
    'a date with points',
    '{"a": 1.10.2016}',
    ['OF006 texts and names stand in double quotation marks | at 1.10.2016 | put this in quotation marks | in a'],
  ],
  [
    'a telephone number',
    '{"a": +216 00 000}',
    ['OF006 texts and names stand in double quotation marks | at +216 00 000 | put this in quotation marks | in a'],
  ],
  [
    'a telephone number without a plus',
    '{"a": 0216 00 000}',
    ['OF006 texts and names stand in double quotation marks | at 0216 00 000 | put this in quotation marks | in a'],
  ],
  [
    'a fraction with an exponent that is none',
    '{"a": 4.8e}',
    ['OF006 texts and names stand in double quotation marks | at 4.8e | put this in quotation marks | in a'],
  ],
  [
    'capital letters',
    '{"a": True, "b": FALSE, "c": Null}',
    [
      'OF015 this number or text is written in a way that cannot be read | at True | write true | in a; certain',
      'OF015 this number or text is written in a way that cannot be read | at FALSE | write false | in b; certain',
      'OF015 this number or text is written in a way that cannot be read | at Null | write null | in c; certain',
    ],
  ],
  [
    "other languages' yes",
    '{"a": Yes, "b": 1}',
    [
      'OF015 this number or text is written in a way that cannot be read | at Yes | write true, or "Yes" if it is a text | in a',
    ],
  ],
  [
    "other languages' on",
    '[on]',
    [
      'OF015 this number or text is written in a way that cannot be read | at on | write true, or "on" if it is a text | in entry 1',
    ],
  ],
  [
    "other languages' off",
    '[Off]',
    [
      'OF015 this number or text is written in a way that cannot be read | at Off | write false, or "Off" if it is a text | in entry 1',
    ],
  ],
  [
    "other languages' no",
    '[no]',
    [
      'OF015 this number or text is written in a way that cannot be read | at no | write false, or "no" if it is a text | in entry 1',
    ],
  ],
  [
    'a word that begins like yes',
    '{"a": yesterday}',
    ['OF006 texts and names stand in double quotation marks | at yesterday | put this in quotation marks | in a'],
  ],
  [
    'a word that ends like on',
    '[salon]',
    ['OF006 texts and names stand in double quotation marks | at salon | put this in quotation marks | in entry 1'],
  ],
  [
    'nothing, in another language',
    '[undefined]',
    [
      'OF015 this number or text is written in a way that cannot be read | at undefined | JSON has no undefined: leave this setting out | in entry 1',
    ],
  ],
  [
    'None',
    '[None]',
    [
      'OF015 this number or text is written in a way that cannot be read | at None | JSON has no None: leave this setting out | in entry 1',
    ],
  ],
  [
    'nil',
    '[nil]',
    [
      'OF015 this number or text is written in a way that cannot be read | at nil | JSON has no nil: leave this setting out | in entry 1',
    ],
  ],
  [
    'no number',
    '[NaN]',
    [
      'OF015 this number or text is written in a way that cannot be read | at NaN | JSON has no NaN: leave this setting out | in entry 1',
    ],
  ],
  [
    'a number beyond all measure',
    '[-Infinity]',
    [
      'OF015 this number or text is written in a way that cannot be read | at -Infinity | JSON has no -Infinity: leave this setting out | in entry 1',
    ],
  ],
  [
    'a word that begins like nil',
    '[nile]',
    ['OF006 texts and names stand in double quotation marks | at nile | put this in quotation marks | in entry 1'],
  ],
  [
    'a word that ends like inf',
    '[zinf]',
    ['OF006 texts and names stand in double quotation marks | at zinf | put this in quotation marks | in entry 1'],
  ],
  [
    'a misspelt true',
    '{"a": ture}',
    ['OF015 this number or text is written in a way that cannot be read | at ture | did you mean true? | in a'],
  ],
  [
    'a misspelt false',
    '{"a": flase}',
    ['OF015 this number or text is written in a way that cannot be read | at flase | did you mean false? | in a'],
  ],
  [
    'a misspelt null',
    '{"a": nul}',
    ['OF015 this number or text is written in a way that cannot be read | at nul | did you mean null? | in a'],
  ],
  [
    'a text without quotation marks',
    '{"a": Hello there , "b": 1}',
    ['OF006 texts and names stand in double quotation marks | at Hello there | put this in quotation marks | in a'],
  ],
  [
    'a text without quotation marks at the end of a line',
    '{"a": Hello there  \n}',
    ['OF006 texts and names stand in double quotation marks | at Hello there | put this in quotation marks | in a'],
  ],
  [
    'a text in single quotation marks',
    '{"a": \'b \\\'c\\\' "d" \\"e\\"\'}',
    [
      'OF006 texts and names stand in double quotation marks | at \'b \\\'c\\\' "d" \\"e\\"\' | use " here | in a; certain',
    ],
  ],
  [
    'a name in single quotation marks',
    "{'a': 1}",
    ["OF006 texts and names stand in double quotation marks | at 'a' | use \" here | in a; certain"],
  ],
  [
    'a text in backquotes',
    '{"a": `b`}',
    ['OF006 texts and names stand in double quotation marks | at `b` | use " here | in a; certain'],
  ],
  [
    'a text in typographic marks',
    '{"a": “b”}',
    ['OF006 texts and names stand in double quotation marks | at “b” | use " here | in a; certain'],
  ],
  [
    'a text in low and high marks',
    '{"a": „b“}',
    ['OF006 texts and names stand in double quotation marks | at „b“ | use " here | in a; certain'],
  ],
  [
    'a text in single typographic marks',
    '{"a": ‘b’, "c": ’d’}',
    [
      'OF006 texts and names stand in double quotation marks | at ‘b’ | use " here | in a; certain',
      'OF006 texts and names stand in double quotation marks | at ’d’ | use " here | in c; certain',
    ],
  ],
  [
    'a text in angle marks',
    '{"a": «b», "c": «»}',
    [
      'OF006 texts and names stand in double quotation marks | at «b» | use " here | in a; certain',
      'OF006 texts and names stand in double quotation marks | at «» | use " here | in c; certain',
    ],
  ],
  [
    'an empty text in single marks',
    '{"a": \'\'}',
    ["OF006 texts and names stand in double quotation marks | at '' | use \" here | in a; certain"],
  ],
  [
    'an apostrophe in a text in single marks',
    "{\"a\": 'it's'}",
    ['OF006 texts and names stand in double quotation marks | at \' | write " here | in a'],
  ],
  [
    'a text in single marks that something follows',
    '{"a": \'b\' c}',
    ['OF006 texts and names stand in double quotation marks | at \' | write " here | in a'],
  ],
  [
    'a text in single marks at the end',
    '{"a": \'b\'',
    [
      'OF007 a bracket is not closed | at { | its } is missing',
      "OF006 texts and names stand in double quotation marks | at 'b' | use \" here | in a; certain",
    ],
  ],
  [
    'a single mark that opens nothing',
    '{"a": \'b}',
    ['OF006 texts and names stand in double quotation marks | at \' | write " here | in a'],
  ],
  [
    'a typographic mark that opens nothing',
    '{"a": “b}',
    ['OF006 texts and names stand in double quotation marks | at “ | write " here | in a'],
  ],
  [
    'a backquote that opens nothing',
    '{"a": `b\n}',
    ['OF006 texts and names stand in double quotation marks | at ` | write " here | in a'],
  ],
  [
    'an angle mark that opens nothing',
    '{"a": «b}',
    ['OF006 texts and names stand in double quotation marks | at « | write " here | in a'],
  ],
  [
    'an equals sign',
    '{"a" = 1}',
    ['OF009 a colon is missing | at = | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'an arrow',
    '{"a" => 1}',
    ['OF009 a colon is missing | at => | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'a value without a colon',
    '{"a" 1}',
    ['OF009 a colon is missing | at 1 | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'an object without a colon',
    '{"a" {}}',
    ['OF009 a colon is missing | at { | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'a list without a colon',
    '{"a" [1]}',
    ['OF009 a colon is missing | at [ | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'a text without a colon',
    '{"a" "b"}',
    ['OF009 a colon is missing | at "b" | a colon stands between a name and its value | in a; certain'],
  ],
  [
    'names without quotation marks',
    '{a: 1, b-c: 2, $d_1: 3, é: 4}',
    [
      'OF006 texts and names stand in double quotation marks | at a | write "a" | in a; certain',
      'OF006 texts and names stand in double quotation marks | at b-c | write "b-c" | in b-c; certain',
      'OF006 texts and names stand in double quotation marks | at $d_1 | write "$d_1" | in $d_1; certain',
      'OF006 texts and names stand in double quotation marks | at é | write "é" | in "é"; certain',
    ],
  ],
  [
    'a name with a dot without quotation marks',
    '{a.b: 1}',
    ['OF006 texts and names stand in double quotation marks | at a.b | put this in quotation marks'],
  ],
  [
    'no comma between two settings',
    '{"a": 1 "b": 2}',
    ['OF002 a comma is missing | at   | add a comma here | in a; certain'],
  ],
  [
    'no comma between two settings that touch',
    '{"a": "b""c": 2}',
    ['OF002 a comma is missing | at " | add a comma here | in a; certain'],
  ],
  [
    'no comma between two texts',
    '["a" "b"]',
    ['OF002 a comma is missing | at   | add a comma here | in entry 1; certain'],
  ],
  [
    'no comma between two texts that touch',
    '["a""b"]',
    ['OF002 a comma is missing | at " | a comma stands between two entries | in entry 1'],
  ],
  [
    'no comma between two objects',
    '[{} {}]',
    ['OF002 a comma is missing | at   | add a comma here | in entry 1; certain'],
  ],
  [
    'no comma between two lists',
    '[[] []]',
    ['OF002 a comma is missing | at   | add a comma here | in entry 1; certain'],
  ],
  [
    'no comma between two lines with names in single marks',
    '{"a": 1\n\'b\': 2}',
    [
      'OF002 a comma is missing | at … | add a comma here | in a; certain',
      "OF006 texts and names stand in double quotation marks | at 'b' | use \" here | in b; certain",
    ],
  ],
  [
    'a non-breaking blank',
    '{"a":\u00a0\u00a01}',
    [
      'OF008 this cannot stand here | at \u00a0\u00a0 | write a plain blank: this is U+00A0, which only looks like one | in a; certain',
    ],
  ],
  [
    'a mark of the byte order in the middle',
    '{"a":\ufeff1}',
    ['OF008 this cannot stand here | at \ufeff | delete it: an invisible mark, U+FEFF | in a; certain'],
  ],
  [
    'a blank of another kind and a comma too many',
    '{"a": 1,\u00a0}',
    [
      'OF001 there is a comma too many | at , | delete it: the last entry before } has no comma after it | in a; certain',
      'OF008 this cannot stand here | at \u00a0 | write a plain blank: this is U+00A0, which only looks like one | in a; certain',
    ],
  ],
  [
    'commas only',
    '{"a": [,,]}',
    [
      'OF001 there is a comma too many | at , | delete it: nothing stands before it | in a 1; certain',
      'OF001 there is a comma too many | at , | delete it: nothing stands before it | in a 1; certain',
    ],
  ],
  [
    'a comma before the first entry',
    '{, "a": 1}',
    ['OF001 there is a comma too many | at , | delete it: nothing stands before it; certain'],
  ],
  ['a comma before the site', ', {}', ['OF008 this cannot stand here | at , | a site begins with {']],
  [
    'a comma after the site',
    '{},',
    ['OF008 this cannot stand here | at , | the site ends before this: delete the rest'],
  ],
  ['nothing', '', ['OF014 the file is empty | at  | a site begins with { "version": 1, … }']],
  ['blanks', ' \n ', ['OF014 the file is empty | at   | a site begins with { "version": 1, … }']],
  [
    'a comment only',
    '// mine',
    ['OF005 a comment cannot stand here | at // mine | JSON has no comments: delete it, or keep it elsewhere'],
  ],
  ['a word only', 'a', ['OF008 this cannot stand here | at a | a site begins with {']],
  [
    'a text only that does not end',
    '"a',
    ['OF004 a quotation mark is missing | at "a | add " where this text ends; a line break inside it is written \\n'],
  ],
  ['a bracket that closes only', '}', ['OF008 this cannot stand here | at } | a site begins with {']],
  [
    'a name written twice in a list of objects',
    '{"a": [1, {"b": [2, {}], "b" : 1}]}',
    [
      'OF003 "b" is written twice in this a | at "b" | delete one of the two; only this one would be kept | in a 2 \u2192 b',
    ],
  ],
  [
    'a name written twice at the top of a list',
    '[{"a": 1, "a": 2}]',
    [
      'OF003 "a" is written twice in this entry | at "a" | delete one of the two; only this one would be kept | in entry 1 \u2192 a',
    ],
  ],
  [
    'a name written twice, with a quotation mark and a backslash in it',
    '{"a\\"\\\\": 1, "a\\"\\\\"\n: 2}',
    [
      'OF003 "a\\"\\\\" is written twice in this file | at "a\\"\\\\" | delete one of the two; only this one would be kept | in "a\\"\\\\"',
    ],
  ],
  [
    'a text that begins like a word of JSON',
    '{"a": True story}',
    ['OF006 texts and names stand in double quotation marks | at True story | put this in quotation marks | in a'],
  ],
  [
    'a True before a comment',
    '{"a": True // x\n}',
    [
      'OF015 this number or text is written in a way that cannot be read | at True | write true | in a; certain',
      'OF005 a comment cannot stand here | at // x | JSON has no comments: delete it, or keep it elsewhere | in a',
    ],
  ],
  [
    'two entries without a comma, of which one is True',
    '[True 1]',
    ['OF006 texts and names stand in double quotation marks | at True 1 | put this in quotation marks | in entry 1'],
  ],
  [
    'a telephone number with a plus and letters',
    '{"a": +216 00}',
    ['OF006 texts and names stand in double quotation marks | at +216 00 | put this in quotation marks | in a'],
  ],
])('tells of %s', (_, text, told) => {
  const { diagnostics } = compileSite(text);
  const complaints = complaintsOf(text).map((complaint, index) => {
    const { path, fix } = diagnostics[index] ?? {};
    return `${complaint}${path ? ` | in ${path}` : ''}${fix?.certain ? '; certain' : ''}`;
  });
  expect(complaints).toEqual(told);
});
