import { expect, test } from 'vitest';
import type { PageData } from '../../../../schema/resolved.ts';
import type { Site } from '../../../../schema/site.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { hostIn } from '../../../../src/core/i18n/host-in.ts';
import { resumeText } from '../../../../src/core/outputs/resume/resume-of.ts';
import { plainText } from '../../../../src/shared/rich-text.ts';
import { cvPage, variantPages } from '../../../support/cv-pages.ts';
import { compileSite, exampleOf, siteWith, smallSite, textHost } from '../../../support/sites/site.ts';

const host = { labelsOf: textHost.labelsOf, blocks: registry, hasFile: () => false };

// biome-ignore lint/suspicious/noExplicitAny: tests write many kinds of sites
type AnyRecord = Record<string, any>;

function compiled(site: AnyRecord, variants: object): Site {
  const { localized, diagnostics } = compileSite({ ...site, outputs: { ...site.outputs, variants } });
  if (!localized) throw new Error(diagnostics.map(({ message }) => message).join());
  return localized;
}

/* The headings of a CV with the titles of their entries. */
const titlesIn = (page: PageData | null | undefined) =>
  Object.fromEntries(
    (page?.cv?.sections ?? []).map(({ heading, items = [] }) => [heading, items.map(({ title }) => title)]),
  );

const hero = { type: 'hero', headline: '{name}', summary: 'I build things.' };
const jobs = {
  type: 'timeline',
  id: 'jobs',
  heading: 'Work',
  entries: [
    { title: 'Both', organization: 'Acme' },
    { title: 'Back', organization: 'Acme', in: ['backend'] },
    { title: 'Front', organization: 'Acme', in: ['frontend', 'design'] },
  ],
};
const talks = {
  type: 'timeline',
  kind: 'other',
  id: 'talks',
  heading: 'Talks',
  entries: [{ title: 'Talk', organization: 'X' }],
};
const skills = {
  type: 'skill-group',
  id: 'skills',
  heading: 'Skills',
  groups: [
    { title: 'Go', skills: [{ name: 'Go' }], in: ['backend'] },
    { title: 'CSS', skills: [{ name: 'CSS' }], in: ['frontend'] },
  ],
};
const quotes = { ...exampleOf('quote-list'), id: 'quotes', heading: 'Quotes', in: ['frontend'] };
const site = () => siteWith(hero, jobs, talks, skills, quotes);

test('contains entries without "in", and those with one of its words', () => {
  const written = compiled(site(), { backend: { only: ['backend'] }, ui: { only: ['design', 'frontend'] } });
  const [backend, ui] = variantPages(written, host);
  expect(titlesIn(backend)).toEqual({ Summary: [], Work: ['Both', 'Back'], Skills: ['Go'], Talks: ['Talk'] });
  expect(titlesIn(ui)).toMatchObject({
    Work: ['Both', 'Front'],
    Skills: ['CSS'],
    Talks: ['Talk'],
    Quotes: ['Leila Haddad', 'Sami Ben Ali'],
  });
});

test('contains everything without "only", as the whole CV does', () => {
  const written = compiled(site(), { backend: { only: ['backend'] }, all: {} });
  const whole = cvPage(written, host);
  expect(variantPages(written, host)[1]?.cv).toEqual(whole?.cv);
  expect(titlesIn(whole)).toMatchObject({ Work: ['Both', 'Back', 'Front'], Skills: ['Go', 'CSS'] });
});

test('has its own path and head, and is hidden from search engines', () => {
  const [page] = variantPages(compiled(site(), { 'team-lead': {} }), host);
  expect(page).toMatchObject({ path: '/cv-team-lead', head: { isPrivate: true }, blocks: [] });
});

test('omits blocks by their id, and sections by their name', () => {
  const titles = (drop: string[]) => Object.keys(titlesIn(variantPages(compiled(site(), { x: { drop } }), host)[0]));
  expect(titles(['talks'])).toEqual(['Summary', 'Work', 'Skills', 'Quotes']);
  expect(titles(['other', 'summary'])).toEqual(['Work', 'Skills', 'Quotes']);
});

test('a name in "drop" omits the block with this id and the section with this name', () => {
  const more = { ...jobs, id: undefined, kind: 'work', heading: 'More work' };
  const headings = (...blocks: object[]) =>
    Object.keys(titlesIn(variantPages(compiled(siteWith(hero, ...blocks), { x: { drop: ['work'] } }), host)[0]));
  expect(headings({ ...jobs, id: 'work' }, more, talks)).toEqual(['Summary', 'Talks']);
  expect(headings({ ...talks, id: 'work' }, more)).toEqual(['Summary']);
  expect(headings({ ...talks, id: 'work', hidden: true }, more)).toEqual(['Summary']);
});

test('omits the summary of the owner with that section', () => {
  const { owner, ...rest } = site();
  const written = compiled({ ...rest, owner: { ...owner, summary: 'I lead.' } }, { x: { drop: ['summary'] } });
  expect(JSON.stringify(variantPages(written, host))).not.toContain('I lead.');
});

