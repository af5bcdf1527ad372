import type { Site } from '../../../schema/site.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { isTranslucent, opaqueColor, readColor, withPercentSign } from '../text/css-color.ts';

/** Reports a color that CSS doesn't know, that isn't opaque or that is white by mistake, and one next to a hue. */
export function checkTheme({ theme: { color, accent } = {} }: Site): Problem[] {
  if (color === undefined) return [];
  if (accent !== undefined) return [{ code: 'OF272', at: { pointer: '/theme/accent', part: 'key' }, details: {} }];
  const at = valueAt('/theme/color');
  const details = { found: color };
  if (isTranslucent(color)) {
    const opaque = opaqueColor(color);
    if (opaque === undefined) return [{ code: 'OF286', at, details }];
    const text = JSON.stringify(opaque);
    return [{ code: 'OF286', at, details, fix: { text: `write ${text}`, certain: false, edits: [{ at, text }] } }];
  }
  if (!readColor(color)) return [{ code: 'OF271', at, details, cause: { kind: 'color', found: color } }];
  const meant = withPercentSign(color);
  return meant === undefined ? [] : [{ code: 'OF287', at, details, fix: didYouMean(at, color, meant) }];
}
