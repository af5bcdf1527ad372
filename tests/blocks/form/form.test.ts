import { describe, expect, test } from 'vitest';
import { sendingLabels } from '../../../schema/labels.ts';
import { inSentences } from '../../../src/blocks/form/in-sentences.ts';
import { clock, errorsIn, secondsOf, textOfAnswer } from '../../../src/blocks/form/response-errors.ts';
import { blocksOf, compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

describe('a field', () => {
  test.each([
    ['text', 'given-name', 'given-name'],
    ['text', 'email', 'email'],
    ['email', 'email', 'email'],
    ['email', 'off', 'off'],
    ['email', 'given-name', undefined],
    ['tel', 'tel', 'tel'],
    ['tel', 'off', 'off'],
    ['tel', 'email', undefined],
    ['textarea', undefined, undefined],
    ['email', undefined, undefined],
  ])('of type %s with autocomplete %s has the autocomplete attribute %s', (type, autocomplete, attribute) => {
    const field = { type, name: 'x', label: 'X', required: true, ...(autocomplete && { autocomplete }) };
    const form = { ...exampleOf('form'), id: 'f', fields: [field] };
    const block = blocksOf(siteWith(hero(), form))[1];
    const expected = { type, name: 'x', label: 'X', required: true, ...(attribute && { autocomplete: attribute }) };
    expect(block?.type === 'form' && block.fields).toStrictEqual([expected]);
  });
});

test('includes the labels for sending only in forms that send', () => {
  const form = (more: object) => ({ ...exampleOf('form'), send: undefined, ...more });
  const [, sending, mailing] = blocksOf(
    siteWith(hero(), form({ id: 'f', send: { endpoint: '/x' } }), form({ id: 'g', send: undefined })),
  );
  const labels = sending?.type === 'form' ? sending.labels : undefined;
  expect(Object.keys(labels ?? {})).toEqual([...sendingLabels]);
  expect(labels?.sent).toBe('Message sent');
  expect(mailing && 'words' in mailing).toBe(false);
  expect(mailing && '0' in mailing).toBe(false);
});

test('keeps braces in the URL of a form service', () => {
  const form = { ...exampleOf('form'), id: 'f', send: { endpoint: '/x?{name}' } };
  expect(blocksOf(siteWith(hero(), form))[1]).toMatchObject({ send: { endpoint: '/x?{name}' } });
});

test.each([
  ['/form.html', '/portfolio/form.html'],
  ['/portfolio/api/contact', '/portfolio/api/contact'],
  ['https://example.com/', 'https://example.com/'],
])('a form of a site below /portfolio/ that sends to %s posts to %s', (endpoint, posted) => {
  const site = siteWith(hero(), { ...exampleOf('form'), id: 'f', send: { endpoint } });
  const hasFile = (file: string) => file === '/form.html';
  const formBelow = (url: string) => blocksOf(site, { url, hasFile })[1];
  expect(formBelow('https://example.org/portfolio/')).toMatchObject({ send: { endpoint: posted } });
  expect(formBelow('https://example.org/')).toMatchObject({ send: { endpoint } });
});

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

const { links: _, actions: __, ...form } = exampleOf('form');
const card = { label: 'Save contact', href: '/contact.vcf', icon: 'download' };

function actionsOf(more: object, outputs: object = { contact: true }, language = 'en') {
  const { paginated, diagnostics } = compileSite({ ...siteWith({ ...form, ...more }), language, outputs });
  expect(diagnostics).toEqual([]);
  const [block] = paginated?.pages[0]?.blocks ?? [];
  return (block as { actions?: object[] }).actions;
}

test('a form has a button that saves the contact card, after the other buttons', () => {
  const call = { label: 'Call me', href: 'mailto:amina@example.com' };
  expect(actionsOf({})).toEqual([card]);
  expect(actionsOf({ actions: [call] })).toEqual([call, card]);
  expect(actionsOf({}, { contact: true }, 'fr')).toEqual([{ ...card, label: 'Enregistrer le contact' }]);
});

test('a form has no button without a contact card, or if the owner has a link to it', () => {
  expect(actionsOf({}, {})).toBeUndefined();
  const customLink = { label: 'My card', href: '/contact.vcf' };
  expect(actionsOf({ actions: [customLink] })).toEqual([customLink]);
  expect(actionsOf({ links: [{ ...customLink, icon: 'mail' }] })).toBeUndefined();
  expect(
    actionsOf({ contacts: [{ label: 'Card', value: 'Save', href: '/contact.vcf', icon: 'mail' }] }),
  ).toBeUndefined();
});

test.each([
  [
    ['Message not sent', 'You’re offline', 'It is still there.'],
    '.',
    'Message not sent. You’re offline. It is still there.',
  ],
  [['送信されませんでした', 'オフラインです', ''], '。', '送信されませんでした。オフラインです。'],
  [['भेजा नहीं गया', 'ऑफ़लाइन हैं'], '।', 'भेजा नहीं गया। ऑफ़लाइन हैं।'],
  [['ส่งแล้ว', 'ขอบคุณ'], '', 'ส่งแล้ว ขอบคุณ'],
  [['Sent!', 'Thanks'], '.', 'Sent! Thanks.'],
])('joins %j with the full stop of their language', (texts, end, paragraph) => {
  expect(inSentences(texts, end)).toBe(paragraph);
});
