import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenSite } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { eachByLanguage } from '../../src/core/i18n/each-by-language.ts';
import type { Paginated } from '../../src/core/resolve/paginate.ts';
import { isStandalone } from '../../src/core/validation/accepted-marks.ts';
import { mapTexts } from '../../src/core/validation/site-texts.ts';
import { builtAt } from '../support/render.tsx';
import { compileSite } from '../support/sites/site.ts';
import { inLanguages, put } from './generators/languages.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

/* In the other direction, the punctuation mark at the end would appear at the start. */
const texts = { en: 'Go!', ar: 'مرحبا!' } as const;

/* A site in Arabic and English with these two texts, some of which are missing in the second language. */
const sites = fc
  .tuple(anySite, fc.constantFrom(['ar', 'en'], ['en', 'ar']), fc.nat())
  .map(([site, languages, seed]) => {
    // Labels of the interface are not texts of a block.
    const { labels: _, ...rest } = site;
    const { written } = inLanguages(rest, [...languages], seed);
    const known = structuredClone(written);
    eachByLanguage(registry, written, {
      text(value, steps) {
        if (Object.values(value).every((text) => typeof text === 'string'))
          put(known, [...steps], Object.fromEntries(Object.keys(value).map((tag) => [tag, texts[tag as 'en' | 'ar']])));
      },
    });
    // Placeholder values belong to the surrounding text, and lists show texts of other pages.
    known.owner = site.owner;
    return { written: known as unknown as WrittenSite, foreign: texts[languages[0]] };
  });

/* Every visible text with the element that isolates it; null if its direction is that of the page. */
function* textsIn(root: Element): Generator<[text: string, isolating: Element | null]> {
  for (const node of root.childNodes)
    if (node.nodeType === node.TEXT_NODE)
      yield [node.textContent ?? '', (node.parentElement as Element).closest('bdi, [dir]')];
    // Options of a select contain only text, and messages about sending don't exist yet.
    else if (node instanceof Element && !node.matches('svg, select, .visually-hidden')) yield* textsIn(node);
}

test('isolates every text in a block from text in the other direction', () => {
  let apart = 0;
  fc.assert(
    fc.property(sites, ({ written, foreign }) => {
      for (const { paginated } of compileSite(written).translations ?? [])
        for (const page of paginated.pages) {
          document.body.innerHTML = render({ page, shell: paginated.shell, builtAt });
          for (const [text, element] of textsIn(document.querySelector('main') as Element)) {
            if (!text.includes(foreign)) continue;
            apart++;
            expect(element ? 'apart' : text).toMatch(/^(?:apart|.*[\u2066\u2067].*\u2069.*)$/su);
          }
        }
    }),
    runs(60),
  );
  expect(apart).toBeGreaterThan(0);
});

test('isolates every right-to-left name on a left-to-right page', () => {
  let apart = 0;
  fc.assert(
    fc.property(anySite, (site) => {
      let count = 0;
      const named = mapTexts(registry, { ...site, language: 'en' }, (text) =>
        isStandalone(text) ? `${texts.ar}${count++}!` : text.text,
      );
      const { paginated } = compileSite(named);
      for (const page of paginated?.pages ?? []) {
        document.body.innerHTML = render({ page, shell: (paginated as Paginated).shell, builtAt });
        for (const [text, element] of textsIn(document.querySelector('main') as Element)) {
          if (!text.includes(texts.ar)) continue;
          apart++;
          expect(element ? 'apart' : text).toMatch(/^(?:apart|.*\u2067.*\u2069.*)$/su);
        }
      }
    }),
    runs(60),
  );
  expect(apart).toBeGreaterThan(0);
});
