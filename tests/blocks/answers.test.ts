import { describe, expect, test } from 'vitest';
import { errorsIn, wordsIn } from '../../src/blocks/form/answers.ts';
import { clock, secondsOf } from '../../src/blocks/form/retry-after.ts';

const sent = new Map([
  ['name', 'Amina'],
  ['email', 'amina@'],
  ['message', 'Hello'],
]);
const complaint = { email: 'no such host' };

describe('the complaints of a server', () => {
  test.each<[string, unknown, object]>([
    ['a list', { errors: [{ field: 'email', message: 'no such host' }] }, complaint],
    [
      'a list with codes',
      { errors: [{ code: 'TYPE', field: 'email', message: 'no such host' }], error: 'x' },
      complaint,
    ],
    ['names', { errors: { email: 'no such host' } }, complaint],
    ['names with lists', { message: 'Invalid.', errors: { email: ['no such host', 'x'] } }, complaint],
    ['bare names', { email: 'no such host' }, complaint],
    ['bare names with lists', { message: ['too short'] }, { message: 'too short' }],
    ['the way to each', { detail: [{ loc: ['body', 'email'], msg: 'no such host' }] }, complaint],
    ['pointers', { errors: [{ source: { pointer: '/data/email' }, title: 'no such host' }] }, complaint],
    ['problem details', { 'invalid-params': [{ name: 'email', reason: 'no such host' }] }, complaint],
    ['a field that is called message', { errors: { message: 'too short' } }, { message: 'too short' }],
    ['the whole', { message: 'no such form', name: 'ValidationError' }, {}],
    ['what was sent, said again', { error: 'no', data: { email: 'amina@', message: 'Hello' } }, {}],
    ['a field that there is not', { errors: { phone: 'missing' } }, {}],
    ['nothing', null, {}],
    ['a text', 'email', {}],
    ['names that objects have', JSON.parse('{"__proto__": "x", "constructor": "y"}'), {}],
  ])('are found in %s', (_, said, found) => {
    expect(Object.fromEntries(errorsIn(said, sent))).toEqual(found);
  });

  test('are looked for no deeper than they are written', () => {
    let deep: object = { email: 'no such host' };
    for (let depth = 0; depth < 10_000; depth++) deep = [deep];
    expect(errorsIn(deep, sent).size).toBe(0);
  });
});

test.each([
  [{ message: 'no such\n form' }, 'no such form'],
  [{ error: { message: 'no such form' } }, 'no such form'],
  [{ success: false, body: { message: 'no such form' } }, 'no such form'],
  [{ errors: ['no such form'] }, 'no such form'],
  [{ error: 'a'.repeat(1000) }, 'a'.repeat(300)],
  [{ message: 12 }, ''],
  [null, ''],
])('reads the words of %j', (said, words) => {
  expect(wordsIn(said)).toBe(words);
});

test('reads the pause that a server wants, in seconds or as a date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const asked = [
    '7',
    ' 120 ',
    'Sat, 21 Nov 2026 12:01:30 GMT',
    'Sat, 21 Nov 2026 11:00:00 GMT',
    '0',
    '999999999',
    'soon',
    '',
    null,
  ];
  expect(asked.map((header) => clock(secondsOf(header, now)))).toEqual([
    '0:07',
    '2:00',
    '1:30',
    '0:01',
    '0:01',
    '24:00:00',
    '0:30',
    '0:30',
    '0:30',
  ]);
});
