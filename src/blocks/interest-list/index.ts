import { compact } from '../../core/outputs/cv/section-rules.ts';
import { sectionOf } from '../../core/outputs/resume/settings.ts';
import { entry, joined, opening, points } from '../../core/resolve/article.ts';
import { defineBlock } from '../define-block.ts';
import { interestList as schema } from './schema.ts';

/** The view gets the settings unchanged. */
export const interestList = defineBlock({
  schema,
  lists: ['interests'],
  resolve: (block) => block,
  article: (block, locale) => [
    ...opening(block),
    ...points(
      block.interests.map(({ name, keywords }) => entry({ name, description: joined(keywords, locale) }, locale)),
    ),
  ],
  cv: ({ heading, intro, interests }, { labels }) => [
    compact({
      kind: 'interests',
      heading: heading ?? labels.interests,
      texts: intro,
      items: interests.map(({ name, keywords }) => compact({ title: name, words: keywords })),
    }),
  ],
  resume: {
    interests: {
      ...sectionOf(schema.properties.interests, [
        ['name', 'name'],
        ['keywords', 'keywords'],
      ]),
      entries: ({ interests }) => interests,
    },
  },
});
