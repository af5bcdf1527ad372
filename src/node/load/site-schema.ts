import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../hash.ts';
import { readOwnPackage } from '../own-package.ts';
import { megabyte } from './describe-read-error.ts';
import { readSite, type Source } from './load.ts';
import { rewrite } from './rewrite.ts';
import { declaredLanguages, schemaInLanguages } from './schema-in-languages.ts';

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
 * Updates a site's schema if the site references it and an earlier Onefolio wrote it. Null if there is none, the site
 * doesn't reference it, somebody edited it, or it is current. Throws a NotWrittenError if it can't be replaced.
 */
export async function updateSchema(source: Source, root: string): Promise<SchemaOutcome | null> {
  const path = join(source.folder, schemaName);
  const text = await readTextIfRegular(path);
  const site = await siteWithSchema(source);
  if (text === null || site === null) return null;
  const { version } = await readOwnPackage(root);
  const schema = await schemaFor(root, declaredLanguages(site));
  const [found, current] = [contentOf(text), contentOf(schema)];
  if (found?.hash === current?.hash) return null;
  const [, from = '', hash] = stamp.exec(String(found?.comment)) ?? [];
  if (hash === undefined || hash !== found?.hash || isLater(from, version)) return null;
  await rewrite(path, text, schema);
  return from === version ? { kind: 'translated' } : { kind: 'updated', from };
}

const commentFor = (version: string) => `Written by Onefolio ${version}, which updates it unless you change it: `;
const stamp = /^Written by Onefolio (\d+\.\d+\.\d+(?:-[\w.-]+)?), [^:]*: ([0-9a-f]{32})$/;

/* Hashes the content and not the bytes: git may change line endings, and editors indentation. */
const contentHash = (schema: unknown) => hashOf(JSON.stringify(schema));

function contentOf(text: string): { comment: unknown; hash: string } | null {
  try {
    const { $comment: comment, ...schema } = JSON.parse(text);
    return { comment, hash: contentHash(schema) };
  } catch {
    return null;
  }
}

/* Reads the text of a file without its byte-order mark; null if it is missing, too large, or not a file. */
async function readTextIfRegular(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile() || stats.size > 10 * megabyte) return null;
  return new TextDecoder().decode(await readFile(path));
}

/* Reads the site file; null if it's invalid, or if its "$schema" isn't the file next to it. */
async function siteWithSchema(source: Source): Promise<unknown> {
  const read = await readSite(source);
  if ('failed' in read) return null;
  try {
    const site: unknown = JSON.parse(new TextDecoder().decode(read.bytes));
    return isRecord(site) && [schemaName, `./${schemaName}`].includes(String(site.$schema)) ? site : null;
  } catch {
    return null;
  }
}

/**
 * Whether a version of a package is later than another one. A prerelease such as "1.0.0-beta.2" precedes its release.
 */
export function isLater(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)];
  for (const [index, number] of a.numbers.entries()) {
    const other = b.numbers[index] ?? 0;
    if (number !== other) return number > other;
  }
  if (a.before === '' || b.before === '') return a.before === '' && b.before !== '';
  return a.before.localeCompare(b.before, 'en', { numeric: true }) > 0;
}

function partsOf(version: string) {
  const [numbers = '', ...before] = version.split('-');
  return { numbers: numbers.split('.').map(Number), before: before.join('-') };
}
