import { expect, test } from 'vitest';
import { findDraftNotes, linesOfCode } from '../../../../src/core/checks/text/draft-notes.ts';

test.each([
  ['Director (TODO ask Tom if this is ok)', ['TODO ask Tom if this is ok']],
  ['I lead six people. TODO: say since when. And more.', ['TODO: say since when']],
  ['I draw. FIXME – the year', ['FIXME – the year']],
  ['I draw gardens TODO add the year', ['TODO add the year']],
  ['Price: TODO', ['TODO']],
  ['The date is TBD, and the place too', ['TBD']],
  ['I planted XXX trees, by XXXX people', ['XXXX']],
  ['Gardens [XXX] and (FIXME)', ['XXX', 'FIXME']],
  ['Ghent (to be checked) and Antwerp (ask Tom)', ['to be checked', 'ask Tom']],
  ['Ghent (to be confirmed?)', ['to be confirmed?']],
  ['Ghent (??), since 20??', ['??', '20??']],
  ['2019 – ??', ['??']],
  ['Head of design, ask Tom if ok', ['ask Tom if ok']],
  ['Head of design (ask Tom if this is ok)', ['ask Tom if this is ok']],
  ['TODO: ask Tom if this is ok', ['TODO: ask Tom if this is ok']],
])('finds the notes in %j', (text, notes) => {
  const found = findDraftNotes(text);
  expect(found.map(({ 0: part }) => part)).toEqual(notes);
  for (const { index, 0: part } of found) expect(text.slice(index, index + part.length)).toBe(part);
});

test.each([
  'A TODO app in React (TODO list), and TODO comments',
  'Escribo todo: todo lo que veo',
  'It finds every `TODO: later` and ``FIXME add`` of a program',
  '```\n// TODO: later\n```',
  'https://example.com/TODO',
  '/TODO',
  'Louis XXX, and the XXX Olympiad',
  'FIXMEd, TODOIST and XXXL',
  'Really?? Quoi ??',
  'a ?? b',
  'Come and ask me (ask me anything), (Ask Me)',
  'It wants to be checked',
  `${'a '.repeat(3000)} TODO: more`,
])('finds no notes in %j', (text) => {
  expect(findDraftNotes(text)).toEqual([]);
});

test('finds the lines of a long text that are code', () => {
  const lines = ['One', '```js', '// TODO: later', '~~~', '```', 'Two', '  ~~~', 'a', '~~~', 5];
  expect([...linesOfCode(lines)]).toEqual([1, 2, 3, 4, 6, 7, 8]);
});
