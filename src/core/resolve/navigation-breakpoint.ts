import type { RichText } from '../../../schema/rich-text.ts';
import { barLinks } from '../../shared/bar-links.ts';
import { plainText } from '../../shared/rich-text.ts';

/**
 * Returns the smallest viewport width, in rem, at which the name and the navigation links fit on one line of the
 * header; undefined if no supported width is enough. Text can't be measured before layout, so each character counts as
 * a wide one. `otherWidth` is the width of everything else in the header, in rem.
 */
export function breakpointFor(name: string, labels: readonly string[], otherWidth = 0): 64 | 80 | 120 | undefined {
  const markWidth = 2.25;
  const linkPadding = 1.75;
  // A longer name is truncated before the links are.
  const nameWidth = otherWidth + markWidth + Math.min(8, estimatedWidth(name));
  const needed = labels.reduce((sum, label) => sum + linkPadding + estimatedWidth(label), nameWidth);
  return widths.find((width) => needed <= available[width]);
}

/** Returns the same for the navigation of a site. Placeholders for times keep their length from day to day. */
export function breakpointOf(
  name: string,
  navigation: { label: RichText; href: string; button?: boolean }[],
  hasLanguages = false,
) {
  const links = barLinks(navigation);
  return breakpointFor(
    name,
    links.map(({ label }) => plainText(label)),
    hasLanguages ? languageMenuWidth : 0,
  );
}

/* The width of the language menu: a globe icon and the name of a language. */
const languageMenuWidth = 7.5;

const widths = [64, 80, 120] as const;

/* The width that the header leaves for the name and the links, without its margins and the theme button. */
const available = { 64: 52, 80: 67, 120: 82 };

/* Capitals are wider than lower-case letters, and East Asian characters are as wide as high. */
const estimatedWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 1 : letter === letter.toLowerCase() ? 0.5 : 0.7), 0);
