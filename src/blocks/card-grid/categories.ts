import type { ViewProps } from '../../components/view.ts';

export type Category = NonNullable<ViewProps<'card-grid'>['block']['categories']>[number];

export interface Badge {
  label: string;
  /** How the tile is coloured: the first three categories have colours of their own. */
  tone: 'paint' | 'stone' | 'night' | 'plain';
}

const tones = ['paint', 'stone', 'night'] as const;

/** The badge of each category; whatever is not listed is a plain project. */
export function badgesOf(categories: readonly Category[], unlisted: string) {
  return (category: string | undefined): Badge => {
    const place = categories.findIndex(({ id }) => id === category);
    const listed = categories[place];
    return listed
      ? { label: listed.label, tone: tones[place % tones.length] ?? 'plain' }
      : { label: unlisted, tone: 'plain' };
  };
}
