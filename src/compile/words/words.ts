import { labels } from '../../../schema/labels.ts';
import type { AllLabels } from '../../../schema/resolved.ts';
import { site } from '../../../schema/site.ts';

/** The interface's own words in one language: all of them, or it does not compile. */
export type Words = AllLabels extends infer Labels
  ? Record<Exclude<keyof Labels, 'files'> | 'notFoundTitle' | 'notFoundText' | 'submit', string>
  : never;

const { title, text } = site.properties.notFound.properties;

/** The words of the interface in English: what the schema says of them. */
export const en: Words = {
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(
    Object.entries(labels.properties).map(([name, { default: words }]) => [name, words]),
  ) as unknown as AllLabels),
  notFoundTitle: title.default,
  notFoundText: text.default,
  submit: 'Send Message',
};
