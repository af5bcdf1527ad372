import { expect, test } from 'vitest';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { builtInLanguage, labelsIn } from '../../../../src/core/i18n/labels/labels-in.ts';
import { formatPeriod } from '../../../../src/core/text/dates-and-periods.ts';
import { loadLabels } from '../../../../src/node/load/load-labels.ts';
import { compileSite, siteWith, textHost } from '../../../support/sites/site.ts';

const form = { type: 'form', fields: [{ name: 'message', label: 'Message', type: 'textarea' }] };
const resolved = (more: object) => compileSite({ ...siteWith(form), ...more }).site;

test.each([
  ['en', 'Oct. 2016 to present'],
  ['fr', 'oct. 2016 – aujourd’hui'],
  ['ar', 'من أكتوبر 2016 حتى الآن'],
  ['de', 'Okt. 2016 bis heute'],
])('formats an ongoing period in %s: %s', (language, text) => {
  expect(formatPeriod({ start: '2016-10' }, { language }, labelsIn(language, textHost))).toBe(text);
});

test.each([
  ['fr-CH', 'fr'],
  ['ar-TN', 'ar'],
  ['de-Latn-AT', 'de'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['pt', 'pt'],
  ['pt-AO', 'pt'],
  ['pt-Latn-BR', 'pt-BR'],
  ['sr-ME', 'sr-Latn'],
  ['sr-RS', 'sr'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['iw', 'he'],
  ['hi-Latn', undefined],
  ['ms-Arab', undefined],
  ['fa-AF', 'fa'],
  ['en-AU', 'en'],
  ['tlh', undefined],
  ['not a tag', undefined],
])('the built-in labels for %s are those of %s', (tag, labels) => {
  expect(builtInLanguage(tag)).toBe(labels);
});

test('a language without labels has the English ones, except for periods', () => {
  expect(labelsIn('tlh', textHost)).toEqual({ ...en, period: '{start} – {end}', present: '' });
  expect(labelsIn('fr', {})).toEqual(labelsIn('tlh', textHost));
});

test('a site has the labels of its language, except those that it sets', () => {
  const site = resolved({ language: 'fr-CH', labels: { menu: 'Carte' } });
  expect(site?.labels).toMatchObject({ menu: 'Carte', home: 'Retour à l’accueil' });
  expect(site?.notFound).toMatchObject({ title: 'Page introuvable', action: { label: 'Retour à l’accueil' } });
  expect(site?.pages[0]?.blocks[0]).toMatchObject({ submit: 'Envoyer le message' });
});

test('a form has the button label of its owner, and page data omits the default English one', () => {
  const submits = (language: string, more = {}) => {
    const [block] = compileSite({ ...siteWith({ ...form, ...more }), language }).site?.pages[0]?.blocks ?? [];
    return block && 'submit' in block ? block.submit : undefined;
  };
  expect(submits('de', { submit: 'Ab damit' })).toBe('Ab damit');
  expect(submits('en')).toBeUndefined();
});

test('a period in a language without labels has only dates', () => {
  const periodUntil = (end?: string) =>
    formatPeriod({ start: '2016-10', end }, { language: 'ja' }, labelsIn('tlh', textHost));
  expect([periodUntil('2020-02'), periodUntil()]).toEqual(['2016年10月 – 2020年2月', '2016年10月 –']);
});

test.each([
  ['en', undefined],
  ['fr', undefined],
  ['ja', '。'],
  ['th', ''],
])('messages of a form in %s end their sentences with %j', async (language, end) => {
  await loadLabels([language]);
  const [block] = compileSite({ ...siteWith(form), language }).site?.pages[0]?.blocks ?? [];
  expect(block && 'sentenceEnd' in block ? block.sentenceEnd : undefined).toBe(end);
});
