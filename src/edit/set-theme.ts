import type { Site } from '../../schema/site.ts';
import type { Change } from '../core/diagnostics/change.ts';
import type { Edit } from '../core/source/changes/edits.ts';
import { editsOf } from '../core/source/changes/edits-of.ts';

type Theme = NonNullable<Site['theme']>;

/** The settings of a theme to replace. A hue also replaces `color`, because a site has only one of them. */
export type ThemeChoice = Pick<Theme, 'look' | 'accent'>;

/** A theme with a choice in place of its own settings. */
export function themeWith({ color, ...theme }: Theme, choice: ThemeChoice): Theme {
  const hasOwnColor = color !== undefined && choice.accent === undefined;
  return { ...theme, ...(hasOwnColor && { color }), ...choice };
}

/** The edits that write a choice into the text of a site file in its own layout. The text must be of a valid site. */
export function editsOfTheme(text: string, choice: ThemeChoice): Edit[] {
  const { theme }: Site = JSON.parse(text);
  if (!theme) return editsOf(text, [{ kind: 'set', at: ['theme'], value: choice }]);
  const changes = Object.entries(choice).map(([name, value]): Change => ({ kind: 'set', at: ['theme', name], value }));
  const replacesColor = choice.accent !== undefined && theme.color !== undefined;
  return editsOf(text, replacesColor ? [...changes, { kind: 'remove', at: ['theme', 'color'] }] : changes);
}
