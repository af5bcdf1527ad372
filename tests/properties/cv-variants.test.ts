import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cv, CvItem, PageData } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { resumeText } from '../../src/core/outputs/resume/resume-of.ts';
import { cvPage, variantPages } from '../support/cv-pages.ts';
import { compileSite, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const host = { hasFile: () => false, ...textHost };
const now = { year: 2026, month: 11, day: 28 };

/* A site with variants of its CV, and the same without them. Content for only one variant has its name as text. */
const withVariants = fc.tuple(anySite, fc.array(fc.boolean())).map(([generated, others]) => {
  const choices = [...others, true];
  const { variants: _, ...outputs } = generated.outputs ?? {};
  const names = ['backend', 'frontend'];
  const variants = {
    backend: { only: ['backend'] },
    frontend: { only: ['frontend'], drop: ['other', 'skills'] },
    all: {},
  };
  let count = 0;
  // Some of the entries and points are for one of the variants.
  const chosen = () => choices[count++ % choices.length];
  const forOne = (key: string, entry: object) => {
    const name = names[count % names.length] as string;
    return { ...entry, [key]: textFor(name), in: [name] };
  };
  const plain = { ...withoutIn(generated), outputs };
  const marked: Site = JSON.parse(JSON.stringify(plain), (key, value) => {
    if (key === 'achievements') return value.map((text: unknown) => (chosen() ? forOne('text', {}) : text));
    const list = lists.includes(key) && Array.isArray(value) ? value : undefined;
    return list
      ? list.map((entry) =>
          isEntry(entry) && chosen()
            ? forOne(key === 'interests' || key === 'quotes' ? 'name' : 'title', entry)
            : entry,
        )
      : value;
  });
  return { plain: withoutIn(marked), site: { ...marked, outputs: { ...outputs, variants } } };
});

const textFor = (name: string) => `Zq${name}`;

/* A site whose content is in all variants. */
const withoutIn = (site: Site): Site =>
  JSON.parse(
    JSON.stringify(site, (key, value) => {
      if (key === 'achievements') return value.map((point: { text?: string }) => point.text ?? point);
      return key === 'in' ? undefined : value;
    }),
  );

/* The lists whose entries all support "in". */
const lists = ['entries', 'cards', 'publications', 'credentials', 'interests', 'quotes', 'groups'];
const isEntry = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compiled(site: Site) {
  const { localized, paginated, diagnostics } = compileSite(site);
  if (!localized) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  return { localized, paginated };
}

/* The identity of an entry, without its points and the evidence of its skills, which may differ. */
const entriesIn = (page: PageData | null): string[] =>
  (page?.cv?.sections ?? []).flatMap(({ items = [] }) =>
    items.map(({ points: _, words: __, ...rest }: CvItem) => JSON.stringify(rest)),
  );

const pointsIn = (page: PageData | null): string[] =>
  (page?.cv?.sections ?? []).flatMap(({ items = [] }) =>
    items.flatMap(({ points = [] }) => points.map((point) => JSON.stringify(point))),
  );

const isPartOf = (some: readonly string[], all: readonly string[]): boolean => {
  let place = 0;
  return some.every((each) => {
    place = all.indexOf(each, place) + 1;
    return place > 0;
  });
};

/* Everything else that a CV shows. */
const detailsOf = ({ sections: _, ...details }: Cv): string => JSON.stringify(details);

test('a variant of the CV contains the entries and points for it, in the order of the CV', {
  timeout: 120_000,
}, () => {
  let dropped = 0;
  let included = 0;
  fc.assert(
    fc.property(withVariants, ({ site }) => {
      const { localized } = compiled(site);
      const whole = cvPage(localized, host);
      const variants = variantPages(localized, host);
      expect(variants).toHaveLength(whole ? 3 : 0);
      for (const page of variants) {
        expect([entriesIn(page), isPartOf(entriesIn(page), entriesIn(whole))]).toEqual([entriesIn(page), true]);
        expect([pointsIn(page), isPartOf(pointsIn(page), pointsIn(whole))]).toEqual([pointsIn(page), true]);
        expect(detailsOf(page.cv as Cv)).toEqual(detailsOf(whole?.cv as Cv));
        if (entriesIn(page).length < entriesIn(whole).length) dropped++;
      }
      expect(variants.at(-1)?.cv).toEqual(whole?.cv);
      const [backend, frontend] = variants.map((page) => JSON.stringify(page.cv));
      expect(backend ?? '').not.toContain(textFor('frontend'));
      expect(frontend ?? '').not.toContain(textFor('backend'));
      if (backend?.includes(textFor('backend')) || frontend?.includes(textFor('frontend'))) included++;
    }),
    runs(200),
  );
  expect(dropped).toBeGreaterThan(0);
  expect(included).toBeGreaterThan(0);
});

test('variants change nothing else in a site', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(withVariants, ({ site, plain }) => {
      const [one, other] = [compiled(site), compiled(plain)];
      expect(one.paginated).toEqual(other.paginated);
      expect(cvPage(one.localized, host)).toEqual(cvPage(other.localized, host));
      expect(resumeText(registry, one.localized, now)).toEqual(resumeText(registry, other.localized, now));
    }),
    runs(60),
  );
});