test('respects "for", and contains nothing that the whole CV omits', () => {
  const entries = [
    { title: 'Web', organization: 'A', for: ['web'], in: ['backend'] },
    { title: 'CV', organization: 'A', for: ['cv'], in: ['backend'] },
    { title: 'Hidden', organization: 'A', hidden: true, in: ['backend'] },
  ];
  const written = compiled(siteWith(hero, { ...jobs, entries }), { backend: { only: ['backend'] } });
  expect(titlesIn(variantPages(written, host)[0]).Work).toEqual(['CV']);
});

test('contains the same pages as the whole CV when that has its maximum of entries', () => {
  const many = (title: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `${title} ${index}`, organization: 'A', in: [title] }));
  const page = (path: string, title: string) => ({
    path,
    title,
    blocks: Array.from({ length: 6 }, (_, index) => ({
      ...jobs,
      id: `jobs${index}`,
      heading: title,
      entries: many(title, 100),
    })),
  });
  const { pages, ...rest } = siteWith(hero);
  const written = compiled(
    { ...rest, pages: [...pages, page('/a', 'front'), page('/b', 'back')] },
    { back: { only: ['back'] } },
  );
  expect(Object.keys(titlesIn(cvPage(written, host)))).toEqual(['Summary', 'front']);
  expect(Object.keys(titlesIn(variantPages(written, host)[0]))).toEqual(['Summary']);
});

test('omits the texts of a detail page, whether or not the variant has its card', () => {
  const { pages, ...rest } = siteWith(hero, {
    type: 'card-grid',
    layout: 'projects',
    heading: 'Projects',
    cards: [{ title: 'Gympark', page: '/gympark', in: ['frontend'] }],
  });
  const blocks = [
    { ...hero, summary: undefined },
    { type: 'text', heading: 'How', body: ['A long story.'] },
  ];
  const written = compiled(
    { ...rest, pages: [...pages, { path: '/gympark', title: 'Gympark', blocks }] },
    { backend: { only: ['backend'] } },
  );
  expect(JSON.stringify(variantPages(written, host))).not.toContain('A long story.');
});

test('a site without the CV has no variants of it', () => {
  expect(variantPages(compiled({ ...smallSite(), outputs: { cv: false } }, { backend: {} }), host)).toEqual([]);
  expect(variantPages(compileSite(smallSite()).localized as Site, host)).toEqual([]);
});

test('no page contains the words of "in"', () => {
  const { paginated, localized } = compileSite({
    ...site(),
    outputs: { variants: { backend: { only: ['backend'] } } },
  });
  expect(JSON.stringify(paginated)).not.toContain('backend');
  expect(JSON.stringify(cvPage(localized as Site, host))).not.toContain('backend');
});

test('contains the points of an entry with its words, in each language', () => {
  const achievements = [
    'Always',
    { text: { en: 'Queries', fr: 'Requêtes' }, in: ['backend'] },
    { text: 'Buttons', in: ['frontend'] },
    { text: 'Also always' },
    { en: 'Last', fr: 'Dernier' },
  ];
  const { language: _, ...rest } = siteWith(hero, {
    ...jobs,
    entries: [{ title: 'Lead', organization: 'A', achievements }],
  });
  const variants = { backend: { only: ['backend'] }, ui: { only: ['frontend'] } };
  const { localized, translations, diagnostics } = compileSite({
    ...rest,
    languages: ['en', 'fr'],
    outputs: { variants },
  });
  if (!localized) throw new Error(diagnostics.map(({ message }) => message).join());
  const pointsIn = (page: PageData | null | undefined) =>
    page?.cv?.sections.flatMap(({ items = [] }) =>
      items.flatMap(({ points = [] }) => points.map((each) => plainText(each))),
    );
  expect([cvPage(localized, host), ...variantPages(localized, host)].map(pointsIn)).toEqual([
    ['Always', 'Queries', 'Buttons', 'Also always', 'Last'],
    ['Always', 'Queries', 'Also always', 'Last'],
    ['Always', 'Buttons', 'Also always', 'Last'],
  ]);
  const [french] = translations ?? [];
  if (!french) throw new Error('the site has no French');
  expect(variantPages(french.marked, hostIn({ ...textHost, ...host } as never, localized)).map(pointsIn)).toEqual([
    ['Always', 'Requêtes', 'Also always', 'Dernier'],
    ['Always', 'Buttons', 'Also always', 'Dernier'],
  ]);
});

test('a point with words is shown as a plain one on the pages', () => {
  const withPoints = (...achievements: unknown[]) =>
    compileSite({
      ...siteWith(hero, { ...jobs, entries: [{ title: 'Lead', organization: 'A', achievements }] }),
      outputs: { variants: { backend: { only: ['backend'] } }, resume: true },
    });
  const [plain, pointed] = [
    withPoints('I write to {email}.', 'Two'),
    withPoints({ text: 'I write to {email}.', in: ['backend'] }, { text: 'Two' }),
  ];
  expect(pointed?.paginated).toEqual(plain?.paginated);
  const resumeOf = ({ localized }: typeof plain) =>
    resumeText(registry, localized as Site, { year: 2026, month: 11, day: 28 });
  expect(resumeOf(pointed)).toEqual(resumeOf(plain));
});
