import type { Resolved } from '../../../schema/resolved.ts';
import { TagList } from '../../parts/tag-list.tsx';

type Badge = NonNullable<Resolved<'skill-group'>['badges']>['items'][number];

/** What only some badges say: who gave them and when, and whether they still hold. */
export const BadgeMore = ({ issuer, date, status, credential }: Badge) => (
  <TagList tags={[issuer, date, status, credential].filter((word) => word !== undefined)} look="words" />
);
