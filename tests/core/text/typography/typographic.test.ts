import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RichText } from '../../../../schema/rich-text.ts';
import { printedSigns } from '../../../../src/core/text/typography/printed-signs.ts';
import { foldTypography, typographic } from '../../../../src/core/text/typography/typographic.ts';
import { mapParts, plainText } from '../../../../src/shared/rich-text.ts';
import { runs } from '../../../properties/generators/runs.ts';
import { code, emphasis, link, notationOf, note, rich, strong, year } from '../../../support/rich-text.ts';

/* ~ is a no-break space, and _ a narrow one. */
const shown = (text: RichText, language: string) => withSpaces(typographic(text, language));
const withSpaces = (text: RichText) =>
  mapParts(text, (string) => [string.replaceAll('\u00A0', '~').replaceAll('\u202F', '_')]);

test.each<[string, RichText, RichText]>([
  ['en', `"I'm here," she said.`, '“I’m here,” she said.'],
  ['en', `"'Hi,' he said."`, '“‘Hi,’ he said.”'],
  ['en', `"Lisa"'s 6' desk, and 'so' on`, "“Lisa”’s 6' desk, and ‘so’ on"],
  ['de', `"Lisa"'s`, '„Lisa“’s'],
  ['en', `"'s' is a letter"`, '“‘s’ is a letter”'],
  ['en', `The players' room, the '90s, rock 'n' roll, 'tis`, 'The players’ room, the ’90s, rock ’n’ roll, ’tis'],
  ['en', `O'Brien ("Bob")`, 'O’Brien (“Bob”)'],
  ['en', `He said "yes"--twice`, 'He said “yes”–twice'],
  ['en', '2019--2021, then --- at last -- home...', '2019–2021, then — at last – home…'],
  ['en', 'Next.js--a framework, the U.S.--end.--Next', 'Next.js–a framework, the U.S.–end.–Next'],
  ['en', 'Run it with --watch...', 'Run it with --watch…'],
  ['en', '-- Oscar Wilde', '– Oscar Wilde'],
  ['en', '\u2066"Lisa"\u2069 is "here"', '\u2066“Lisa”\u2069 is “here”'],
  ['en-GB', `"It's"`, '“It’s”'],
  ['fr', `"Bonjour !" dit-il ; c'est l'heure : qui ?`, '«_Bonjour_!_» dit-il_; c’est l’heure~: qui_?'],
  ['fr-CA', '« mot », «mot»', '«_mot_», «_mot_»'],
  ['fr', `"l'ami 'Jo'"`, '«_l’ami “Jo”_»'],
  ['fr', 'Quoi? Non! 12:30 :) a :b', 'Quoi? Non! 12:30 :) a :b'],
  ['fr', 'Déjà écrit\u00A0: «\u00A0oui\u00A0»\u202F!', 'Déjà écrit~: «~oui~»_!'],
  ['fr', rich(strong('Ville'), ' : ', strong('"Nice"'), ' !'), rich(strong('Ville'), '~: ', strong('«_Nice_»'), '_!')],
  ['fr', rich(strong('«'), ' Nice', emphasis(' '), '»'), rich(strong('«_'), 'Nice', emphasis('_»'))],
  ['de', `"Das war's", sagte er: 'gut'`, '„Das war’s“, sagte er: ‚gut‘'],
  ['de-CH', `"Gut"`, '«Gut»'],
  ['ar', `قال "مرحبا" ثم ذهب`, 'قال «مرحبا» ثم ذهب'],
  ['es', `"Hola"`, '«Hola»'],
  ['es-MX', `"Hola"`, '“Hola”'],
  ['pt-BR', `"Olá"`, '“Olá”'],
  ['it', `L'arte "bella"`, 'L’arte «bella»'],
  ['pl', `"Tak"`, '„Tak”'],
  ['sv', `"Ja" 'nej'`, '”Ja” ’nej’'],
  ['ru', `"Да, 'нет'"`, '«Да, „нет“»'],
  ['ja', '彼は"はい"と言った...', '彼は「はい」と言った……'],
  ['zh', '他说"你好"--然后走了', '他说“你好”——然后走了'],
  ['zh-TW', '他說"你好"', '他說「你好」'],
  ['he', `צה"ל, ג'ורג' אמר "שלום"`, `צה"ל, ג'ורג' אמר “שלום”`],
  ['ko', `그는"안녕"이라고, '예'라고`, '그는“안녕”이라고, ‘예’라고'],
  ['th', `เขาพูดว่า"สวัสดี"ครับ`, 'เขาพูดว่า“สวัสดี”ครับ'],
  ['ar', `و"مرحبا"، بـ"سلام".`, 'و«مرحبا»، بـ«سلام».'],
  ['x-unknown', `"It's"`, '“It’s”'],
])('in %s, %s gets the typographic characters of the language', (language, text, expected) => {
  expect(shown(text, language)).toEqual(expected);
});

