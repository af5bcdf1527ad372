import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../hash.ts';
import { readOwnPackage } from '../own-package.ts';
import { readSite, type Source } from './load.ts';
import { megabyte } from './read-trouble.ts';
import { rewrite } from './rewrite.ts';
import { languagesNamed, schemaInLanguages } from './schema-in-languages.ts';
import { isLater } from './versions.ts';

/** The file beside a site that lets an editor complete and explain it. */
export const schemaName = 'site.schema.json';

/** What became of the schema beside a site, and the version of Onefolio that had written it. */
export type SchemaOutcome =
  | { kind: 'updated'; from: string }
  /** This Onefolio had written it for other languages. */
  | { kind: 'translated' }
  /** A later Onefolio has written it. */
  | { kind: 'later'; from: string }
  /** Its text is not one that an Onefolio has written. */
  | { kind: 'foreign' };

/**
 * The schema as it lies beside a site in several languages, or in one: it says which Onefolio has written it, and what
 * proves that nobody changed it.
 */
export async function ownSchema(root: string, languages: readonly string[] = []): Promise<string> {
  const text = schemaInLanguages(await readFile(join(root, 'schema', schemaName), 'utf8'), languages);
  const { version } = await readOwnPackage(root);
  const comment = words(version) + proofOf(JSON.parse(text));
  return text.replace('{', () => `{\n"$comment": ${JSON.stringify(comment)},`);
}

/**
 * Replaces the schema beside a site where the site names it, and an earlier Onefolio has written it. Null where there is
 * none, the site does not name it, or it says what it should. Throws a NotWrittenError when it cannot be replaced.
 */
export async function updateSchema(source: Source, root: string): Promise<SchemaOutcome | null> {
  const place = join(source.folder, schemaName);
  const text = await readUsual(place);
  const site = await siteNaming(source);
  if (text === null || site === null) return null;
  const { version } = await readOwnPackage(root);
  const ours = await ownSchema(root, languagesNamed(site));
  const [found, wanted] = [contentOf(text), contentOf(ours)];
  if (found?.proof === wanted?.proof) return null;
  const [, from = '', proof] = stamp.exec(String(found?.comment)) ?? [];
  if (proof === undefined || proof !== found?.proof) return { kind: 'foreign' };
  if (isLater(from, version)) return { kind: 'later', from };
  await rewrite(place, text, ours);
  return from === version ? { kind: 'translated' } : { kind: 'updated', from };
}

const words = (version: string) => `Written by Onefolio ${version}, which updates it unless you change it: `;
const stamp = /^Written by Onefolio (\d+\.\d+\.\d+(?:-[\w.-]+)?), [^:]*: ([0-9a-f]{32})$/;

/** Whether the schema beside a site knows a setting, as none does that an earlier Onefolio has written. */
export async function schemaKnows({ folder }: Source, setting: string): Promise<boolean> {
  return (await readUsual(join(folder, schemaName)))?.includes(`"${setting}":`) ?? false;
}

/* Of what it says and not of its bytes: git may change the ends of its lines, and an editor its blanks. */
const proofOf = (schema: unknown) => hashOf(JSON.stringify(schema));

function contentOf(text: string): { comment: unknown; proof: string } | null {
  try {
    const { $comment: comment, ...schema } = JSON.parse(text);
    return { comment, proof: proofOf(schema) };
  } catch {
    return null;
  }
}

/* The text of a file of a usual size, without its byte-order mark; null for anything else. */
async function readUsual(place: string): Promise<string | null> {
  const stats = await stat(place).catch(() => null);
  if (!stats?.isFile() || stats.size > 10 * megabyte) return null;
  return new TextDecoder().decode(await readFile(place));
}

/* The site, where it says that its schema is the one beside it. */
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
