import fc from 'fast-check';
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../src/app/prerender.tsx';
import { builtAt, hydrate, pagesOf } from '../support/render.tsx';
import { diagnosticsOf } from '../support/site.ts';
import { anySite } from './site.ts';

/* FAST_CHECK_RUNS asks for more; FAST_CHECK_SEED plays one run again. */
const runs = Number(process.env.FAST_CHECK_RUNS ?? 60);
const settings = {
  numRuns: runs,
  ...(process.env.FAST_CHECK_SEED ? { seed: Number(process.env.FAST_CHECK_SEED) } : {}),
};

test('finds nothing wrong with any site that the schema allows and whose names agree', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const errors = diagnosticsOf(site).filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code, message, path }) => `${code} ${message} ${path}`)).toEqual([]);
    }),
    settings,
  );
});

test('draws every page of any such site, without a style attribute and without a script', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { shell, pages, notFound } = pagesOf(site);
      for (const page of [...pages, notFound]) {
        const markup = render({ page, shell, builtAt });
        expect(markup).not.toMatch(/<[^>]*\s(?:style|on\w+)=|<script/);
        expect(markup.match(/<h1/g)).toHaveLength(1);
      }
    }),
    settings,
  );
});

test('brings any such site alive in silence', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const { shell, pages } = pagesOf(site);
      for (const page of pages) {
        const { complaints, root } = await hydrate({ shell, page, builtAt });
        await act(async () => root.unmount());
        expect(complaints).toEqual([]);
      }
    }),
    { ...settings, numRuns: Math.ceil(runs / 3) },
  );
});
