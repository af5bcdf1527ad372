import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';

interface Entry {
  page?: string | undefined;
  href?: string | undefined;
  hidden?: boolean | undefined;
}

/** Reports entries of a list that have both a page and a link. */
export const checkPageOrLink = (entries: readonly Entry[], at: Pointer): Problem[] =>
  entries.flatMap(({ page, href, hidden }, index): Problem[] =>
    hidden || page === undefined || href === undefined ? [] : [{ code: 'OF240', at: valueAt(`${at}/${index}/href`) }],
  );
