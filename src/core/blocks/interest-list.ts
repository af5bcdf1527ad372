import type { BlockRules } from './rules.ts';

/** Its view gets what was written. */
export const interestList: BlockRules<'interest-list'> = { resolve: (block) => block };
