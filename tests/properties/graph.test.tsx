import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { graphsOf } from '../../src/core/outputs/structured-data/graphs-of.ts';
import { isOnWeb } from '../../src/core/resolve/visibility.ts';
import { removeIsolates } from '../../src/core/text/bidi.ts';
import { foldTypography } from '../../src/core/text/typography/typographic.ts';
import { plainText, withPlainText } from '../../src/shared/rich-text.ts';
import { builtAt } from '../support/render.tsx';
import { root } from '../support/root.ts';
import { readSite } from '../support/sites/read-site.ts';
import { compileSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

type Written = Parameters<typeof compileSite>[0];

/* Values that are not visible text: addresses, dates, and terms of schema.org. */
const noTexts =
  `@type @id url image inLanguage sameAs dateCreated dateModified datePublished expires startDate credentialCategory`.split(
    ' ',
  );

/* The graphs of a site with their pages, and the texts of the owner for search engines. */
function graphsOfPages(written: Written) {
  const compiled = compileSite(written);
  if (!compiled.site) throw new Error('the site is wrong');
  const { site } = compiled;
  const graphOf = graphsOf(registry, compiled);
  const { pages, shell } = compiled.paginated;
  const { owner, metadata = [] } = withPlainText({ owner: site.owner, metadata: site.metadata }, builtAt);
  const ofPages = pages.flatMap((page) => {
    const graph = graphOf({ page, shell, now: builtAt });
    return graph ? [{ words: wordsOf(page, shell), graph }] : [];
  });
  const described = pages.map(({ head }) => withPlainText(head, builtAt).description);
  return {
    ofPages,
    language: site.language,
    forEngines: [owner.summary, owner.picture?.alt, ...described, ...metadata.map(({ summary }) => summary)].map(
      (text) => text && foldTypography(text),
    ),
  };
}

/* The visible content of a page: its title, its text, and the targets of its links. */
function wordsOf(page: PageData, shell: Shell): string {
  const place = document.createElement('div');
  place.innerHTML = render({ page, shell, builtAt });
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return plain([plainText(page.head.title, builtAt), place.textContent, ...links].join(' '));
}

const plain = (text: string) => foldTypography(removeIsolates(text)).replace(/\s+/g, ' ').trim();

/* Every value in a graph, with the steps to it. */
function* valuesIn(value: unknown, steps: string[] = []): Generator<{ value: unknown; steps: string[] }> {
  yield { value, steps };
  if (typeof value === 'object' && value !== null)
    for (const [step, inner] of Object.entries(value)) yield* valuesIn(inner, [...steps, step]);
}

const objectsIn = (graph: object) =>
  [...valuesIn(graph)].flatMap(({ value }) => (typeof value === 'object' ? [value as object] : []));

const starter = () => JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));

test('refers only to existing things in the graph of a page, and has no empty values', () => {
  const check = (written: Written) => {
    for (const { graph } of graphsOfPages(written).ofPages) {
      expect(JSON.parse(JSON.stringify(graph))).toStrictEqual(graph);
      const objects = objectsIn(graph);
      expect(objects.filter((each) => each === null || Object.keys(each).length === 0)).toEqual([]);
      const named = objects.filter((each): each is { '@id': string } => '@id' in each);
      const ids = named.filter((node) => '@type' in node).map((node) => node['@id']);
      const names = named.filter((node) => !('@type' in node));
      expect(new Set(ids).size).toBe(ids.length);
      expect(names.filter((node) => Object.keys(node).length > 1 || !ids.includes(node['@id']))).toEqual([]);
    }
  };
  check(starter());
  check(readSite('record'));
  fc.assert(fc.property(anySite, check), runs(40));
});

test('publishes only data in structured data that the page shows', () => {
  const seen = new Set<string>();
  const check = (written: Written) => {
    const { ofPages, language, forEngines } = graphsOfPages(written);
    const countries = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    for (const { graph, words } of ofPages)
      for (const { value, steps } of valuesIn(graph['@graph'])) {
        const key = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
        if (typeof value !== 'string' || noTexts.includes(key)) continue;
        seen.add(key);
        const forms = [value];
        if (key === 'telephone') forms.push(`tel:${value.replace(/[^\d+]/g, '')}`);
        if (key === 'addressCountry') forms.push(countries.of(value) ?? value);
        // Texts for search engines are on no page.
        const isForEngines = ['description', 'caption'].includes(key) && forEngines.includes(foldTypography(value));
        const isListed = key === 'keywords' && value.split(', ').every((word) => words.includes(plain(word)));
        const isVisible = isForEngines || isListed || forms.some((form) => words.includes(plain(form)));
        expect([steps.join('/'), value, isVisible]).toEqual([steps.join('/'), value, true]);
      }
  };
  check(starter());
  check(readSite('record'));
  expect(seen.size).toBeGreaterThan(8);
  fc.assert(fc.property(anySite, check), runs(60));
});

test('omits hidden data and data for the CV from structured data', () => {
  let planted = 0;
  const secret = 'Nobody shall read this';
  const withSecrets = (value: unknown, isKept: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => withSecrets(entry, isKept));
    // The fields of a form have unique names.
    if (typeof value !== 'object' || value === null || 'fields' in value) return value;
    const isKeptHere = isKept || !isOnWeb(registry, value);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const isText = typeof inner === 'string' && namingSettings.includes(key);
        if (isKeptHere && isText) planted++;
        return [key, isKeptHere && isText ? secret : withSecrets(inner, isKeptHere)];
      }),
    );
  };
  fc.assert(
    fc.property(anySite, (site) => {
      const pages = withSecrets(site.pages, false);
      const graphs = graphsOfPages({ ...site, pages }).ofPages.map(({ graph }) => graph);
      expect(JSON.stringify(graphs)).not.toContain(secret);
    }),
    runs(40),
  );
  expect(planted).toBeGreaterThan(20);
});

/* Settings of entries, cards and the like that a graph may name. */
const namingSettings = [
  'title',
  'name',
  'organization',
  'description',
  'degree',
  'issuer',
  'publisher',
  'credential',
  'heading',
];
