import { describe, expect, test } from 'vitest';
import { clock, errorsIn, secondsOf, textOfAnswer } from '../../../src/blocks/form/answers.ts';

const sent = new Map([
  ['name', 'Amina'],
  ['email', 'amina@'],
  ['message', 'Hello'],
]);
const fieldErrors = { email: 'no such host' };

describe('the field errors of a server', () => {
  test.each<[string, unknown, object]>([
    ['a list', { errors: [{ field: 'email', message: 'no such host' }] }, fieldErrors],
    [
      'a list with codes',
      { errors: [{ code: 'TYPE', field: 'email', message: 'no such host' }], error: 'x' },
      fieldErrors,
    ],
    ['an object', { errors: { email: 'no such host' } }, fieldErrors],
    ['an object with lists', { message: 'Invalid.', errors: { email: ['no such host', 'x'] } }, fieldErrors],
    ['a bare object', { email: 'no such host' }, fieldErrors],
    ['a bare object with lists', { message: ['too short'] }, { message: 'too short' }],
    ['paths to the fields', { detail: [{ loc: ['body', 'email'], msg: 'no such host' }] }, fieldErrors],
    ['pointers', { errors: [{ source: { pointer: '/data/email' }, title: 'no such host' }] }, fieldErrors],
    ['problem details', { 'invalid-params': [{ name: 'email', reason: 'no such host' }] }, fieldErrors],
    ['a field that is called message', { errors: { message: 'too short' } }, { message: 'too short' }],
    ['an error of the whole form', { message: 'no such form', name: 'ValidationError' }, {}],
    ['an echo of the answers', { error: 'no', data: { email: 'amina@', message: 'Hello' } }, {}],
    ['an unknown field', { errors: { phone: 'missing' } }, {}],
    ['null', null, {}],
    ['a text', 'email', {}],
    ['names that every object inherits', JSON.parse('{"__proto__": "x", "constructor": "y"}'), {}],
  ])('are found, if there are any, in %s', (_, body, found) => {
    expect(Object.fromEntries(errorsIn(body, sent))).toEqual(found);
  });

  test('are not searched for in deeply nested answers', () => {
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
])('reads the message of %j', (body, message) => {
  expect(textOfAnswer(body)).toBe(message);
});

test('reads the pause in Retry-After, in seconds or as a date', () => {
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
