import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../hash.ts';
import { readOwnPackage } from '../own-package.ts';
import { megabyte } from './describe-read-error.ts';
import { readSite, type Source } from './load.ts';
import { rewrite } from './rewrite.ts';
import { languagesNamed, schemaInLanguages } from './schema-in-languages.ts';
import { isLater } from './versions.ts';

/** The file next to a site from which editors get completions and descriptions. */
export const schemaName = 'site.schema.json';

/** What happened to a site's schema, and the version of Onefolio that wrote it. */
export type SchemaOutcome =
  | { kind: 'updated'; from: string }
  /** This version wrote it for other languages. */
  | { kind: 'translated' }
  /** A later version wrote it. */
  | { kind: 'later'; from: string }
  /** No version of Onefolio wrote its text. */
  | { kind: 'foreign' };

/**
 * The schema file for a site in these languages, with the version of Onefolio and a hash that shows whether it was
 * edited.
 */
export async function schemaFor(root: string, languages: readonly string[] = []): Promise<string> {
  const text = schemaInLanguages(await readFile(join(root, 'schema', schemaName), 'utf8'), languages);
  const { version } = await readOwnPackage(root);
  const comment = commentFor(version) + proofOf(JSON.parse(text));
  return text.replace('{', () => `{\n"$comment": ${JSON.stringify(comment)},`);
}

/**
 * Updates a site's schema if the site references it and an earlier Onefolio wrote it. Null if there is none, the site
 * doesn't reference it, or it is current. Throws a NotWrittenError if it can't be replaced.
 */
export async function updateSchema(source: Source, root: string): Promise<SchemaOutcome | null> {
  const place = join(source.folder, schemaName);
  const text = await readUsual(place);
  const site = await siteNaming(source);
  if (text === null || site === null) return null;
  const { version } = await readOwnPackage(root);
  const ours = await schemaFor(root, languagesNamed(site));
  const [found, wanted] = [contentOf(text), contentOf(ours)];
  if (found?.proof === wanted?.proof) return null;
  const [, from = '', proof] = stamp.exec(String(found?.comment)) ?? [];
  if (proof === undefined || proof !== found?.proof) return { kind: 'foreign' };
  if (isLater(from, version)) return { kind: 'later', from };
  await rewrite(place, text, ours);
  return from === version ? { kind: 'translated' } : { kind: 'updated', from };
}

const commentFor = (version: string) => `Written by Onefolio ${version}, which updates it unless you change it: `;
const stamp = /^Written by Onefolio (\d+\.\d+\.\d+(?:-[\w.-]+)?), [^:]*: ([0-9a-f]{32})$/;

/** Whether a site's schema contains a setting; those of earlier versions may not. */
export async function schemaKnows({ folder }: Source, setting: string): Promise<boolean> {
  return (await readUsual(join(folder, schemaName)))?.includes(`"${setting}":`) ?? false;
}

/* Hashes the content and not the bytes: git may change line endings, and editors indentation. */
const proofOf = (schema: unknown) => hashOf(JSON.stringify(schema));

function contentOf(text: string): { comment: unknown; proof: string } | null {
  try {
    const { $comment: comment, ...schema } = JSON.parse(text);
    return { comment, proof: proofOf(schema) };
  } catch {
    return null;
  }
}

/* The text of a file without its byte-order mark; null if it is missing, too large, or not a file. */
async function readUsual(place: string): Promise<string | null> {
  const stats = await stat(place).catch(() => null);
  if (!stats?.isFile() || stats.size > 10 * megabyte) return null;
  return new TextDecoder().decode(await readFile(place));
}

/* The value of the site file, if its "$schema" is the file next to it. */
async function siteNaming(source: Source): Promise<unknown> {
  const read = await readSite(source);
  if ('failed' in read) return null;
  try {
    const site: unknown = JSON.parse(new TextDecoder().decode(read.bytes));
    return isRecord(site) && [schemaName, `./${schemaName}`].includes(String(site.$schema)) ? site : null;
  } catch {
    return null;
  }
}
