import { entries, section } from '../../core/article/block-content.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import { defineBlock } from '../define-block.ts';
import { interestList as schema } from './schema.ts';

/** The view gets the settings unchanged. */
export const interestList = defineBlock({
  schema,
  lists: ['interests'],
  resolve: (block) => block,
  content: (block, { labels }) =>
    section(block, entries(block.interests.map(({ name, keywords }) => ({ title: name, words: keywords }))), {
      kind: 'interests',
      heading: labels.interests,
    }),
  resume: {
    interests: {
      ...sectionOf(schema.properties.interests, { name: 'name', keywords: 'keywords' }),
      entries: ({ interests }) => interests,
    },
  },
});
