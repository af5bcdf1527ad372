import type { PlacedText } from '../../content/each-long-text.ts';
import { longTextOf, placeIn } from '../../content/long-text-of.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import { isOnWeb } from '../../resolve/visibility.ts';
import type { Text } from '../../validation/site-texts.ts';
import { leakIn } from '../check-audience.ts';
import { checkBraces } from '../text/check-braces.ts';
import { checkPlaceholders } from '../text/placeholders.ts';
import { checkFile } from './check-file.ts';
import { checkLinkIn } from './check-link.ts';
import type { ReferenceContext } from './reference-context.ts';

/** Reports what a text in Markdown refers to and the site doesn't have. */
export function checkLongText(placed: PlacedText, context: ReferenceContext): Problem[] {
  const { site, host, placeholderBudget, offPages } = context;
  const steps = stepsOf(placed.at).map(asStep);
  const text: Text = { text: '', kind: 'prose', steps, maxLength: Number.POSITIVE_INFINITY, parameters: [] };
  const names = isOnWeb(host.blocks, placed.block) ? offPages : [];
  const checkWords = (words: string, at: Location) => {
    const part = { ...text, text: words };
    return [
      ...checkPlaceholders(part, site, placeholderBudget, at),
      ...checkBraces(part, site, at),
      ...leakIn(words, at, names),
    ];
  };
  const checkLink = (written: string, at: Location) => [
    ...checkLinkIn(text, { written, at }, context),
    ...leakIn(written, at, names),
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
