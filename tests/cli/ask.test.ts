import { expect, test } from 'vitest';
import { askWhich } from '../../src/cli/new/ask.ts';
import type { Terminal } from '../../src/cli/new/terminal.ts';

const typing = (...answers: string[]): Terminal => ({
  say: () => {},
  ask: async () => answers.shift() ?? '',
  close: () => {},
});

test.each([
  ['2', 'Work/site.json'],
  ['Work/site.json', 'Work/site.json'],
  ['work/SITE.json', 'Work/site.json'],
  ['begin a new site', 'new'],
  ['', 'art/site.json'],
])('accepts "%s" as a choice, ignoring case', async (answer, chosen) => {
  const choices = { 'art/site.json': 'show art', 'Work/site.json': 'show work', new: 'Begin a new site' };
  expect(await askWhich(typing('4', answer), 'Which?', choices)).toBe(chosen);
});

test('accepts an empty answer as the usual choice', async () => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return '';
  };
  expect(await askWhich({ ...typing(), ask }, 'Which?', { a: 'First', b: 'Second', c: 'Third' }, 'b')).toBe('b');
  expect(asked).toEqual(['Enter a number (2): ']);
});