test.each<RichText>([
  `12" and 14" pizzas, 6'2" tall, a 5' pole`,
  'run it with --watch',
  'C:\\x--y, a/b--c, ./a--b, posts/2026--draft.md, my--notes.txt, a_b--c and #two--words',
  'git log --oneline, npm i --save--dev, (--foo=bar--baz), rm -- -x, -X--y, $HOME--x, @scope/pkg--x',
  'C:\\x...y and a/b...c',
  '–...x and —...y',
  'C-- and i--, a --> b, <!-- x -->, ----',
  '../.. .../x x/... f(...args) ....',
  `1'000'000`,
  'a "b',
  '"',
  "'",
  '',
  '“Already” – it’s… „so“ «here»',
  `key="value"`,
  "https://example.com/a--b?q='x",
  `mail o'brien@example.com or a--b@example.com`,
  rich(code(`"it's" -- ...`)),
  `{yearsSince:2016} {answer:a--b}`,
  rich(link(`/it's--x...`, 'x')),
])('ambiguous characters, code and addresses stay unchanged: %j', (text) => {
  expect(typographic(text, 'en')).toEqual(text);
});

test.each<[RichText, RichText]>([
  [rich('"', strong('Hi'), '" and ', strong('"Ho"')), rich('“', strong('Hi'), '” and ', strong('“Ho”'))],
  [rich('"', code('x'), `", '`, code('y'), `'`), rich('“', code('x'), '”, ‘', code('y'), '’')],
  [rich('"', year, `"'s, "`, year, '"--'), rich('“', year, '”’s, “', year, '”–')],
  [rich('"', link('https://example.com/', "it's"), '"'), rich('“', link('https://example.com/', 'it’s'), '”')],
  [rich('"Quoted"', note(1), ` and 'so'`, note(2), '.'), rich('“Quoted”', note(1), ' and ‘so’', note(2), '.')],
  [`"{name}" and '{name}'s'`, `“{name}” and ‘{name}’s’`],
  [`"https://example.com/" 'https://example.com/'...`, `“https://example.com/” ‘https://example.com/’…`],
  [rich('-', strong('-'), '- .', strong('.'), '.'), rich('-', strong('-'), '- .', strong('.'), '.')],
  [`"👍" 𠮷"𠮷" 👍's`, `“👍” 𠮷“𠮷” 👍's`],
])('parts, placeholders and addresses count as parts of the text: %j', (text, expected) => {
  expect(typographic(text, 'en')).toEqual(expected);
});

const languages = [
  'en',
  'fr',
  'fr-CA',
  'de',
  'de-CH',
  'ar',
  'he',
  'ja',
  'zh',
  'ru',
  'sv',
  'hu',
  'pl',
  'et',
  'es',
  'nb',
];
const piece = fc.oneof(
  fc.constantFrom('"', "'", '-', '--', '---', '.', '...', ' ', '  ', ' :', ' ;', ' !', ' ?', ',', '(', ')', '/', '\n'),
  fc.constantFrom('a', 'word', "l'", '5', '90', 's', 'tis', 'x', '漢', 'か', 'ي', '😀', '\u0301', '{name}'),
  fc.constantFrom(code(`"a' -- ...`), strong('b'), strong('"'), emphasis(`'a`), link(`/"'--`, 'c'), note(1), year),
  fc.constant('https://a.b/"'),
);
const anyText = fc.array(piece, { maxLength: 25 }).map((pieces) => rich(...pieces));
const anyLanguage = fc.constantFrom(...languages);

/* Replaces all typographic characters of a language with those of a keyboard. */
function typed(text: RichText, language: string): RichText {
  const { outer, inner, apostrophe, dash, longDash, dots } = printedSigns(language);
  const pairs: [string, string][] = [
    ...outer.map((mark): [string, string] => [mark, '"']),
    ...[...inner, ...(apostrophe ? [apostrophe] : [])].map((mark): [string, string] => [mark, "'"]),
    [dash, '--'],
    [dots, '...'],
    ['\u00A0', ' '],
    ['\u202F', ' '],
  ];
  if (longDash) pairs.unshift([longDash, '---']);
  return mapParts(text, (string) => [pairs.reduce((before, [mark, key]) => before.replaceAll(mark, key), string)]);
}

describe('of any text in any language', () => {
  test('typographic text stays unchanged', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const once = typographic(text, language);
        expect(typographic(once, language)).toEqual(once);
      }),
      runs(500),
    );
  });

  test('nothing is lost: the keyboard characters can be restored', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const result = typographic(text, language);
        expect(typed(result, language)).toEqual(text);
        expect(foldTypography(plainText(result))).toBe(foldTypography(plainText(text)));
      }),
      runs(500),
    );
  });

  test('code, addresses and placeholders stay unchanged', () => {
    const literal = /`[^`]*`|\]\([^)]*\)|\{\w+\}/g;
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        expect(notationOf(typographic(text, language)).match(literal)).toEqual(notationOf(text).match(literal));
      }),
      runs(500),
    );
  });

  test('a long text takes linear time', () => {
    for (const part of [`"`, `'`, `-- `, `... `, `a'`, `"a`, ` !`, `«`, ` »`, 'www.', `https://'`, 'a@', `a'b@`, `{a:`])
      typographic(part.repeat(100_000), 'fr');
  });
});

test('the outer and inner quotation marks of a language differ', () => {
  for (const language of languages) {
    const { outer, inner, apostrophe } = printedSigns(language);
    for (const mark of [...inner, apostrophe]) expect(outer).not.toContain(mark);
  }
});
