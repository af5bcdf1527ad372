import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguageTag, languageName } from '../../core/text/language-tags.ts';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../hash.ts';
import { readOwnPackage } from '../onefolio-package.ts';
import { parseJson } from '../parse-json.ts';
import { megabyte, readRegular } from '../read-regular.ts';
import { readSite, type Source } from './load-site.ts';
import { rewrite } from './rewrite.ts';

/** The schema file next to a site, which editors use for completions and descriptions. */
export const schemaName = 'site.schema.json';

/** The result of updating a site's schema, with the version of Onefolio that wrote it. */
type SchemaOutcome =
  | { kind: 'updated'; from: string }
  /** This version wrote it for other languages. */
  | { kind: 'translated' };

/**
 * Returns the schema file for a site in these languages, with the version of Onefolio and a hash that shows whether it
 * was edited.
 */
export async function schemaFor(root: string, languages: readonly string[] = []): Promise<string> {
  const text = schemaInLanguages(await readFile(join(root, 'schema', schemaName), 'utf8'), languages);
  const { version } = await readOwnPackage(root);
  const comment = commentFor(version) + contentHash(JSON.parse(text));
  return text.replace('{', () => `{\n"$comment": ${JSON.stringify(comment)},`);
}

/**
 * Updates a site's schema if the site references it and another version of Onefolio wrote it. Null if there is none, the site
 * doesn't reference it, somebody edited it, or it is current. Throws a NotWrittenError if it can't be replaced.
 */
export async function updateSchema(source: Source, root: string): Promise<SchemaOutcome | null> {
  const path = join(source.folder, schemaName);
  const { bytes } = readRegular(path, 10 * megabyte);
  const site = await siteWithSchema(source);
  if (!bytes || site === null) return null;
  const text = new TextDecoder().decode(bytes);
  const { version } = await readOwnPackage(root);
  const schema = await schemaFor(root, declaredLanguages(site));
  const [found, current] = [contentOf(text), contentOf(schema)];
  if (found?.hash === current?.hash) return null;
  const [, from = '', hash] = stamp.exec(String(found?.comment)) ?? [];
  if (hash === undefined || hash !== found?.hash) return null;
  await rewrite(path, text, schema);
  return from === version ? { kind: 'translated' } : { kind: 'updated', from };
}

const commentFor = (version: string) => `Written by Onefolio ${version}, which updates it unless you change it: `;
const stamp = /^Written by Onefolio (\d+\.\d+\.\d+(?:-[\w.-]+)?), [^:]*: ([0-9a-f]{32})$/;

/* Hashes the content and not the bytes: git may change line endings, and editors indentation. */
const contentHash = (schema: unknown) => hashOf(JSON.stringify(schema));

function contentOf(text: string): { comment: unknown; hash: string } | null {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return null;
  const { $comment: comment, ...schema } = parsed;
  return { comment, hash: contentHash(schema) };
}

/* Reads the site file; null if it's invalid, or if its "$schema" isn't the file next to it. */
async function siteWithSchema(source: Source): Promise<unknown> {
  const read = await readSite(source);
  if ('failed' in read) return null;
  const site = parseJson(new TextDecoder().decode(read.bytes));
  return isRecord(site) && [schemaName, `./${schemaName}`].includes(String(site.$schema)) ? site : null;
}

/* The parts of the schema that depend on the languages of a site. */
interface Node {
  additionalProperties?: unknown;
  definitions?: Record<string, Node>;
  [keyword: string]: unknown;
}

/** Returns the valid language tags in the "languages" of a site; empty if it has none. */
export const declaredLanguages = (site: unknown): string[] =>
  isRecord(site) && Array.isArray(site.languages) ? site.languages.filter(isLanguageTag) : [];

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
    { description: `In ${languageName(tag)}.`, allOf: [node.additionalProperties] },
  ]);
  return {
    ...node,
    properties: Object.fromEntries(properties),
    propertyNames: { ...choiceOf(tags), doNotSuggest: true },
  };
}

const choiceOf = (tags: readonly string[]) => ({
  type: 'string',
  enum: tags,
  errorMessage: `The languages of this site are ${tags.map((tag) => JSON.stringify(tag)).join(', ')}.`,
});
