import { expect, test } from 'vitest';
import { type Code, severityOf } from '../../src/core/diagnostics/diagnostic.ts';
import type { Compiled } from '../../src/core/pipeline.ts';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { Locator } from '../../src/core/source/locate.ts';
import { applyFixes } from '../support/apply-fixes.ts';
import { fixedOnce } from '../support/fixed-once.ts';

test('applies edits in any order, and changes nothing else', () => {
  const edits = [
    { offset: 6, length: 0, text: '!' },
    { offset: 0, length: 1, text: 'A' },
    { offset: 3, length: 2, text: '' },
  ];
  expect([edits, edits.toReversed()].map((each) => applyEdits('abcdef', each))).toEqual(['Abcf!', 'Abcf!']);
  expect(applyEdits('abc', [])).toBe('abc');
});

type Fix = [start: number, end: number, text: string];

/* A compilation of a one-line text with these diagnostics: the code of each, and the edits of its certain fix. */
function compiled(text: string, ...found: [code: Code, ...fixes: Fix[]][]): Compiled {
  const diagnostics = found.map(([code, ...fixes]) => {
    const edits = fixes.map(([start, end, text]) => ({
      ...{ line: 1, column: start + 1, endLine: 1, endColumn: end + 1 },
      text,
    }));
    const fix = fixes.length === 0 ? null : { text: '', certain: true, edits };
    return { code, message: `found in ${text}`, pointer: '', severity: severityOf(code), fix };
  });
  return { stage: 'json', site: null, diagnostics, locator: new Locator(text) } as unknown as Compiled;
}

test.each([
  [
    'each of two fixes',
    [
      ['OF001', [0, 1, 'A']],
      ['OF001', [2, 3, 'C']],
    ],
    'AbCdef',
  ],
  [
    'the first of two fixes that overlap',
    [
      ['OF001', [0, 3, 'A']],
      ['OF001', [2, 4, 'C']],
    ],
    'Adef',
  ],
  [
    'the first of two fixes at one position',
    [
      ['OF001', [1, 1, '+']],
      ['OF001', [1, 2, 'B']],
    ],
    'a+bcdef',
  ],
  [
    'the first of two fixes if the second starts before it',
    [
      ['OF001', [2, 3, 'C']],
      ['OF001', [0, 1, 'A']],
    ],
    'abCdef',
  ],
  [
    'two fixes that touch',
    [
      ['OF001', [0, 2, 'A']],
      ['OF001', [2, 4, 'C']],
    ],
    'ACef',
  ],
  [
    'no edit of a fix that starts before the one applied',
    [
      ['OF001', [1, 2, 'B']],
      ['OF001', [0, 1, 'A'], [4, 5, 'E']],
    ],
    'aBcdef',
  ],
  [
    'all edits of a fix, and none between them',
    [
      ['OF001', [0, 1, 'A'], [2, 3, 'C']],
      ['OF001', [1, 2, 'B']],
      ['OF001', [4, 5, 'E']],
    ],
    'AbCdEf',
  ],
  ['nothing if no fix is certain', [['OF001']], 'abcdef'],
] as [string, [Code, ...Fix[]][], string][])('applies in one round %s', (_, found, text) => {
  expect(fixedOnce(compiled('abcdef', ...found))).toBe(text);
});

test.each<[Compiled['stage'], Code[], Compiled['stage'], Code[], boolean]>([
  ['json', ['OF001'], 'json', ['OF001'], false],
  ['json', ['OF001'], 'names', ['OF003', 'OF003'], true],
  ['json', ['OF001'], 'text', ['OF010'], false],
  ['names', ['OF003'], 'limits', ['OF012', 'OF012'], true],
  ['names', ['OF003'], 'json', ['OF015'], false],
  ['limits', ['OF013'], 'names', ['OF003'], false],
  ['limits', ['OF013'], 'shape', ['OF104', 'OF104'], true],
  ['shape', ['OF104'], 'limits', ['OF017'], false],
  ['shape', ['OF104'], 'meaning', ['OF201', 'OF201'], true],
  ['shape', ['OF104'], 'meaning', ['OF107', 'OF107'], true],
  ['meaning', ['OF201'], 'shape', ['OF104'], false],
  ['meaning', ['OF201'], 'meaning', ['OF201'], false],
  ['meaning', ['OF201', 'OF201'], 'meaning', ['OF210', 'OF201'], true],
  ['meaning', ['OF201'], 'meaning', ['OF210', 'OF201'], false],
  ['meaning', ['OF201'], 'json', ['OF001'], false],
  ['meaning', ['OF201'], 'shape', ['OF901'], false],
  ['meaning', ['OF201'], 'site', ['OF210'], true],
  ['json', ['OF001'], 'site', [], true],
])('replaces a text at "%s" with %j by one at "%s" with %j: %s', (stage, codes, later, then, isBetter) => {
  const before = { ...compiled('a', ...codes.map((each): [Code, Fix] => [each, [0, 1, 'b']])), stage } as Compiled;
  const after = { ...compiled('b', ...then.map((each): [Code] => [each])), stage: later } as Compiled;
  expect(applyFixes(before, () => after)).toBe(isBetter ? after : before);
});

test('stops fixing after twenty rounds, or when a text repeats', () => {
  const texts: string[] = [];
  const grow = (text: string): Compiled => {
    texts.push(text);
    return compiled(text, ['OF001', [0, 0, 'x']]);
  };
  applyFixes(compiled('', ['OF001', [0, 0, 'x']]), grow);
  expect(texts).toHaveLength(20);
  let count = 0;
  const swap = (text: string): Compiled => {
    count++;
    return compiled(text, ['OF001', [0, 1, text === 'a' ? 'b' : 'a']]);
  };
  applyFixes(swap('a'), swap);
  expect(count).toBe(3);
});
