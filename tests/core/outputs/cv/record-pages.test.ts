import { expect, test } from 'vitest';
import type { Page } from '../../../../schema/site.ts';
import { registry } from '../../../../src/blocks/registry.ts';
import { maxCvEntries, recordPages } from '../../../../src/core/outputs/cv/record-pages.ts';

const interests = (count: number) => ({
  type: 'interest-list' as const,
  id: 'i',
  heading: 'Interests',
  interests: Array.from({ length: count }, (_, index) => ({ name: `Interest ${index}` })),
});

const pageWith = (path: string, count: number, more: Partial<Page> = {}): Page => ({
  path,
  title: path,
  blocks: [interests(count)],
  ...more,
});

const pathsOnCv = (...pages: Page[]) => {
  const { pages: found, firstOmitted: leftOut } = recordPages(registry, { pages });
  return [found.map(({ path }) => path), leftOut];
};

test('keeps every page whose entries fit on the CV', () => {
  expect(pathsOnCv(pageWith('/', 400), pageWith('/a', maxCvEntries - 400))).toEqual([['/', '/a'], undefined]);
});

test('omits the page that exceeds the limit and all later ones, except posts', () => {
  const post = { date: '2026-01-01' };
  expect(
    pathsOnCv(
      pageWith('/', 400),
      pageWith('/b', 5000, post),
      pageWith('/a', maxCvEntries - 399),
      pageWith('/c', 1),
      pageWith('/d', 1, post),
    ),
  ).toEqual([['/', '/b', '/d'], 2]);
});

test("counts no entries that aren't on the CV", () => {
  const law = {
    type: 'legal-text' as const,
    heading: 'Law',
    sections: [{ heading: 'Law', paragraphs: ['All of it.'] }],
  };
  const web = { ...interests(5000), for: ['web' as const] };
  expect(
    pathsOnCv(
      pageWith('/', 1, { blocks: [web] }),
      pageWith('/a', maxCvEntries, { hidden: true }),
      pageWith('/b', maxCvEntries),
      pageWith('/c', 0, { blocks: [law] }),
    ),
  ).toEqual([['/', '/a', '/b', '/c'], undefined]);
});

test('keeps the first page, however long it is', () => {
  expect(pathsOnCv(pageWith('/', maxCvEntries + 1), pageWith('/a', 1))).toEqual([['/'], 1]);
});

test('omits no page without entries for the CV', () => {
  expect(
    pathsOnCv(pageWith('/', maxCvEntries + 1), pageWith('/a', 0), pageWith('/b', 5, { date: '2026-01-01' })),
  ).toEqual([['/', '/a', '/b'], undefined]);
});
