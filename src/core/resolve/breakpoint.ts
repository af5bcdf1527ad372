import type { RichText } from '../../../schema/rich-text.ts';
import { barLinks } from '../../shared/bar-links.ts';
import { plainText } from '../../shared/rich-text.ts';

/**
 * The width in rem from which a name and the links fit side by side above a page; undefined when they never do. Only letters
 * can be counted before the page is laid out, so each is given as much room as a wide text needs. `besides` is what else
 * stands there, in rem.
 */
export function breakpointFor(name: string, labels: readonly string[], besides = 0): 64 | 80 | 120 | undefined {
  const mark = 2.25;
  const besideLabel = 1.75;
  // A name that is longer gives way to the links.
  const brand = besides + mark + Math.min(8, widthOf(name));
  const needed = labels.reduce((sum, label) => sum + besideLabel + widthOf(label), brand);
  return widths.find((width) => needed <= free[width]);
}

/** The same for the navigation of a site. What depends on the day has as many letters on one day as on another. */
export function breakpointOf(
  name: string,
  navigation: { label: RichText; href: string; button?: boolean }[],
  hasLanguages = false,
) {
  const links = barLinks(navigation);
  return breakpointFor(
    name,
    links.map(({ label }) => plainText(label)),
    hasLanguages ? menuOfLanguages : 0,
  );
}

/* A globe, and a name. */
const menuOfLanguages = 7.5;

const widths = [64, 80, 120] as const;

/* What a bar leaves to both, between its margins and beside the button of the theme. */
const free = { 64: 52, 80: 67, 120: 82 };

/* Capitals are wider, and letters of East Asia are squares. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 1 : letter === letter.toLowerCase() ? 0.5 : 0.7), 0);
