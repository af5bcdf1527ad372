import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { eachByLanguage } from '../../src/core/i18n/each-by-language.ts';
import { prefixOf } from '../../src/core/i18n/languages-of.ts';
import { localize } from '../../src/core/i18n/localize.ts';
import { visibleCharacters } from '../../src/core/text/bidi.ts';
import { foldTypography } from '../../src/core/text/typography/typographic.ts';
import type { ByLanguage } from '../../src/core/validation/schema.ts';
import { alternatesOf, languageTags } from '../../src/node/render/language-tags.ts';
import { isRich } from '../../src/shared/rich-text.ts';
import { compileSite } from '../support/sites/site.ts';
import { put, readIn, sitesInLanguages } from './generators/languages.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

test('localizes a site to the same site as if it were written in one language', () => {
  fc.assert(
    fc.property(sitesInLanguages, ({ written, languages, alone }) => {
      const [base = ''] = languages;
      for (const tag of languages) {
        const prefix = prefixOf(tag, base);
        const { pages, absent: _, ...rest } = localize(registry, written, tag);
        // The values of a select are the same in every language, and a missing translation names its language.
        const expected = alone.get(tag);
        expect({ ...rest, pages: without(['values', 'languages'], pages) }).toEqual({
          ...expected,
          pages: without(['values', 'languages'], expected?.pages),
          ...(languages.length > 1 && { languages }),
          ...(prefix && { prefix }),
        });
      }
    }),
    runs(150),
  );
});

test('reports the same for a site in several languages as for each of them', () => {
  fc.assert(
    fc.property(sitesInLanguages, ({ written, alone }) => {
      // A link may refer to an id generated from a heading, and ids come from the first language.
      const isWrong = (site: object) =>
        compileSite(site).diagnostics.some(({ code, severity }) => severity === 'error' && code !== 'OF204');
      expect(isWrong(written)).toBe([...alone.values()].some(isWrong));
    }),
    runs(60),
  );
});

test('resolves each language to the same pages as a site in that language only', () => {
  fc.assert(
    fc.property(sitesInLanguages, ({ written, languages, alone }) => {
      const { translations } = compileSite(written);
      if (!translations) return;
      expect(translations.map(({ language }) => language)).toEqual(languages.slice(1));
      for (const { language, site } of translations) {
        const other = compileSite(alone.get(language) as Site).site;
        // Its ids generated from headings differ, so its links may be broken.
        if (!other) continue;
        expect(textsOf(site.pages.map(({ blocks }) => blocks))).toEqual(
          textsOf(other.pages.map(({ blocks }) => blocks)),
        );
      }
    }),
    runs(40),
  );
});

/* All texts of a value except anchors, keys and form values, which are the same in every language. */
const textsOf = (value: unknown): unknown => without(['id', 'href', 'values', 'lang', 'dir', 'called'], value ?? null);

/* A value without these settings, and its texts without marks. Fallback texts have the punctuation of their language. */
const without = (names: string[], value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      names.includes(key)
        ? undefined
        : typeof inner === 'string' || isRich(inner)
          ? foldTypography(visibleCharacters(inner))
          : inner,
    ),
  );

/* A value as text, regardless of the order of settings. */
const sorted = (value: object): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

test('treats a list of one language like that language', () => {
  fc.assert(
    fc.property(anySite, fc.constantFrom('en', 'fr', 'ar-TN'), ({ language: _, ...site }, language) => {
      const [one, other] = [compileSite({ language, ...site }), compileSite({ languages: [language], ...site })];
      expect(JSON.stringify(other.paginated)).toBe(JSON.stringify(one.paginated));
      // Everything else is built from these.
      const rest = ({ site, localized }: typeof one) => sorted({ site, localized });
      expect(rest(other)).toBe(rest(one));
      expect(other.translations ?? []).toEqual([]);
    }),
    runs(40),
  );
});

test('falls back to the first language only for the missing translation', () => {
  fc.assert(
    fc.property(sitesInLanguages, fc.nat(), ({ written, languages }, choice) => {
      const removable: { steps: (string | number)[]; tag: string; rest: ByLanguage; base: unknown }[] = [];
      eachByLanguage(registry, written, {
        text(value, steps) {
          const [base = '', ...others] = languages;
          for (const tag of others)
            if (Object.hasOwn(value, tag)) {
              const { [tag]: _, ...rest } = value;
              removable.push({ steps: [...steps], tag, rest, base: value[base] });
            }
        },
      });
      if (removable.length === 0) return;
      const { steps, tag, rest, base } = removable[choice % removable.length] as (typeof removable)[number];
      const less = structuredClone(written);
      put(less, steps, rest);
      for (const language of languages) {
        const expected = structuredClone(localize(registry, written, language));
        if (language === tag) readIn(expected, steps, tag, base, false);
        // The values of a select are its options in the first language, also without translations.
        expect(without(['values'], localize(registry, less, language))).toEqual(without(['values'], expected));
      }
      // Pages in other languages are unchanged.
      const [before, after] = [written, less].map((site) => compileSite(site).translations ?? []);
      for (const { language, paginated } of before ?? [])
        if (language !== tag)
          expect(after?.find((each) => each.language === language)?.paginated ?? paginated).toEqual(paginated);
    }),
    runs(60),
  );
});

test('ignores the order of the languages in a text', () => {
  fc.assert(
    fc.property(sitesInLanguages, ({ written, languages }) => {
      const turned = structuredClone(written);
      eachByLanguage(registry, written, {
        text: (value, steps) => put(turned, steps, Object.fromEntries(Object.entries(value).reverse())),
      });
      for (const language of languages)
        expect(JSON.stringify(localize(registry, turned, language))).toBe(
          JSON.stringify(localize(registry, written, language)),
        );
    }),
    runs(40),
  );
});

test('lists the same languages, including its own, on every page in all languages', () => {
  fc.assert(
    fc.property(sitesInLanguages, ({ written }) => {
      const { site, paginated, translations } = compileSite({ ...written, url: 'https://example.com/me/' });
      if (!site || !paginated || !translations) return;
      const all = [{ site, paginated }, ...translations];
      const alternates = alternatesOf(all);
      const links = (path: string, language: string) =>
        languageTags(path, language, alternates).filter((tag) => tag.startsWith('<link'));
      for (const each of all) {
        for (const { path, head } of each.paginated.pages) {
          const own = links(path, each.site.language);
          if (own.length === 0) continue;
          expect(own.join('')).toContain(`href="${head.canonical}"`);
          for (const { language } of alternates.get(path) ?? []) expect(links(path, language)).toEqual(own);
        }
      }
    }),
    runs(40),
  );
});
