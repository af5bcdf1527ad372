import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RichText } from '../../../schema/rich-text.ts';
import { contactsOf } from '../../../src/core/outputs/cv/compose-cv.ts';
import type { ResolvedSite } from '../../../src/core/resolve/resolved-site.ts';
import { isolateIfRightToLeft, isolateLatin, removeIsolates } from '../../../src/core/text/bidi.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { code, emphasis, foreign, link, notationOf, rich, strong, year } from '../../support/rich-text.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

/* ⟨, ⟩ and ← represent the three control characters. */
const shown = (text: RichText) =>
  notationOf(isolateLatin(text)).replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u200F', '←');

test.each([
  ['أكتب بلغة C++ منذ سنوات', 'أكتب بلغة ⟨C++⟩ منذ سنوات'],
  ['منصة .NET و C# معًا', 'منصة ⟨.NET⟩ و ⟨C#⟩ معًا'],
  ['اتصل بي: +216 71 000 000', 'اتصل بي: ⟨+216 71 000 000⟩'],
  ['أعمل مع React و Symfony.', 'أعمل مع React و Symfony.'],
  ['I build things!', '⟨I build things!⟩'],
  ['.NET', '⟨.NET⟩'],
  ['“Hello” is a word', '⟨“Hello” is a word⟩'],
  ['+216 71 000 000', '⟨+216 71 000 000⟩'],
  ['C', 'C'],
  ['React', 'React'],
  ['2016', '2016'],
  ['3D', '3D'],
  ['Symfony 6', 'Symfony 6'],
  ['12 hours', '⟨12 hours⟩'],
  ['من 2016 إلى 2020', 'من 2016 إلى 2020'],
  ['React للمتقدمين', '←React للمتقدمين'],
  ['(RAG) استرجاع', '←(RAG) استرجاع'],
  ['C++ للمبتدئين', '←⟨C++⟩ للمبتدئين'],
  ['3 مشاريع React', '3 مشاريع React'],
  ['موقعي example.com.', 'موقعي example.com.'],
  ['اكتب إلى a+b@example.com', 'اكتب إلى a+b@example.com'],
  ['عبر IBAN JO94 CBJO 0010 0000 02.', 'عبر IBAN JO94 CBJO 0010 0000 02.'],
  ['ضريبي DE 123 456 789.', 'ضريبي DE 123 456 789.'],
  ['اتصل Tel: +216 71 000 000 الآن', 'اتصل Tel: +216 71 000 000 الآن'],
  ['(+216 71 000 000) هاتف', '(⟨+216 71 000 000⟩) هاتف'],
  ['هاتف (0)71-000-000, ext. 12', 'هاتف ⟨(0)71-000-000, ext. 12⟩'],
  ['هاتف +216 71 000 000, React', 'هاتف ⟨+216 71 000 000⟩, React'],
  ['هاتف +216 71 000 000 WhatsApp', 'هاتف ⟨+216 71 000 000 WhatsApp⟩'],
  ['سعر 12 500 فقط', 'سعر ⟨12 500⟩ فقط'],
  ['بسعر 25–30 JOD أو 2016–2020', 'بسعر ⟨25–30 JOD⟩ أو 2016–2020'],
  ['في 2016, React ظهر', 'في 2016, React ظهر'],
  ['لغات C++, C# و F#', 'لغات ⟨C++, C#⟩ و ⟨F#⟩'],
  ['أكتب C++ and React منذ', 'أكتب C++ and React منذ'],
  ['أكتب main() منذ', 'أكتب ⟨main()⟩ منذ'],
  ['مكتبة (Node.js (v20)) جيدة', 'مكتبة (⟨Node.js (v20)⟩) جيدة'],
  ['كتاب foo “C++” جيد', 'كتاب ⟨foo “C++”⟩ جيد'],
  ['اللغة Ελληνικά* جيدة', 'اللغة ⟨Ελληνικά*⟩ جيدة'],
  ['خيار --help و -v هنا', 'خيار ⟨--help⟩ و ⟨-v⟩ هنا'],
  ['ملف /etc/hosts.conf و ~/src', 'ملف ⟨/etc/hosts.conf⟩ و ⟨~/src⟩'],
  ['هنا ../up و ./run و C:\\Users', 'هنا ⟨../up⟩ و ⟨./run⟩ و C:\\Users'],
  ['متغير $HOME و %PATH% و *.example.com', 'متغير ⟨$HOME⟩ و ⟨%PATH%⟩ و ⟨*.example.com⟩'],
  ['رمز &amp و _private هنا', 'رمز ⟨&amp⟩ و ⟨_private⟩ هنا'],
  ['هنا (--help) أو «-5» نص', 'هنا (⟨--help⟩) أو «⟨-5⟩» نص'],
  ['--help للمساعدة', '←⟨--help⟩ للمساعدة'],
  ['درجة -5 أو \u22123.5 °C و -2', 'درجة ⟨-5⟩ أو ⟨\u22123.5 °C⟩ و ⟨-2⟩'],
  ['خصم -20% اليوم', 'خصم ⟨-20⟩% اليوم'],
  ['سعر 1.5 M€ أو 10 k$', 'سعر ⟨1.5 M€⟩ أو ⟨10 k$⟩'],
  ['نسبة C++ 20% هنا', 'نسبة ⟨C++ 20%⟩ هنا'],
  ['كلمة -React- هنا', 'كلمة ⟨-React-⟩ هنا'],
  ['كلمة - React - هنا', 'كلمة - React - هنا'],
  ['ב-2024 ו-C++ כ -50', 'ב-2024 ו-⟨C++⟩ כ -50'],
  ['{name}-x عربي/ب', '←{name}-x عربي/ب'],
])('isolates %s as %s', (text, set) => {
  expect(shown(text)).toBe(set);
});

