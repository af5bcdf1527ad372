import { compact, detailsOf, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';

/** What others say, under their names. */
export const cv: SectionsOf<'quote-list'> = ({ heading, intro, quotes }, { labels }) => [
  compact({
    kind: 'quotes',
    heading: heading ?? labels.quotes,
    texts: intro,
    items: quotes.map(({ text, name, role, organization, href, facts }) =>
      compact({
        title: name,
        href,
        about: present(role, organization),
        texts: present(text),
        details: detailsOf(facts),
      }),
    ),
  }),
];
