import type { BlockOf } from '../../../schema/block.ts';

type Group = BlockOf<'skill-group'>['groups'][number];
type Badges = NonNullable<BlockOf<'skill-group'>['badges']>;

declare module '../../../schema/resolved.ts' {
  interface Added {
    'skill-group': {
      /** How per cent are written, with {level}; absent where the sign stands right behind the number. */
      percent?: string;
      groups: (Omit<Group, 'skills'> & {
        /** Whether no skill in it has a number: then it is a list of words. */
        isTags?: true;
        skills: (Pick<Group['skills'][number], 'name' | 'keywords'> & {
          level?: number;
          /** The level in words, and since when it is used. */
          details?: string[];
          /** Where it was used. */
          usedAt?: { label: string; links: Link[] };
        })[];
      })[];
      badges?: Omit<Badges, 'items'> & {
        items: (Pick<Badges['items'][number], 'name' | 'href'> & Issued)[];
      };
    };
  }
}
