import type { Resolved } from '../../../schema/resolved.ts';
import { FactList } from '../../components/fact-list.tsx';
import { TagList } from '../../components/tag-list.tsx';

type Badge = NonNullable<Resolved<'skill-group'>['badges']>['items'][number];

/** Optional parts of a badge: its issuer, date, status and facts. */
export const BadgeDetails = ({ issuer, date, status, credential, facts }: Badge) => (
  <>
    <TagList tags={[issuer, date, status, credential].filter((word) => word !== undefined)} variant="words" />
    <FactList facts={facts} />
  </>
);
