import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../../support/sites/site.ts';

test('recognizes the type of a course in English and in the language of the page', () => {
  const shown = (type: string) => {
    const site = { ...siteWith({ type: 'course-list', courses: [{ title: 'A', type }] }), language: 'fr' };
    return JSON.stringify(compileSite(site).site?.pages[0]);
  };
  expect(shown('Cours vidéo')).toContain('"icon":"video"');
  expect(shown('Cours vidéo')).toBe(shown('Video Course'));
  expect(shown('Cours du soir')).not.toContain('"icon"');
});
