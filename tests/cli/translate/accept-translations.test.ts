import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptTranslations } from '../../../src/cli/translate/accept-translations.ts';
import { en } from '../../../src/core/i18n/labels/en.ts';
import { compileText, sourceOf } from '../../../src/node/load/load.ts';
import { siteWith } from '../../support/sites/site.ts';

const source = sourceOf('site.json');

/* A diagnostic at another position than its cause. */
const reportedElsewhere = (text: string) =>
  compileText(/mal/.test(text) ? text.replace('"version":2', '"version":99') : text, source);

test('only a translation that causes an error elsewhere is rejected', () => {
  const isBad = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(isBad, (bad) => {
      const cards = bad.map((_, index) => ({ title: `Card ${index}`, description: `Text ${index}.` }));
      const site = JSON.stringify(siteWith({ type: 'card-grid', id: 'c', heading: 'Cards', cards }));
      const pointers = bad.map((_, index) => `/pages/0/blocks/0/cards/${index}/description`);
      const texts = Object.fromEntries(
        bad.map((is, index) => [
          String(pointers[index]),
          { where: '', en: `Text ${index}.`, fr: is ? `mal ${index}` : `bien ${index}` },
        ]),
      );
      const { text, written, refused } = acceptTranslations(
        site,
        { base: 'en', language: 'fr', texts },
        en,
        reportedElsewhere,
      );
      expect(refused.map(({ pointer }) => pointer)).toEqual(pointers.filter((_, index) => bad[index]));
      expect(written).toBe(bad.filter((is) => !is).length);
      expect(text).not.toContain('mal');
      expect(compileText(text, source).whole).not.toBeNull();
    }),
    { numRuns: 30 },
  );
});
