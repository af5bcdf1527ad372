import type { AllLabels } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { inDigits } from '../../shared/in-digits.ts';

/** What is known of how a site writes: its language, and whether in the digits of that. */
export type Writing = Pick<Site, 'language' | 'digits'>;

/*
 * The first of the ten digits of languages that have digits of their own. A table of ours: Intl's data differ between
 * versions of Node. See https://cldr.unicode.org/translation/core-data/numbering-systems
 */
const zeros = new Map(
  [
    ['٠', 'ar ckb sd'],
    ['۰', 'fa ks ps ur uz-arab'],
    ['०', 'hi mr ne sa'],
    ['০', 'as bn mni'],
    ['੦', 'pa'],
    ['૦', 'gu'],
    ['୦', 'or'],
    ['௦', 'ta'],
    ['౦', 'te'],
    ['೦', 'kn'],
    ['൦', 'ml'],
    ['๐', 'th'],
    ['໐', 'lo'],
    ['༠', 'bo dz'],
    ['၀', 'my'],
    ['០', 'km'],
  ].flatMap(([zero = '', tags = '']) => tags.split(' ').map((tag) => [tag, zero] as const)),
);

/** The first of the digits that a site writes, where those are not Latin. */
export function zeroOf({ language, digits }: Writing): string | undefined {
  const tag = language.toLowerCase();
  return digits === 'native' ? (zeros.get(tag) ?? zeros.get(tag.split('-')[0] as string)) : undefined;
}

/** A text that the site makes, in its digits. */
export const inSiteDigits = (text: string | number, site: Writing): string => inDigits(text, zeroOf(site));

/* What labels are filled in with that is a number; codes and what visitors have written stay as they are. */
const numbers = /\{(count|minutes|number|page|pages|seconds|time)\}/g;

/** Labels that say in which digits their numbers are written: "Show more: {count:٠}". */
export function labelsInDigits(labels: AllLabels, site: Writing): AllLabels {
  const zero = zeroOf(site);
  if (zero === undefined) return labels;
  const entries = Object.entries(labels).map(([name, label]) => [name, label.replace(numbers, `{$1:${zero}}`)]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(entries) as AllLabels;
}

/** A placeholder for a time that says in which digits it is written: "{year:٠}". */
export function timeInDigits(placeholder: string, site: Writing): string {
  const zero = zeroOf(site);
  if (zero === undefined) return placeholder;
  return placeholder.replace(/^\{(\w+)(?::(.*))?\}$/s, (_, name: string, argument?: string) =>
    argument === undefined ? `{${name}:${zero}}` : `{${name}:${argument}|${zero}}`,
  );
}