test.each(['a', '+', '(', '“', '1 ', '1, ', '.', 'a(', '((1)', ' ', '-', ' -1', '/a '])(
  'takes linear time for a text of %j',
  (piece) => {
    const start = performance.now();
    shown(`عربي ${piece.repeat(50_000)}`);
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);

test('isolates a run across formatted parts, code and times apart', () => {
  expect(shown(rich('هاتف WhatsApp: ', link('tel:+21671000000', '+216 71 000 000')))).not.toContain('⟨');
  expect(shown(rich('هاتف ', strong('+216 71'), ' 000 000'))).toBe('هاتف **⟨+216 71** 000 000⟩');
  expect(shown(rich('لغة ', code('a'), ' .NET ', strong('Core'), ' ', year))).toBe('لغة `a` ⟨.NET **Core⟩** {year}');
});

test.each([
  ['مرحبا!', '⟪مرحبا!⟫'],
  ['«مرحبا» Go', '⟪«مرحبا» Go⟫'],
  ['لغة C++ (.NET)', '⟪لغة ⟨C++ (.NET)⟩⟫'],
  ['12 درسًا', '⟪12 درسًا⟫'],
  ['{year} درس', '⟪{year} درس⟫'],
  ['أمينة الطرابلسي', 'أمينة الطرابلسي'],
  ['Go مرحبا!', 'Go مرحبا!'],
  ['3D و 5G، 4K و 12 كتابًا', '3D و ⟨5G⟩، ⟨4K⟩ و 12 كتابًا'],
  ['C++', 'C++'],
  ['95%', '95%'],
])('isolates the name %s as %s on a left-to-right page', (text, set) => {
  expect(notationOf(isolateIfRightToLeft(text)).replaceAll('\u2067', '⟪').replaceAll('\u2066', '⟨')).toBe(
    set.replace(/[⟩⟫]/g, '\u2069'),
  );
});

test('isolates a right-to-left name on a left-to-right page, but not a sentence', () => {
  const skill = { name: 'لغة C++', level: 'خبير!' };
  const site = siteWith(
    { type: 'hero', headline: 'Amina', summary: 'مرحبا means hello.' },
    { type: 'skill-group', groups: [{ title: 'Names', skills: [skill] }] },
  );
  expect(compileSite(site).site?.pages[0]?.blocks).toMatchObject([
    { summary: 'مرحبا means hello.' },
    { groups: [{ skills: [{ name: '\u2067لغة \u2066C++\u2069\u2069', details: ['\u2067خبير!\u2069'] }] }] },
  ]);
});

test('keeps addresses, code, times and placeholders in a text unchanged', () => {
  const text = rich('انظر ', link('https://example.com/c++', 'لغة C++'), ' و ', code('a++'), ' ', year, ' {a++}');
  expect(shown(text)).toBe('انظر [لغة ⟨C++⟩](https://example.com/c++) و `a++` {year} {a++}');
  expect(shown('منذ {yearsSince:2016+1} سنة')).toBe('منذ {yearsSince:2016+1} سنة');
});

test('isolates a left-to-right text that starts or ends with a formatted part', () => {
  expect(shown(rich(strong('Hello'), ' world'))).toBe('⟨**Hello** world⟩');
  expect(shown(rich('Hello ', emphasis('new'), ' world'))).toBe('Hello _new_ world');
  expect(shown(rich('Hello ', link('/', 'world')))).toBe('⟨Hello [world](/)⟩');
});

test('treats a time as text of the same language', () => {
  expect(shown(rich(year, '!'))).toBe('{year}!');
});

test('keeps all characters, and closes every isolate', () => {
  const pieces = fc.constantFrom(
    'C++',
    ' ',
    'عربي',
    '.NET',
    '+216 71 000 000',
    '!',
    '(',
    ')',
    '“',
    'React',
    '{year}',
    '،',
    '12',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('');
      const set = plainText(isolateLatin(text));
      expect(removeIsolates(set)).toBe(text);
      expect(set.match(/\u2066/g)?.length).toBe(set.match(/\u2069/g)?.length);
      expect(set).not.toMatch(/\u2066[^\u2069]*\u2066/);
    }),
  );
});

