import { canonicalTag, isLanguage } from '../../core/text/language-tags.ts';
import { isRecord } from '../../shared/is-record.ts';

/** The parts of the schema that depend on the languages of a site. */
interface Node {
  additionalProperties?: unknown;
  definitions?: Record<string, Node>;
  [keyword: string]: unknown;
}

/** Returns the valid language tags in the "languages" of a site; empty if it has none. */
export const declaredLanguages = (site: unknown): string[] =>
  isRecord(site) && Array.isArray(site.languages) ? site.languages.filter(isValidTag) : [];

const isValidTag = (tag: unknown): tag is string =>
  typeof tag === 'string' && canonicalTag(tag) === tag && isLanguage(tag);

/**
 * Restricts the schema for editors to these languages: in texts by language, and in lists of languages. Without
 * languages, returns the text unchanged.
 */
export function schemaInLanguages(text: string, languages: readonly string[]): string {
  if (languages.length === 0) return text;
  const tags = [...new Set(languages)];
  const { definitions, ...schema }: Node = JSON.parse(text, (_, value) =>
    isByLanguage(value) ? withTags(value, tags) : value,
  );
  const limitedLanguages = { ...definitions?.languages, items: choiceOf(tags) };
  const written = JSON.stringify({ ...schema, definitions: { ...definitions, languages: limitedLanguages } }, null, 1);
  // Uses the formatting of the schema file.
  return `${written.replace(/\n +/g, '\n')}\n`;
}

const isByLanguage = (value: unknown): value is Node =>
  isRecord(value) && isRecord(value.additionalProperties) && '$ref' in value.additionalProperties;

/* Editors complete `properties`, and report a violation of `propertyNames` as a single error. */
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
