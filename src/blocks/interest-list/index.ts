import { entry, joined, opening, points } from '../../core/resolve/article/article.ts';
import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { resume } from './resume.ts';
import { interestList as schema } from './schema.ts';

/** The view gets the settings unchanged. */
export const interestList = defineBlock({
  schema,
  cv,
  resume,
  lists: ['interests'],
  article: (block, locale) => [
    ...opening(block),
    ...points(
      block.interests.map(({ name, keywords }) => entry({ name, description: joined(keywords, locale) }, locale)),
    ),
  ],
  resolve: (block) => block,
});
