import { CardMore } from './card-grid/card-more.tsx';
import type { Extras } from './extras.ts';
import { BadgeMore } from './skill-group/badge-more.tsx';
import { SkillMore } from './skill-group/skill-more.tsx';
import { EntryMore } from './timeline/entry-more.tsx';

export default { CardMore, BadgeMore, EntryMore, SkillMore } satisfies Extras;
