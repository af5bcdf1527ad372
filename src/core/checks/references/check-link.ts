import { type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { unpublishedReason } from '../../resolve/pages/published.ts';
import type { Text } from '../../validation/site-texts.ts';
import { checkAddress, type WrittenAddress } from '../addresses/check-address.ts';
import { deadLink } from '../addresses/dead-links.ts';
import { checkPlaceholders } from '../text/placeholders.ts';
import type { ReferenceContext } from './reference-context.ts';

/** Reports an address whose page, anchor or file doesn't exist. `steps` lead to the text that contains it. */
export function checkLink(
  link: WrittenAddress,
  [top, page]: Text['steps'],
  { site, host, targets, anchorsOn, guess, comparisons }: ReferenceContext,
): Problem[] {
  // Here, "pages" is followed by an index.
  const own = top === 'pages' ? site.pages[page as number] : targets.get('/');
  const isGuessed = comparisons.left > 0;
  const problems = checkAddress(link, site, { pages: targets, anchorsOn, own, host, isGuessed, guess });
  comparisons.left -= problems.length * targets.size;
  return problems;
}

/** Reports the address of a link in a text, or the placeholders in it. */
export function checkLinkIn(text: Text, link: WrittenAddress, context: ReferenceContext): Problem[] {
  const { site, placeholderBudget } = context;
  const wrong = checkPlaceholders({ ...text, text: link.written, kind: 'href' }, site, placeholderBudget, link.at);
  return wrong.length > 0 ? wrong : checkLink(link, text.steps, context);
}

/** Reports a setting that names a page by its path, if the site file describes no such page. */
export function checkPagePath(
  { text: path, steps }: Text,
  { site, host, pages, comparisons }: ReferenceContext,
): Problem[] {
  if (pages.has(path)) return [];
  const absent = site.pages.find((page) => page.path === path);
  const isGuessed = comparisons.left > 0;
  comparisons.left -= pages.size;
  return [
    deadLink({
      written: path,
      at: valueAt(pointerOf(steps)),
      found: path,
      path,
      pages,
      unpublishedReason: absent && unpublishedReason(absent, site, host.now),
      isGuessed,
    }),
  ];
}
