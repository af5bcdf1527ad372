import type { Site } from '../../../schema/site.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { readColor } from '../text/css-color.ts';

/** Reports a color that CSS doesn't know, and one next to a hue. */
export function checkTheme({ theme: { color, accent } = {} }: Site): Problem[] {
  if (color === undefined) return [];
  if (accent !== undefined) return [{ code: 'OF272', at: { pointer: '/theme/accent', part: 'key' }, details: {} }];
  if (readColor(color)) return [];
  return [
    { code: 'OF271', at: valueAt('/theme/color'), details: { found: color }, cause: { kind: 'color', found: color } },
  ];
}
