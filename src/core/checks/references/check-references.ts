import type { Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { eachLongText, type PlacedText } from '../../content/each-long-text.ts';
import { longTextOf, placeIn } from '../../content/long-text-of.ts';
import { type Location, maxProblems, type Problem, severityOf } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import { isOnWeb } from '../../resolve/visibility.ts';
import { eachText, type Text } from '../../validation/site-texts.ts';
import { checkAudience, leakedBy, leakIn, leaksOnCv } from '../check-audience.ts';
import { checkClash, checkOutputs, checkStray, withListedFiles } from '../files/reserved-files.ts';
import { checkBraces } from '../text/check-braces.ts';
import { checkPlaceholders } from '../text/check-placeholders.ts';
import { checkFile } from './check-file.ts';
import { checkLinkIn } from './check-link.ts';
import { checkText } from './check-text.ts';
import { type ReferenceContext, referenceContext } from './reference-context.ts';

/** Reports every broken link, missing file and unknown placeholder of a site. Expects paths and IDs to be unique. */
export function checkReferences(site: Site, host: CompilerHost): Problem[] {
  const context = referenceContext(site, host);
  const listed = withListedFiles(host);
  const problems = [
    ...site.pages.flatMap((page, index) => (page.hidden ? [] : checkClash(page, `/pages/${index}/path`, listed))),
    ...checkAudience(site),
    ...checkOutputs(site, host),
    ...checkStray(host),
    ...upToLimit((check) => {
      eachText(host.blocks, site, (text) => check(() => checkText(text, context)));
      for (const placed of eachLongText(site)) check(() => checkLongText(placed, context));
    }),
  ];
  // Composing the CV takes a while, and needs a site without errors.
  return context.mayLeakOnCv && problems.every(({ code }) => severityOf(code) !== 'error')
    ? [...problems, ...leaksOnCv(site, host, context.hiddenFields)]
    : problems;
}

/* Runs checks until they found as many errors as are reported. Warnings don't count, so that they can't hide an error. */
function upToLimit(run: (check: (find: () => Problem[]) => void) => void): Problem[] {
  const found: Problem[] = [];
  let errors = 0;
  run((find) => {
    if (errors >= maxProblems) return;
    for (const problem of find()) {
      found.push(problem);
      if (severityOf(problem.code) === 'error') errors++;
    }
  });
  return found;
}

/* Reports what a text in Markdown refers to and the site doesn't have. */
function checkLongText(placed: PlacedText, context: ReferenceContext): Problem[] {
  const { site, host, placeholderBudget, hiddenFields } = context;
  const steps = stepsOf(placed.at).map(asStep);
  const text: Text = { text: '', kind: 'prose', steps, maxLength: Number.POSITIVE_INFINITY, parameters: [] };
  const isShown = isOnWeb(host.blocks, placed.block);
  const leaksIn = (words: string, at: Location) => {
    if (leakedBy(words, hiddenFields.cv)) context.mayLeakOnCv = true;
    return isShown ? leakIn(words, at, hiddenFields, 'web') : [];
  };
  const checkWords = (words: string, at: Location) => {
    const part = { ...text, text: words };
    return [
      ...checkPlaceholders(part, site, placeholderBudget, at),
      ...checkBraces(part, site, at),
      ...leaksIn(words, at),
    ];
  };
  const checkLink = (written: string, at: Location) => [
    ...checkLinkIn(text, { written, at }, context),
    ...leaksIn(written, at),
  ];
  const checkPicture = (path: string, at: Location) => checkFile({ path, at, use: 'picture' }, context);
  const { templates = [], links = [], pictures = [] } = longTextOf(placed.block, host) ?? {};
  return [
    ...templates.map((source) => ({ source, check: checkWords })),
    ...links.map((source) => ({ source, check: checkLink })),
    ...pictures.map((source) => ({ source, check: checkPicture })),
  ]
    .sort((one, other) => one.source.start - other.source.start)
    .flatMap(({ source, check }) => check(source.text, placeIn(placed.block, placed.at, source)));
}

const asStep = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);
