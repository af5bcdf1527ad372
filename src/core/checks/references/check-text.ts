import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { altTextProblem } from '../../content/files/alt-text-problem.ts';
import { unsupportedInText } from '../../content/markdown/unsupported-syntax.ts';
import { type Location, type Problem, severityOf, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { fixToNearest } from '../../diagnostics/did-you-mean.ts';
import { pointerOf, valueIn } from '../../diagnostics/pointer.ts';
import { cutShort, joinList, shown } from '../../diagnostics/wording.ts';
import { checkTag } from '../../i18n/check-tag.ts';
import { checkHardSpaces, checkLost } from '../../text/characters.ts';
import { suggestForHtml } from '../../text/suggest-for-html.ts';
import { checkWebAddress } from '../../text/web-address.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import { write } from '../../validation/replacement-fixes.ts';
import { isWords } from '../../validation/schema.ts';
import { formatExample } from '../../validation/schema-example.ts';
import type { Text } from '../../validation/site-texts.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { checkEndpoint } from '../addresses/endpoints.ts';
import { isOnPages, leakedBy, leakIn } from '../check-audience.ts';
import { checkBraces } from '../text/check-braces.ts';
import { checkMarks } from '../text/check-marks.ts';
import { checkPlaceholders, circularLabel } from '../text/check-placeholders.ts';
import { checkFile, fileIn, isFilePath } from './check-file.ts';
import { checkLinkIn, checkPagePath } from './check-link.ts';
import type { ReferenceContext } from './reference-context.ts';

/** Reports what a text refers to and the site doesn't have, by the kind of the text. */
export function checkText(text: Text, context: ReferenceContext): Problem[] {
  if (isFilePath(text)) return checkFile(fileIn(text), context);
  if (text.kind === 'endpoint') return checkEndpoint(text, context);
  if (text.kind === 'server' || text.kind === 'framedUrl')
    return checkWebAddress(valueAt(pointerOf(text.steps)), text.text);
  if (text.kind === 'path' && text.steps.at(-1) === 'page') return checkPagePath(text, context);
  if (text.kind === 'language' && text.steps[0] === 'pages')
    return checkTag(text.text, valueAt(pointerOf(text.steps)), false);
  if (text.kind === 'id' && text.steps.at(-2) === 'evidence') return checkEvidence(text, context);
  if (!isWords(text.kind) && text.kind !== 'href') return [];
  return checkWords(text, context);
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
function checkLeak(text: string, at: Location, steps: Text['steps'], context: ReferenceContext): Problem[] {
  const { host, site, hiddenFields } = context;
  if (leakedBy(text, hiddenFields.cv)) context.mayLeakOnCv = true;
  const leaks = leakIn(text, at, hiddenFields, 'web');
  return leaks.length > 0 && isOnPages(host.blocks, site, steps) ? leaks : [];
}

/* A text without any character that the checks of words look for, as most texts are: checking each takes a while. */
const plain = /^[^#$&*+:<=[\\\]_`{|~\u00A0\u202F\uFFFD-]*$/;

/* Reports wrong syntax, and if there is no error, wrong links. */
function checkWords(text: Text, context: ReferenceContext): Problem[] {
  if (text.kind !== 'href' && text.steps.at(-1) !== 'alt' && plain.test(text.text)) return [];
  const { site } = context;
  const { problems, links, withoutCode: prose, rest } = checkMarks(text, context.markBudget);
  // Most texts have no marks: avoids copying them.
  const withoutCode = prose === text.text ? text : { ...text, text: prose };
  const at = valueAt(pointerOf(text.steps));
  const leaks = [{ written: prose, at }, ...links].flatMap((part) =>
    checkLeak(part.written, part.at, text.steps, context),
  );
  problems.push(...checkPlaceholders(withoutCode, site, context.placeholderBudget), ...leaks);
  if (problems.some(({ label }) => label === circularLabel)) {
    // All texts of a cycle have this problem: only the first is reported.
    if (context.hasCycle) return [];
    context.hasCycle = true;
  }
  if (text.kind !== 'href') problems.push(...checkUnsupportedSyntax(text, rest), ...checkMarkup(text, rest));
  const placeOf = ({ start, length }: { start: number; length: number }) => within(at, start, length);
  problems.push(
    ...checkBraces(withoutCode, site),
    ...checkAlt(text, site),
    ...checkLost(text.text, placeOf),
    ...checkHardSpaces(text.text, placeOf),
  );
  if (problems.some(({ code }) => severityOf(code) === 'error')) return problems;
  const ofLinks =
    text.kind === 'href'
      ? checkAddress({ written: text.text, at }, text.steps, context)
      : links.flatMap((link) => checkLinkIn(text, link, context));
  return [...problems, ...ofLinks];
}

/* Reports alt text that doesn't describe its image. Ignores all other texts. */
function checkAlt({ text, steps }: Text, site: ReferenceContext['site']): Problem[] {
  if (steps.at(-1) !== 'alt') return [];
  // Only pictures have an alt text.
  const { src, decorative } = valueIn(site, steps.slice(0, -1)) as { src: string; decorative?: true };
  const what = decorative ? undefined : altTextProblem(text, src);
  if (what === undefined) return [];
  const advice = 'Describe the image in one sentence. For a decorative image, use "decorative": true instead of "alt".';
  return [{ code: 'OF253', at: valueAt(pointerOf(steps)), details: { found: text, what, advice } }];
}

/*
 * Reports markup that no text in the site file supports: HTML entities; tags, if the text doesn't support formatting; and
 * heading markers, unless it has several lines. `rest` is the text without its formatting characters.
 */
function checkMarkup(text: Text, rest: string): Problem[] {
  if (!/[&<#]/.test(rest)) return [];
  const at = valueAt(pointerOf(text.steps));
  const accepted = acceptedMarks(text);
  const problems = ofEntities(rest, at);
  if (accepted === 'none') problems.push(...first(tag, rest, at, "Remove the tags. HTML isn't supported here."));
  if (accepted === 'none' || text.kind !== 'prose') problems.push(...ofHeading(rest, at));
  return problems;
}

const tag = /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/i;

function first(pattern: RegExp, text: string, at: Location, advice: string): Problem[] {
  const match = pattern.exec(text);
  if (!match) return [];
  const [found] = match;
  return [{ code: 'OF440', at: within(at, match.index, found.length), details: { found: shown(found), advice } }];
}

/* One problem for all HTML entities of a text, so that the fix leaves none: &amp;, &eacute; or &#39;. */
function ofEntities(text: string, at: Location): Problem[] {
  const found = [...text.matchAll(/&(?:[a-z][a-z0-9]+|#\d{2,5}|#x[0-9a-f]{2,4});/gi)].flatMap(
    ({ 0: written, index }) => {
      const character = characterOf(written.slice(1, -1));
      return character ? [{ written, character, at: within(at, index, written.length) }] : [];
    },
  );
  const [first] = found;
  if (!first) return [];
  const edits = found.map(({ character, at }) => ({ at, text: JSON.stringify(character).slice(1, -1) }));
  const fix = { text: `use the character itself: ${edits.map(({ text }) => text).join(' ')}`, certain: false, edits };
  const advice = "Use the character itself. Special characters don't need HTML entities.";
  return [{ code: 'OF440', at: first.at, details: { found: shown(first.written), advice }, fix }];
}

const characterOf = (name: string): string | false =>
  name.startsWith('#')
    ? String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')))
    : decodeNamedCharacterReference(name);

function ofHeading(text: string, at: Location): Problem[] {
  const [problem] = first(/^#{1,6} (?=\S)/, text, at, "Remove the heading marker. This text doesn't need one.");
  if (!problem) return [];
  return [{ ...problem, fix: { text: 'remove it', certain: false, edits: [{ at: problem.at, text: '' }] } }];
}

/* Reports unsupported Markdown and HTML in a text. `rest` is the text without its supported formatting. */
function checkUnsupportedSyntax(text: Text, rest: string): Problem[] {
  if (acceptedMarks(text) === 'none') return [];
  const at = valueAt(pointerOf(text.steps));
  return unsupportedInText(rest, text.kind === 'prose').map(({ start, length, details }) => {
    const plain = details.what === 'HTML' ? inMarkdown(text) : undefined;
    return {
      code: 'OF426',
      at: within(at, start, length),
      details,
      ...(plain !== undefined && { fix: { ...write(at, plain), text: `write ${cutShort(formatExample(plain))}` } }),
    };
  });
}

/* Converts the HTML of a text to Markdown. Undefined if the text doesn't support the result. */
function inMarkdown({ text, kind }: Text): string | undefined {
  const plain = suggestForHtml(text)?.replace(/\n+/g, '\n');
  const isSupported = plain !== undefined && !/^[-#] /m.test(plain) && (kind === 'prose' || !plain.includes('\n'));
  return isSupported ? plain : undefined;
}
