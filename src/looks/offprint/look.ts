import { defineLook } from '../define-look.ts';

export const offprint = defineLook({
  description:
    'The first page of a paper: one column, with dates in the margin. For researchers, writers and engineers.',
});
