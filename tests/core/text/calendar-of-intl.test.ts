import { expect, test } from 'vitest';
import { formatDay, formatMonth } from '../../../src/core/text/month-names.ts';

const read = (language: string) => [formatDay('2016-10-03', language), formatMonth('2016-10', language)];
const languages = 'ja zh-Hans zh-Hant ko ru uk pl el he fa hi bn th ar ar-TN ar-EG ar-SA sv cs tr hu hy mr ne'.split(
  ' ',
);

test('formats dates with the month names and the order of each language', () => {
  expect(Object.fromEntries(languages.map((language) => [language, read(language)]))).toMatchInlineSnapshot(`
    {
      "ar": [
        "3 أكتوبر 2016",
        "أكتوبر 2016",
      ],
      "ar-EG": [
        "3 أكتوبر 2016",
        "أكتوبر 2016",
      ],
      "ar-SA": [
        "3 أكتوبر 2016",
        "أكتوبر 2016",
      ],
      "ar-TN": [
        "3 أكتوبر 2016",
        "أكتوبر 2016",
      ],
      "bn": [
        "3 অক্টোবর, 2016",
        "অক্টো 2016",
      ],
      "cs": [
        "3. října 2016",
        "říjen 2016",
      ],
      "el": [
        "3 Οκτωβρίου 2016",
        "Οκτ 2016",
      ],
      "fa": [
        "3 اکتبر 2016",
        "اکتبر 2016",
      ],
      "he": [
        "3 באוקטובר 2016",
        "אוק׳ 2016",
      ],
      "hi": [
        "3 अक्टूबर 2016",
        "अक्टू॰ 2016",
      ],
      "hu": [
        "2016. október 3.",
        "2016. okt.",
      ],
      "hy": [
        "3 հոկտեմբերի, 2016 թ.",
        "2016 թ. հոկ",
      ],
      "ja": [
        "2016年10月3日",
        "2016年10月",
      ],
      "ko": [
        "2016년 10월 3일",
        "2016년 10월",
      ],
      "mr": [
        "3 ऑक्टोबर, 2016",
        "ऑक्टो 2016",
      ],
      "ne": [
        "2016 अक्टोबर 3",
        "2016 अक्टोबर",
      ],
      "pl": [
        "3 października 2016",
        "paź 2016",
      ],
      "ru": [
        "3 октября 2016 г.",
        "окт. 2016 г.",
      ],
      "sv": [
        "3 oktober 2016",
        "okt. 2016",
      ],
      "th": [
        "3 ตุลาคม 2016",
        "ต.ค. 2016",
      ],
      "tr": [
        "3 Ekim 2016",
        "Eki 2016",
      ],
      "uk": [
        "3 жовтня 2016 р.",
        "жовт. 2016 р.",
      ],
      "zh-Hans": [
        "2016年10月3日",
        "2016年10月",
      ],
      "zh-Hant": [
        "2016年10月3日",
        "2016年10月",
      ],
    }
  `);
});

test.each(languages)('uses the Gregorian calendar and Latin digits (%s)', (language) => {
  for (const text of read(language)) {
    expect(text).toContain('2016');
    expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
  }
});

test('formats a date in numbers for an unknown language', () => {
  expect(read('tlh')).toEqual(['2016-10-03', '2016-10']);
  expect(read('x')).toEqual(['2016-10-03', '2016-10']);
});
