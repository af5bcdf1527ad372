import type { RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Group = RichBlockOf<'skill-group'>['groups'][number];
type Badges = NonNullable<RichBlockOf<'skill-group'>['badges']>;

declare module '../../../schema/resolved.ts' {
  interface Added {
    'skill-group': {
      /** The format of a percentage, with {level}; undefined if the sign directly follows the number. */
      percent?: string;
      groups: (Omit<Group, 'skills'> & {
        /** Whether no skill has a level: then it is a list of tags. */
        isTags?: true;
        skills: (Pick<Group['skills'][number], 'name' | 'keywords'> & {
          level?: number;
          /** The level as text, and since when the skill is used. */
          details?: RichText[];
          /** Links to where it was used. */
          usedAt?: { label: string; links: Link[] };
        })[];
      })[];
      badges?: Omit<Badges, 'items'> & {
        items: (Pick<Badges['items'][number], 'name' | 'href'> & Issued)[];
      };
    };
  }
}
