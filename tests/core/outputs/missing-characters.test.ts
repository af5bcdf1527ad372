import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { report } from '../../../src/core/diagnostics/report.ts';
import {
  describeMissing,
  type MissingCharacters,
  missingCharactersProblem,
} from '../../../src/core/outputs/missing-characters.ts';
import { mark } from '../../diagnostics/marks.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const missing: MissingCharacters = { path: '/cv.pdf', characters: ['🚀'], words: ['"🚀"'], isPublished: true };

/* The lines of a site file with a mark around what a warning points at. */
function markedLines(site: object, more: Partial<MissingCharacters> = {}): string[] {
  const { whole, locator } = compileSite(site);
  const diagnostics = report(registry, [missingCharactersProblem({ ...missing, ...more }, whole)], whole, locator);
  return mark({ diagnostics, locator })
    .split('\n')
    .filter((line) => line.includes('⟦'))
    .map((line) => line.trim());
}

test('points at the first text of the site with the word', () => {
  const owner = { ...smallSite().owner, title: 'A rocket, 🚀', summary: 'My "🚀" is a "🚀"' };
  expect(markedLines({ ...smallSite(), owner })).toEqual(['"summary": "My ⟦\\"🚀\\"⟧ is a \\"🚀\\""']);
});

test('points at the character where typography has changed the word', () => {
  const owner = { ...smallSite().owner, title: "A '🚀'" };
  expect(markedLines({ ...smallSite(), owner })).toEqual(['"title": "A \'⟦🚀⟧\'",']);
});

test('points at the text of a language', () => {
  const owner = { ...smallSite().owner, title: { en: 'Developer', fr: '山田' } };
  const { language, ...site } = smallSite();
  expect(markedLines({ ...site, languages: ['en', 'fr'], owner }, { words: ['山田'] })).toEqual(['"fr": "⟦山田⟧"']);
});

test('points at the start of the file where no text of the site has the character', () => {
  expect(markedLines(smallSite())).toEqual(['⟦{⟧']);
});

test('says which file lacks what, and how to install a font', () => {
  const letters = { ...missing, characters: ['山', '田'], isPublished: false };
  const install = 'npm install @expo-google-fonts/noto-sans-jp';
  expect([missing, letters, { ...letters, install }].map(describeMissing)).toEqual([
    'No installed font has "🚀", so /cv.pdf omits this text. Remove it from the text, or ignore this warning.',
    'No installed font has "山" and "田", so /cv.pdf isn\'t published. Remove them from the text.',
    'No installed font has "山" and "田", so /cv.pdf isn\'t published. Run "npm install @expo-google-fonts/noto-sans-jp" in the folder of your site.',
  ]);
});

test('names at most five characters', () => {
  const characters = [...'ᚠᚡᚢᚣᚤᚥᚦ'];
  expect(describeMissing({ ...missing, characters })).toContain('has "ᚠ", "ᚡ", "ᚢ", "ᚣ", "ᚤ", and 2 more, so');
});
