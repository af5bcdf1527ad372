import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { interestList as schema } from './schema.ts';

/** Its view gets what was written. */
export const interestList = defineBlock({
  schema,
  cv,
  lists: ['interests'],
  article: (block, { opening, list, thing }) =>
    opening(block) + list(block.interests.map(({ name, keywords }) => thing([name], keywords?.join(', ')))),
  resolve: (block) => block,
});
