import type { GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';
import { publicationOf } from '../../core/outputs/structured-data/publication-of.ts';

/** The owner's publications with all authors. */
export const structuredData: GraphRule<'publication-list'> = ({ publications }, context) => ({
  things: publications.map((publication) => publicationOf(publication, context)),
});
