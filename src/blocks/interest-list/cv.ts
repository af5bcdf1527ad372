import { compact, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';

/** The interests, one line each. */
export const cv: SectionsOf<'interest-list'> = ({ heading, intro, interests }, { labels }) => [
  compact({
    kind: 'interests',
    heading: heading ?? labels.interests,
    texts: intro,
    items: interests.map(({ name, keywords }) => compact({ title: name, words: keywords })),
  }),
];
