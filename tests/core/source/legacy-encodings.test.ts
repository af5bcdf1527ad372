import { expect, test } from 'vitest';
import { readLegacy } from '../../../src/core/source/legacy-encodings.ts';

/* The non-ASCII characters of Western texts, in the order of each encoding. */
const numbers = {
  windows: { '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97, š: 0x9a, œ: 0x9c, '†': 0x86 },
  mac: {
    ...{ Ä: 0x80, Å: 0x81, Ç: 0x82, É: 0x83, Ñ: 0x84, Ö: 0x85, Ü: 0x86, á: 0x87, à: 0x88, â: 0x89, ä: 0x8a, ã: 0x8b },
    ...{ å: 0x8c, ç: 0x8d, é: 0x8e, è: 0x8f, ê: 0x90, ë: 0x91, í: 0x92, ì: 0x93, î: 0x94, ï: 0x95, ñ: 0x96, ó: 0x97 },
    ...{ ò: 0x98, ô: 0x99, ö: 0x9a, õ: 0x9b, ú: 0x9c, ù: 0x9d, û: 0x9e, ü: 0x9f, ß: 0xa7, Æ: 0xae, Ø: 0xaf, æ: 0xbe },
    ...{ ø: 0xbf, '«': 0xc7, '»': 0xc8, '…': 0xc9, '\u00A0': 0xca, Œ: 0xce, œ: 0xcf, '–': 0xd0, '—': 0xd1, '“': 0xd2 },
    ...{ '”': 0xd3, '‘': 0xd4, '’': 0xd5, Ë: 0xe8 },
  },
};

function bytesOf(text: string, encoding: keyof typeof numbers): Uint8Array {
  const known: Record<string, number> = numbers[encoding];
  return Uint8Array.from(text, (character) => {
    const code = known[character] ?? character.charCodeAt(0);
    if (code > 0xff || (encoding === 'mac' && code > 0x7f && !(character in known))) throw new Error(character);
    return code;
  });
}

const western = [
  ['French', 'L’été dernier, « à Orléans », j’ai créé une œuvre. Ça marche : le café, la forêt, où naît l’idée.'],
  ['German', 'Über Größe und Mühe: schöne Straßen, Ärzte, Öl und “Käse”.'],
  ['Spanish', '{ "name": "Ramón Núñez", "title": "Diseñador gráfico en Málaga" }'],
  ['Danish', 'Æbler, rødgrød med fløde, på Ærø og i Århus.'],
  ['Swedish', 'Jag är en ängel från Åmål, på Öland.'],
  ['Portuguese', 'São João não é Conceição… “Olá”, coração!'],
  ['capitals', 'Une école. RÉSUMÉ DE LA FORÊT: Élodie Noël, façade.'],
  ['quotation marks', 'He said “Hello” — and I’m happy.'],
] as const;

test.each(western)('reads %s from Windows', (_, text) => {
  expect(readLegacy(bytesOf(text, 'windows'))).toEqual({ name: 'Windows-1252 (ANSI)', text });
});

test.each(western.slice(0, 7))('reads %s from an older Mac', (_, text) => {
  const portable = text.replace('Ê', 'E');
  expect(readLegacy(bytesOf(portable, 'mac'))).toEqual({ name: 'Mac Roman', text: portable });
});

test.each([
  ['a single letter', Uint8Array.of(0xe0)],
  ['a letter with the same byte in both', bytesOf('Kovaš', 'windows')],
  ['an accented letter at the start of a word', bytesOf('élan', 'windows')],
  ['an apostrophe', bytesOf('it’s', 'windows')],
  ['a footnote', bytesOf('1999†', 'windows')],
])('chooses no encoding for %s', (_, bytes) => {
  expect(readLegacy(bytes)).toEqual({ name: 'Windows-1252 (ANSI) or Mac Roman' });
});

test.each([
  ['Cyrillic', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
  ['a letter in UTF-8', [0xc3, 0xa9, 0x20, 0x63, 0x61, 0x66, 0xe9]],
  ['a quotation mark in UTF-8', [0xe2, 0x80, 0x99, 0x63, 0x61, 0x66, 0xe9]],
  ['a control character', [0x07, 0x63, 0x61, 0x66, 0xe9]],
  ['a byte that Windows-1252 does not define', [0x81]],
])('reads nothing with %s', (_, bytes) => {
  expect(readLegacy(Uint8Array.from(bytes))).toBeUndefined();
});

test('decides by the first few thousand letters', () => {
  const text = `${'café '.repeat(10_000)}${'CAF… '.repeat(10)}`;
  expect(readLegacy(bytesOf(text, 'windows'))).toEqual({ name: 'Windows-1252 (ANSI)', text });
});
