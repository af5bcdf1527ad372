import fc from 'fast-check';
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../src/client/prerender.tsx';
import { builtAt, hydrate, pagesOf } from '../support/render.tsx';
import { diagnosticsOf } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

test('reports no error for any site that matches the schema and has consistent names', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const errors = diagnosticsOf(site).filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code, message, path }) => `${code} ${message} ${path}`)).toEqual([]);
    }),
    runs(60),
  );
});

test('renders every page of any site with one h1, and without style attributes and scripts', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { shell, pages, notFound } = pagesOf(site);
      for (const page of [...pages, notFound]) {
        const markup = render({ page, shell, builtAt });
        expect(markup).not.toMatch(/<[^>]*\s(?:style|on\w+)=|<script/);
        expect(markup.match(/<h1/g)).toHaveLength(1);
      }
    }),
    runs(30),
  );
});

test('hydrates every page of any site without errors', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const { shell, pages } = pagesOf(site);
      for (const page of pages) {
        const { complaints, root } = await hydrate({ shell, page, builtAt });
        await act(async () => root.unmount());
        expect(complaints).toEqual([]);
      }
    }),
    runs(15),
  );
});
