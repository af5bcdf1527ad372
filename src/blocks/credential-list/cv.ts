import { issuedItem } from '../../core/outputs/cv/issued-item.ts';
import { compact, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';

/** Certificates, licenses and awards. */
export const cv: SectionsOf<'credential-list'> = ({ heading, intro, credentials }, { labels }) => [
  compact({
    kind: 'credentials',
    heading: heading ?? labels.credentials,
    texts: intro,
    items: credentials.map(issuedItem),
  }),
];