test.each([
  [
    {
      type: 'skill-group',
      groups: [{ title: 'لغات', skills: [{ name: 'لغة C++', level: 80, keywords: ['إطار .NET'] }] }],
    },
  ],
  [{ type: 'hero', headline: 'أ', counters: [{ label: 'لغة C++', value: 3 }] }],
  [
    {
      type: 'card-grid',
      facts: [{ label: 'لغة C++', value: 'أ' }],
      cards: [{ title: 'أ', technologies: ['لغة C++'] }],
    },
  ],
])('isolates terms in standalone texts: %#', (block) => {
  const shownIn = (language: string) => JSON.stringify(compileSite({ ...siteWith(block), language }).site?.pages[0]);
  expect(shownIn('ar')).toContain('لغة \u2066C++\u2069');
  expect(shownIn('ar')).not.toMatch(/[^\u2066](?:C\+\+|\.NET)/);
  expect(shownIn('fr')).toContain('\u2067لغة \u2066C++\u2069\u2069');
});

test('isolates terms in the texts of right-to-left pages, but not in submitted values or values for programs', () => {
  const form = { type: 'form', fields: [{ type: 'text', name: 'c', label: 'لغة C++' }] };
  const hero = { type: 'hero', headline: 'أحب C++ كثيرًا' };
  const blocks = (language: string) => compileSite({ ...siteWith(hero, form), language }).site?.pages[0]?.blocks;
  expect(blocks('ar')?.[0]).toMatchObject({ headline: 'أحب \u2066C++\u2069 كثيرًا' });
  expect(blocks('ar')?.[1]).toMatchObject({ fields: [{ label: 'لغة C++' }] });
  expect(blocks('fr')?.[0]).toMatchObject({ headline: '\u2067أحب \u2066C++\u2069 كثيرًا\u2069' });
});

test('isolates a fallback text of a right-to-left language', () => {
  const hero = { type: 'hero', headline: { ar: 'أحب C++ كثيرًا', en: 'Hello' }, summary: { ar: 'لغة C++' } };
  const { language: _, ...site } = siteWith(hero);
  const [english] = compileSite({ ...site, languages: ['ar', 'en'] }).translations ?? [];
  expect(english?.site.pages[0]?.blocks[0]).toMatchObject({
    headline: 'Hello',
    summary: foreign('ar', 'rtl', 'لغة \u2066C++\u2069'),
  });
});

test('isolates the telephone number of a CV', () => {
  const written = siteWith({ type: 'hero', headline: 'أمينة' });
  const owner = { ...(written.owner as object), phone: '+216 71 000 000' };
  const { site } = compileSite({ ...written, owner, language: 'ar' });
  expect(contactsOf(site as ResolvedSite)).toContainEqual({
    text: '\u2066+216 71 000 000\u2069',
    href: 'tel:+21671000000',
  });
});

test('isolates terms in long texts', () => {
  const text = { type: 'text', body: ['أحب C++ كثيرًا'] };
  const [block] = compileSite({ ...siteWith(text), language: 'ar' }).site?.pages[0]?.blocks ?? [];
  expect(block).toMatchObject({ content: [{ text: 'أحب \u2066C++\u2069 كثيرًا' }] });
});
