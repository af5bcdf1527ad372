import type { Site } from '../../../schema/site.ts';
import { readColor } from '../../core/text/css-color.ts';
import { colorChanges } from '../../node/render/theme/palette.ts';

/** Says where a site shows its color lighter or darker than it is written, and by how much; "" if nowhere. */
export function colorLine({ theme: { color, look } = {} }: Pick<Site, 'theme'>): string {
  const read = color === undefined ? null : readColor(color);
  const changes = read ? colorChanges(read, look) : [];
  if (changes.length === 0) return '';
  const parts = [...new Set(changes.map(({ part }) => part))].map((name) => {
    const inThemes = changes
      .filter(({ part }) => part === name)
      .map(({ theme, points }) => `${Math.abs(points)} % ${points < 0 ? 'darker' : 'lighter'} in the ${theme} theme`);
    return `${name} (${inThemes.join(', ')})`;
  });
  return `To keep text readable, the color ${color} has another lightness in ${parts.join(', ')}.`;
}
