import type { Site } from '../../../../schema/site.ts';
import { emptyDescription } from '../../content/files/is-empty-description.ts';
import { type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { pointerOf, valueIn } from '../../diagnostics/pointer.ts';
import type { Text } from '../../validation/site-texts.ts';

/** Reports alt text that doesn't describe its image. Ignores all other texts. */
export function checkAlt({ text, steps }: Text, site: Site): Problem[] {
  if (steps.at(-1) !== 'alt') return [];
  // Only pictures have an alt text.
  const { src, decorative } = valueIn(site, steps.slice(0, -1)) as { src: string; decorative?: true };
  const what = decorative ? undefined : emptyDescription(text, src);
  if (what === undefined) return [];
  const advice = 'Describe the image in one sentence. For a decorative image, use "decorative": true instead of "alt".';
  return [{ code: 'OF253', at: valueAt(pointerOf(steps)), details: { found: text, what, advice } }];
}
