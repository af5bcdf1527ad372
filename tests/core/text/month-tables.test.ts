import { describe, expect, test } from 'vitest';
import { formatPeriod } from '../../../src/core/text/dates-and-periods.ts';
import { calendarOf, monthNameTags } from '../../../src/core/text/month-names.ts';

const read = (language: string) =>
  formatPeriod({ start: '2020-08', end: '2021-01' }, { language }, { present: '…', period: '{start} – {end}' });

test('formats a period in every language that has a table', () => {
  expect(Object.fromEntries(monthNameTags.map((tag) => [tag, read(tag)]))).toMatchInlineSnapshot(`
    {
      "ar": "أغسطس 2020 – يناير 2021",
      "ar-dz": "أوت 2020 – جانفي 2021",
      "ar-iq": "آب 2020 – كانون الثاني 2021",
      "ar-jo": "آب 2020 – كانون الثاني 2021",
      "ar-lb": "آب 2020 – كانون الثاني 2021",
      "ar-ma": "غشت 2020 – يناير 2021",
      "ar-mr": "أغشت 2020 – يناير 2021",
      "ar-ps": "آب 2020 – كانون الثاني 2021",
      "ar-sy": "آب 2020 – كانون الثاني 2021",
      "ar-tn": "أوت 2020 – جانفي 2021",
      "bg": "август 2020 г. – януари 2021 г.",
      "bn": "আগ 2020 – জানু 2021",
      "ca": "ag. del 2020 – gen. del 2021",
      "cs": "srpen 2020 – leden 2021",
      "da": "aug. 2020 – jan. 2021",
      "de": "Aug. 2020 – Jan. 2021",
      "de-at": "Aug. 2020 – Jän. 2021",
      "el": "Αυγ 2020 – Ιαν 2021",
      "en": "Aug. 2020 – Jan. 2021",
      "es": "ago. 2020 – ene. 2021",
      "et": "aug 2020 – jaan 2021",
      "fa": "اوت 2020 – ژانویه 2021",
      "fi": "elokuu 2020 – tammikuu 2021",
      "fr": "août 2020 – janv. 2021",
      "he": "אוג׳ 2020 – ינו׳ 2021",
      "hi": "अग॰ 2020 – जन॰ 2021",
      "hr": "kolovoz 2020. – siječanj 2021.",
      "hu": "2020. aug. – 2021. jan.",
      "id": "Agu 2020 – Jan 2021",
      "it": "ago. 2020 – gen. 2021",
      "ja": "2020年8月 – 2021年1月",
      "ko": "2020년 8월 – 2021년 1월",
      "lt": "2020 m. rugpjūtis – 2021 m. sausis",
      "lv": "2020. g. aug. – 2021. g. janv.",
      "nb": "aug. 2020 – jan. 2021",
      "nl": "aug. 2020 – jan. 2021",
      "nn": "aug. 2020 – jan. 2021",
      "no": "aug. 2020 – jan. 2021",
      "pl": "sie 2020 – sty 2021",
      "pt": "ago. 2020 – jan. 2021",
      "ro": "aug. 2020 – ian. 2021",
      "ru": "авг. 2020 г. – янв. 2021 г.",
      "sk": "august 2020 – január 2021",
      "sl": "avg. 2020 – jan. 2021",
      "sr": "авг 2020. – јан 2021.",
      "sr-latn": "avg 2020. – jan 2021.",
      "sv": "aug. 2020 – jan. 2021",
      "th": "ส.ค. 2020 – ม.ค. 2021",
      "tr": "Ağu 2020 – Oca 2021",
      "uk": "серп. 2020 р. – січ. 2021 р.",
      "ur": "اگست 2020 – جنوری 2021",
      "vi": "tháng 8 năm 2020 – tháng 1 năm 2021",
      "zh": "2020年8月 – 2021年1月",
      "zh-hant": "2020年8月 – 2021年1月",
    }
  `);
});

test('has forty languages with twelve month names each', () => {
  const languages = new Set(monthNameTags.map((tag) => tag.replace(/-.*|^n[no]$/, '')));
  expect([...languages].filter((tag) => tag !== '')).toHaveLength(40);
  for (const tag of monthNameTags) {
    const { months, short } = calendarOf(tag);
    expect([new Set(months).size, new Set(short).size]).toEqual([12, 12]);
  }
});

describe('respects the region and the script of a tag', () => {
  test.each([
    ['ar', 'أغسطس 2020 – يناير 2021'],
    ['ar-EG', 'أغسطس 2020 – يناير 2021'],
    ['ar-TN', 'أوت 2020 – جانفي 2021'],
    ['ar-DZ', 'أوت 2020 – جانفي 2021'],
    ['ar-Arab-TN', 'أوت 2020 – جانفي 2021'],
    ['ar-SY', 'آب 2020 – كانون الثاني 2021'],
    ['ar-IQ', 'آب 2020 – كانون الثاني 2021'],
    ['ar-MA', 'غشت 2020 – يناير 2021'],
    ['de-CH', 'Aug. 2020 – Jan. 2021'],
    ['de-AT', 'Aug. 2020 – Jän. 2021'],
    ['zh-Hant-TW', '2020年8月 – 2021年1月'],
    ['sr-Latn-RS', 'avg 2020. – jan 2021.'],
    ['sr-Cyrl', 'авг 2020. – јан 2021.'],
  ])('%s', (tag, period) => {
    expect(read(tag)).toBe(period);
  });
});

test('treats a tag with the usual script of its language like the tag without it', () => {
  expect([read('de-Latn'), read('ar-Arab-TN'), read('de-Latn-AT')]).toEqual([read('de'), read('ar-TN'), read('de-AT')]);
});

test('uses Intl for a language in another script than the usual one', () => {
  expect(read('hi-Latn')).toBe('Aug 2020 – Jan 2021');
});
