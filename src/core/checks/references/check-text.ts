import { emptyDescription } from '../../content/files/is-empty-description.ts';
import { type Problem, severityOf, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { fixToNearest } from '../../diagnostics/did-you-mean.ts';
import { pointerOf, valueIn } from '../../diagnostics/pointer.ts';
import { joinList } from '../../diagnostics/wording.ts';
import { checkLost } from '../../text/characters.ts';
import { isWords } from '../../validation/schema.ts';
import type { Text } from '../../validation/site-texts.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { checkEndpoint } from '../addresses/endpoints.ts';
import { isOnPages, leakIn } from '../check-audience.ts';
import { checkBraces } from '../text/check-braces.ts';
import { checkMarks } from '../text/check-marks.ts';
import { checkMarkup } from '../text/check-markup.ts';
import { checkUnsupportedSyntax } from '../text/check-unsupported-syntax.ts';
import { checkPlaceholders, circularLabel } from '../text/placeholders.ts';
import { checkFile, fileIn, isFilePath } from './check-file.ts';
import { checkLinkIn, checkPagePath } from './check-link.ts';
import type { ReferenceContext } from './reference-context.ts';

/** Reports what a text refers to and the site doesn't have, by the kind of the text. */
export function checkText(text: Text, context: ReferenceContext): Problem[] {
  if (isFilePath(text)) return checkFile(fileIn(text), context);
  if (text.kind === 'endpoint') return checkEndpoint(text, context);
  if (text.kind === 'path' && text.steps.at(-1) === 'page') return checkPagePath(text, context);
  if (text.kind === 'id' && text.steps.at(-2) === 'evidence') return checkEvidence(text, context);
  if (!isWords(text.kind) && text.kind !== 'href') return [];
  return [...checkWords(text, context), ...checkLeak(text, context)];
}

/* Reports evidence of a skill that is the ID of a missing entry or card. */
function checkEvidence({ text: found, steps }: Text, { evidence, comparisons }: ReferenceContext): Problem[] {
  const known = evidence();
  if (known.has(found)) return [];
  const candidates = comparisons.left > 0 ? known : [];
  comparisons.left -= known.size;
  const at = valueAt(pointerOf(steps));
  const details = { found, known: joinList([...known]) || 'none yet' };
  return [{ code: 'OF229', at, details, ...fixToNearest(at, found, candidates) }];
}

/* Reports a text on pages that includes a field of the owner which pages don't show. */
function checkLeak({ text, steps }: Text, { host, site, offPages }: ReferenceContext): Problem[] {
  if (offPages.length === 0) return [];
  const leaks = leakIn(text, valueAt(pointerOf(steps)), offPages);
  return leaks.length > 0 && isOnPages(host.blocks, site, steps) ? leaks : [];
}

/* Reports wrong syntax, and if there is no error, wrong links. */
function checkWords(text: Text, context: ReferenceContext): Problem[] {
  const { site } = context;
  const { problems, links, withoutCode: prose, rest } = checkMarks(text, context.markBudget);
  // Most texts have no marks: avoids copying them.
  const withoutCode = prose === text.text ? text : { ...text, text: prose };
  problems.push(...checkPlaceholders(withoutCode, site, context.placeholderBudget));
  if (problems.some(({ label }) => label === circularLabel)) {
    // All texts of a cycle have this problem: only the first is reported.
    if (context.hasCycle) return [];
    context.hasCycle = true;
  }
  if (text.kind !== 'href') problems.push(...checkUnsupportedSyntax(text, rest), ...checkMarkup(text, rest));
  problems.push(
    ...checkBraces(withoutCode, site),
    ...checkAlt(text, site),
    ...checkLost(text.text, ({ start, length }) => within(valueAt(pointerOf(text.steps)), start, length)),
  );
  if (problems.some(({ code }) => severityOf(code) === 'error')) return problems;
  const ofLinks =
    text.kind === 'href'
      ? checkAddress({ written: text.text, at: valueAt(pointerOf(text.steps)) }, text.steps, context)
      : links.flatMap((link) => checkLinkIn(text, link, context));
  return [...problems, ...ofLinks];
}

/* Reports alt text that doesn't describe its image. Ignores all other texts. */
function checkAlt({ text, steps }: Text, site: ReferenceContext['site']): Problem[] {
  if (steps.at(-1) !== 'alt') return [];
  // Only pictures have an alt text.
  const { src, decorative } = valueIn(site, steps.slice(0, -1)) as { src: string; decorative?: true };
  const what = decorative ? undefined : emptyDescription(text, src);
  if (what === undefined) return [];
  const advice = 'Describe the image in one sentence. For a decorative image, use "decorative": true instead of "alt".';
  return [{ code: 'OF253', at: valueAt(pointerOf(steps)), details: { found: text, what, advice } }];
}
