import { labels, submit } from '../../../../schema/labels.ts';
import { site } from '../../../../schema/site.ts';
import type { LabelTable } from './labels.ts';

const { title, text } = site.properties.notFound.properties;

/** English: the defaults that the schema tells of, where an editor shows them. */
export const en: LabelTable = {
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(
    Object.entries(labels.properties).map(([name, { default: words }]) => [name, words]),
  ) as Record<keyof typeof labels.properties, string>),
  notFoundTitle: title.default,
  notFoundText: text.default,
  submit: submit,
};
