import { describe, expect, test } from 'vitest';
import { sendingLabels } from '../../../schema/labels.ts';
import { blocksOf, exampleOf, siteWith } from '../../support/sites/site.ts';

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
