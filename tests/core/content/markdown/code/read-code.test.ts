import { describe, expect, test } from 'vitest';
import { codeText } from '../../../../../src/core/article/block-content.ts';
import { readCode } from '../../../../../src/core/content/markdown/code/read-code.ts';

const code = 'a\nb\n\nd\ne';
const markedIn = (info: string) =>
  readCode(info, code).block.lines.flatMap(({ marked }, index) => (marked ? [index + 1] : []));

test('keeps code unchanged, line by line', () => {
  const { block } = readCode('', code);
  expect(block).toEqual({
    kind: 'code',
    lines: [{ pieces: ['a'] }, { pieces: ['b'] }, { pieces: [] }, { pieces: ['d'] }, { pieces: ['e'] }],
  });
  expect(codeText(block)).toBe(code);
});

test('reads the language, the marked lines and the file name in any order', () => {
  expect(readCode('ts {2,4-5} title="src/my file.ts"', code)).toEqual({
    block: {
      kind: 'code',
      language: 'TypeScript',
      file: 'src/my file.ts',
      lines: [
        { pieces: ['a'] },
        { pieces: ['b'], marked: true },
        { pieces: [] },
        { pieces: ['d'], marked: true },
        { pieces: ['e'], marked: true },
      ],
    },
    problems: [],
  });
  expect(readCode("title='x.ts'{1}", code).block).toMatchObject({ file: 'x.ts' });
  expect(readCode('ts title=x.ts', code).block).toMatchObject({ file: 'x.ts', language: 'TypeScript' });
});

test.each([
  ['js {2}', [2]],
  ['js{1,3}', [1, 3]],
  ['{2 - 4, 1}', [1, 2, 3, 4]],
  ['js', []],
])('marks the lines of %s', (info, lines) => {
  expect([markedIn(info), readCode(info, code).problems]).toEqual([lines, []]);
});

test('marks a hundred thousand lines a hundred thousand times without delay', () => {
  const many = 100_000;
  const { block } = readCode(`{${`1-${many},`.repeat(many)}1}`, '\n'.repeat(many - 1));
  expect(block.lines.every(({ marked }) => marked)).toBe(true);
});

test.each(['text', 'TXT', 'plaintext', ''])('has no language for "%s", and reports no problem', (word) => {
  const { block, problems } = readCode(word, code);
  expect([block.language, problems]).toEqual([undefined, []]);
});

describe('reports', () => {
  test('an unknown language, and shows its name', () => {
    const { block, problems } = readCode('javscript', code);
    expect(problems).toEqual([{ kind: 'language', start: 0, found: 'javscript', suggestion: 'javascript' }]);
    expect(block.language).toBe('javscript');
    expect(readCode('zzzzzzzz', code).problems).toEqual([{ kind: 'language', start: 0, found: 'zzzzzzzz' }]);
  });

  test.each(['{6}', '{0}', '{3-2}', '{a}', '{1,}', '{}', '{4-9}'])("marked lines that don't exist: %s", (found) => {
    expect(readCode(`js ${found}`, code).problems).toEqual([{ kind: 'lines', start: 3, found }]);
  });

  test.each(['showLineNumbers', '{2', 'title='])('unknown settings after a fence: %s', (found) => {
    const { problems } = readCode(`js ${found}`, code);
    expect(problems[0]).toMatchObject({ kind: 'setting', start: 3 });
  });
});

test.each(['{9}', 'x:y', '\\!', '%'])('reports at most 20 unknown settings after a fence: %s', (setting) => {
  const { problems } = readCode(`js ${`${setting} `.repeat(10_000)}`, 'a');
  expect(problems.length).toBe(20);
});
