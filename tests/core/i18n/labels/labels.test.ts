import { describe, expect, test } from 'vitest';
import { ar } from '../../../../src/core/i18n/labels/ar.ts';
import { de } from '../../../../src/core/i18n/labels/de.ts';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { fr } from '../../../../src/core/i18n/labels/fr.ts';
import { labelsIn } from '../../../../src/core/i18n/labels/labels-in.ts';
import { formatPeriod } from '../../../../src/core/text/dates.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

const form = { type: 'form', fields: [{ name: 'message', label: 'Message', type: 'textarea' }] };
const resolved = (more: object) => compileSite({ ...siteWith(form), ...more }).site;

describe.each(Object.entries({ fr, ar, de }))('the words in %s', (_, words) => {
  test('have the placeholders of the English ones', () => {
    const placeholders = (table: object) =>
      Object.entries(table).map(([name, text]) => [
        name,
        String(text)
          .match(/\{\w+\}/g)
          ?.sort() ?? [],
      ]);
    expect(Object.fromEntries(placeholders(words))).toEqual(Object.fromEntries(placeholders(en)));
  });

  test('are never empty, and have no blanks at their ends', () => {
    for (const text of Object.values(words)) expect(text).toBe(text.trim() || 'words');
  });
});

test.each(['en', 'fr', 'ar', 'de'])(
  'a count follows a colon, or stands in brackets or before the sign of a unit, so that no plural has to agree with it (%s)',
  (language) => {
    const { more, shown, mend, atLeast, atMost, noAnswer } = labelsIn(language);
    for (const text of [more, shown, mend, atLeast, atMost, noAnswer])
      expect(text).toMatch(/: \{(count|seconds)\}\.?$|\(\{count\}\)$|\{seconds\}\u00a0s /);
  },
);

test('French has a no-break space before a colon, and none of the simple apostrophes', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]|'/);
});

test.each([
  ['en', 'Oct. 2016 to present'],
  ['fr', 'oct. 2016 à aujourd’hui'],
  ['ar', 'من أكتوبر 2016 حتى الآن'],
  ['de', 'Okt. 2016 bis heute'],
])('a period that lasts, in %s: %s', (language, words) => {
  expect(formatPeriod({ start: '2016-10' }, { language }, labelsIn(language))).toBe(words);
});

test('a country and a script change nothing; a language without words has the English ones, but for periods', () => {
  expect(labelsIn('fr-CA')).toBe(fr);
  expect(labelsIn('ar-TN')).toBe(ar);
  expect(labelsIn('de-Latn-AT')).toBe(de);
  expect(labelsIn('pt')).toEqual({ ...en, period: '{start} – {end}', present: '' });
});

test('a site speaks its language, but for the labels that it sets', () => {
  const site = resolved({ language: 'fr-CA', labels: { menu: 'Carte' } });
  expect(site?.labels).toMatchObject({ menu: 'Carte', home: 'Retour à l’accueil' });
  expect(site?.notFound).toMatchObject({ title: 'Page introuvable', action: { label: 'Retour à l’accueil' } });
  expect(site?.pages[0]?.blocks[0]).toMatchObject({ submit: 'Envoyer le message' });
});

test('a form says what its owner wrote on its button; no page carries the English word', () => {
  const submits = (language: string, more = {}) => {
    const [block] = compileSite({ ...siteWith({ ...form, ...more }), language }).site?.pages[0]?.blocks ?? [];
    return block && 'submit' in block ? block.submit : undefined;
  };
  expect(submits('de', { submit: 'Ab damit' })).toBe('Ab damit');
  expect(submits('en')).toBeUndefined();
});

test('a period in a language without words has none', () => {
  const words = (end?: string) => formatPeriod({ start: '2016-10', end }, { language: 'ja' }, labelsIn('ja'));
  expect([words('2020-02'), words()]).toEqual(['2016年10月 – 2020年2月', '2016年10月 –']);
});
