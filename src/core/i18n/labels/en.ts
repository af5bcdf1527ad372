import { labels } from '../../../../schema/labels.ts';
import { site } from '../../../../schema/site.ts';

/** All interface labels in one language. The type requires every label. */
export type LabelTable = Record<keyof typeof labels.properties | 'notFoundTitle' | 'notFoundText', string>;

const { title, text } = site.properties.notFound.properties;

/** English: the defaults of the schema, which editors show. */
export const en: LabelTable = {
  // Object.fromEntries loses the type of the keys.
  ...(Object.fromEntries(
    Object.entries(labels.properties).map(([name, { default: words }]) => [name, words]),
  ) as Record<keyof typeof labels.properties, string>),
  notFoundTitle: title.default,
  notFoundText: text.default,
};
