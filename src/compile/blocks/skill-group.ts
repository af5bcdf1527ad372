import type { BlockRules } from './rules.ts';

/** Its view gets what was written. */
export const skillGroup: BlockRules<'skill-group'> = { resolve: (block) => block };
