import { compact, detailsOf, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';

/** The quotes with the names of their authors. */
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
