import type { RichText } from '../../../schema/rich-text.ts';
import type { ViewProps } from '../../components/view.ts';

export type Category = NonNullable<ViewProps<'card-grid'>['block']['categories']>[number];

export interface Badge {
  label: RichText;
  /** The color of the tile: the first three categories have their own. */
  tone: 'paint' | 'stone' | 'night' | 'plain';
}

const tones = ['paint', 'stone', 'night'] as const;

/** Returns a function from a category id to its badge; cards without a listed category get the label `unlisted`. */
export function badgesOf(categories: readonly Category[], unlisted: string) {
  return (category: string | undefined): Badge => {
    const place = categories.findIndex(({ id }) => id === category);
    const listed = categories[place];
    return listed
      ? { label: listed.label, tone: tones[place % tones.length] ?? 'plain' }
      : { label: unlisted, tone: 'plain' };
  };
}
