import { type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import type { Text } from '../../validation/site-texts.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { deadLink } from '../addresses/missing-pages-and-anchors.ts';
import type { WrittenAddress } from '../text/check-marks.ts';
import { checkPlaceholders } from '../text/check-placeholders.ts';
import type { ReferenceContext } from './reference-context.ts';

/** Reports the address of a link in a text, or the placeholders in it. */
export function checkLinkIn(text: Text, link: WrittenAddress, context: ReferenceContext): Problem[] {
  const { site, placeholderBudget } = context;
  const wrong = checkPlaceholders({ ...text, text: link.written, kind: 'href' }, site, placeholderBudget, link.at);
  return wrong.length > 0 ? wrong : checkAddress(link, text.steps, context);
}

/** Reports a setting that names a page by its path, if the site file describes no such page. */
export function checkPagePath({ text: path, steps }: Text, context: ReferenceContext): Problem[] {
  if (context.pages.has(path)) return [];
  const link = { written: path, at: valueAt(pointerOf(steps)) };
  return [deadLink(link, { found: path, path, kind: 'setting' }, context)];
}
