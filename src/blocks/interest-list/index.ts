import type { BlockRules } from '../define-block.ts';

/** Its view gets what was written. */
export const interestList: BlockRules<'interest-list'> = { resolve: (block) => block };
