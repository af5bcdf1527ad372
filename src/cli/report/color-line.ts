import type { Site } from '../../../schema/site.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { isInSrgb, readColor, toHex } from '../../core/text/css-color.ts';
import { type ColorChange, colorChanges } from '../../node/render/theme/palette.ts';

/** Says where a site changes its color, and by how much, in one line for each part; "" if nowhere. */
export function colorLine({ theme: { color, look } = {} }: Pick<Site, 'theme'>): string {
  const read = color === undefined ? null : readColor(color);
  if (color === undefined || !read) return '';
  const changes = colorChanges(read, look);
  const parts = [...new Set(changes.map(({ part }) => part))];
  return [
    ...(isInSrgb(color) ? [] : [`${color} is outside sRGB, so the site shows ${toHex(read)} instead.`]),
    ...parts.map((part) => {
      const inThemes = changes.filter((change) => change.part === part).map(inTheme);
      return `${capital(part)}: ${inThemes.join(', ')}, for enough contrast.`;
    }),
  ].join('\n');
}

/* "31% darker and 12% less saturated in the light theme" */
function inTheme({ points, loss, mode }: ColorChange): string {
  const changes = [
    ...(points === 0 ? [] : [`${Math.abs(points)}% ${points < 0 ? 'darker' : 'lighter'}`]),
    ...(loss === 0 ? [] : [`${loss}% less saturated`]),
  ];
  return `${changes.join(' and ')} in the ${mode} theme`;
}
