import { isLanguage, usualTag } from '../../core/i18n/tags.ts';
import { isRecord } from '../../shared/is-record.ts';

/** As much of the schema as is different for a site in several languages. */
interface Node {
  additionalProperties?: unknown;
  definitions?: Record<string, Node>;
  [keyword: string]: unknown;
}

/** The languages that a site names and that there are, by their tags; none where it names one alone. */
export const languagesNamed = (site: unknown): string[] =>
  isRecord(site) && Array.isArray(site.languages) ? site.languages.filter(isUsual) : [];

const isUsual = (tag: unknown): tag is string => typeof tag === 'string' && usualTag(tag) === tag && isLanguage(tag);

/**
 * The text of a schema for the editors of a site in these languages: a text takes these and no others, and so do the
 * lists of those in which something exists. Without languages it is the text as it was.
 */
export function schemaInLanguages(text: string, languages: readonly string[]): string {
  if (languages.length === 0) return text;
  const tags = [...new Set(languages)];
  const { definitions, ...schema }: Node = JSON.parse(text, (_, value) =>
    isByLanguage(value) ? withTags(value, tags) : value,
  );
  const inSome = { ...definitions?.languages, items: choiceOf(tags) };
  const written = JSON.stringify({ ...schema, definitions: { ...definitions, languages: inSome } }, null, 1);
  // As the schema itself is laid out.
  return `${written.replace(/\n +/g, '\n')}\n`;
}

const isByLanguage = (value: unknown): value is Node =>
  isRecord(value) && isRecord(value.additionalProperties) && '$ref' in value.additionalProperties;

/* Editors offer `properties`, and take what `propertyNames` refuses for the one mistake that it is. */
function withTags(node: Node, tags: readonly string[]): Node {
  const properties = tags.map((tag) => [
    tag,
    { description: `In ${names.of(tag)}.`, allOf: [node.additionalProperties] },
  ]);
  return {
    ...node,
    properties: Object.fromEntries(properties),
    propertyNames: { ...choiceOf(tags), doNotSuggest: true },
  };
}

const names = new Intl.DisplayNames('en', { type: 'language' });

const choiceOf = (tags: readonly string[]) => ({
  type: 'string',
  enum: tags,
  errorMessage: `The languages of this site are ${tags.map((tag) => JSON.stringify(tag)).join(', ')}.`,
});
