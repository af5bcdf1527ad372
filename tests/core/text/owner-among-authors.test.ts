import { expect, test } from 'vitest';
import { ownerIndexes } from '../../../src/core/text/owner-among-authors.ts';

const isOwner = (author: string, owner: string) => ownerIndexes(['Ann Lee', author], owner).has(1);

test.each([
  ['Željka Dimjašević', 'Željka Dimjašević'.normalize('NFD')],
  ['Željka Dimjašević', 'Ž. Dimjašević'],
  ['Željka Dimjašević', 'Dimjašević, Željka'],
  ['Željka Dimjašević', 'Dimjašević, Ž.'],
  ['Željka Dimjašević', 'Dimjašević Ž'],
  ['Željka Dimjašević', 'Zeljka Dimjasevic'],
  ['Željka Dimjašević', 'Dr. Željka Dimjašević'],
  ['Nadia Berg', 'Prof. Dr.-Ing. Nadia Berg'],
  ['Dr. Nadia Berg', 'Nadia Berg'],
  ['Nadia Berg', 'Nadia Berg*'],
  ['Nadia Berg', 'Nadia Berg†'],
  ['Nadia Berg', 'N. Berg¹'],
  ['Nadia Berg, PhD', 'N. Berg'],
  ['Nadia Berg', 'Nadia Berg, M.D., Ph.D.'],
  ['Nadia Berg', 'Berg, Nadia, PhD'],
  ['Nadia Berg', 'Nadia Berg M.A.'],
  ['Nadia Berg', 'Nadia Berg, MSc'],
  ['Nadia Berg', 'nadia  berg'],
  ['Nadia Berg', 'Nadia\u00A0Berg'],
  ['Nadia Berg', 'Dr.Nadia Berg'],
  ['Nadia Berg', 'N.Berg'],
  ['Jean-Paul Martin', 'J.-P. Martin'],
  ['Jean-Paul Martin', 'J.P. Martin'],
  ['Jean-Paul Martin', 'JP Martin'],
  ['Jean-Paul Martin', 'Martin JP'],
  ['Jean-Paul Martin', 'Jean‐Paul Martin'],
  ['Jean Paul Martin', 'Jean Martin'],
  ['Jean Martin', 'Jean P. Martin'],
  ['Marie Nadia Berg', 'M. Nadia Berg'],
  ['Nadia Berg', 'M. Nadia Berg'],
  ["Shane O'Brien", 'S. O’Brien'],
  ['Jan van der Berg', 'J. van der Berg'],
  ['Jan van der Berg', 'van der Berg, J.'],
  ['Nagy Péter', 'Nagy P.'],
  ['Nagy Péter', 'Nagy, Péter'],
  ['Yo-Yo Ma', 'Y.-Y. Ma'],
  ['山田 太郎', '山田太郎'],
  ['أمينة الطرابلسي', 'د. أمينة الطرابلسي'],
  ['أمينة الطرابلسي', 'أ. الطرابلسي'],
  ['أمينة الطرابلسي', 'الطرابلسي، أمينة'],
  ['Надежда Берг', 'Берг Н.'],
  ['Jürgen Weiß', 'Jurgen Weiss'],
  ['Teller', 'TELLER'],
  ['N. Berg', 'Nadia Berg'],
  ['N. Anna Berg', 'Nadia Berg'],
])('highlights the owner %s as the author %s', (owner, author) => {
  expect(isOwner(author, owner)).toBe(true);
});

test.each([
  ['Nadia Berg', 'Nadja Berg'],
  ['Nadia Berg', 'M. Berg'],
  ['Nadia Berg', 'Karl N. Berg'],
  ['N. Berg', 'Karl Nadia Berg'],
  ['Nadia Berg', 'Berg'],
  ['Nadia Berg', 'N. B.'],
  ['John Paul Smith', 'J. K. Smith'],
  ['John Smith', 'John Smith Jr.'],
  ['John Smith', 'Smith John Peter Doe'],
  ['Yo-Yo Ma', 'Yo Yo'],
  ['Nadia Berg', ''],
  ['Nadia Berg', 'PhD'],
])('does not highlight for the owner %s the author %s', (owner, author) => {
  expect(isOwner(author, owner)).toBe(false);
});

test('highlights no author if two may be the owner, except the only one with the full name', () => {
  expect(ownerIndexes(['N. Berg', 'Berg, N.'], 'Nadia Berg')).toEqual(new Set());
  expect(ownerIndexes(['N. Berg', 'Nadia Berg'], 'Nadia Berg')).toEqual(new Set([1]));
});
