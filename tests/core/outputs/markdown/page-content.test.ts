import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { markdownPages } from '../../../../src/core/outputs/markdown/markdown-files.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';
import cases from './pages.json';

const now = { year: 2026, month: 11, day: 28 };

interface Case {
  blocks: object[];
  pages?: object[];
  language?: string;
  /** The lines of some files. */
  files: Record<string, string[]>;
}

/* The content of each page of a site as Markdown, by its file. */
function filesOf(site: object): Record<string, unknown> {
  const { site: resolved, diagnostics } = compileSite(site);
  if (!resolved) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return Object.fromEntries(
    markdownPages({ registry, site: resolved, now }).map(({ path, content }) => [path, content]),
  );
}

test.each(cases as unknown as Case[])('writes $writes', ({ blocks, pages = [], language = 'en', files }) => {
  const site = siteWith(...blocks);
  const written = filesOf({ ...site, language, pages: [...site.pages, ...pages] });
  for (const [file, lines] of Object.entries(files)) expect(String(written[file]).split('\n')).toEqual([...lines, '']);
});

test('leaves out that a job is current after its end', () => {
  const { site } = compileSite(
    siteWith({ type: 'timeline', entries: [{ title: 'Lead', period: { start: '2020', end: '2026-12' } }] }),
    { now: new Date(Date.UTC(2026, 10, 28)) },
  );
  const on = (year: number) =>
    site &&
    markdownPages({ registry, site, now: { ...now, year } })[0]
      ?.content.toString()
      .split('\n')[2];
  expect([on(2026), on(2027)]).toMatchInlineSnapshot(`
    [
      "- **Lead**, 2020 to Dec. 2026, Current",
      "- **Lead**, 2020 to Dec. 2026",
    ]
  `);
});

test('writes the links between the pages of a list, and between posts', () => {
  const site = siteWith({ type: 'page-list', heading: 'Notes', tags: ['none'] });
  const posts = Array.from({ length: 21 }, (_, index) => ({
    path: `/p${index}`,
    title: `P ${index}`,
    date: `2021-01-${index + 1}`.replace(/-(\d)$/, '-0$1'),
    tags: ['web'],
    blocks: [{ type: 'hero', kind: 'article', headline: `P ${index}` }],
  }));
  const blog = { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list', heading: 'Posts' }] };
  const files = filesOf({ ...site, pages: [...site.pages, blog, ...posts] });
  expect(files['/index.md']).toMatchInlineSnapshot(`
    "# Notes

    Nothing here yet
    "
  `);
  expect(String(files['/blog.md']).split('\n').slice(-2)).toMatchInlineSnapshot(`
    [
      "Page 1 of 2, [Older](/blog/2)",
      "",
    ]
  `);
  expect(files['/blog/2.md']).toMatchInlineSnapshot(`
    "# Posts

    - [P 0](/p0), January 1, 2021, 1 min read, web

    [Newer](/blog), Page 2 of 2
    "
  `);
  expect(files['/p1.md']).toMatchInlineSnapshot(`
    "# P 1

    January 2, 2021, 1 min read

    web

    - Previous: [P 0](/p0)
    - Next: [P 2](/p2)
    - [Posts](/blog)
    "
  `);
  expect(files['/p20.md']).toMatchInlineSnapshot(`
    "# P 20

    January 21, 2021, 1 min read

    web

    - Previous: [P 19](/p19)
    - [Posts](/blog)
    "
  `);
});
