import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstPages, quoteFirst } from '../../../core/outputs/missing-characters.ts';
import { type BuildCache, openCache } from '../../build-cache.ts';
import { messageOf } from '../../caught-error.ts';
import type { LanguagePages } from '../../language-pages.ts';
import { stateOf } from '../../load/load-site.ts';
import type { Bundles } from '../../render/bundles.ts';
import { type PreviewsWithText, previewsFolder } from '../../render/head-tags.ts';
import type { MakerContext } from '../maker.ts';
import { packageProblem, previewEngine } from '../optional-packages.ts';
import { maxFailures, printEach } from '../run-printer.ts';
import { type PlannedPreview, planPreviews } from './plan-previews.ts';

/** The link previews with words: their files, and the pages that have one, by the prefix of the language. */
export interface DrawnPreviews {
  files: ReadonlyMap<string, Uint8Array>;
  withWords: ReadonlyMap<string, PreviewsWithText>;
}

interface Options extends Pick<MakerContext, 'source' | 'warn'> {
  bundles: Bundles;
  now: Date;
  /** How long the engine may take for each picture, in milliseconds. */
  limit?: number;
}

/**
 * Draws the link previews of all pages without an image of their own, in all languages. They are cached for the next
 * build. Never throws: a picture that can't be drawn is a warning, and the page has the one without words.
 */
export async function drawPreviews(all: readonly LanguagePages[], options: Options): Promise<DrawnPreviews> {
  try {
    return await draw(all, options);
  } catch (error) {
    options.warn(withoutWords([], `they can't be drawn: ${messageOf(error)}.`));
    return { files: new Map(), withWords: new Map() };
  }
}

async function draw(all: readonly LanguagePages[], options: Options): Promise<DrawnPreviews> {
  const { source, bundles, now, warn } = options;
  const files = new Map<string, Uint8Array>();
  const withWords = new Map<string, Map<string, { address: string; alt: string }>>();
  const problem = problemOf(all, source.folder);
  if (problem !== undefined) {
    warn(problem);
    return { files, withWords };
  }
  const script = scriptIn(bundles);
  const version = versionOf(bundles);
  const previews: PlannedPreview[] = [];
  for (const each of all) {
    const planned = await planPreviews(each, { bundles, publicFolder: source.publicFolder, now, version });
    previews.push(...planned.previews);
    if (planned.missing.size > 0) warn(missingLetters(planned.missing));
  }
  const folder = join(stateOf(source), 'cache', 'previews');
  const cache = await openCache(folder, new Set(previews.map(({ name }) => name)));
  const missing = [...new Map(previews.map((each) => [each.name, each])).values()].filter(
    ({ name }) => !cache.names.has(name),
  );
  const failure = await drawMissing(missing, script, cache, options);
  if (failure !== undefined) {
    const failed = previews.filter(({ name }) => !cache.names.has(name));
    warn(
      withoutWords(
        failed.map(({ prefix, path }) => prefix + path),
        `the package "${previewEngine.name}" failed: ${failure}.`,
      ),
    );
  }
  for (const { prefix, path, name, alt } of previews) {
    if (!cache.names.has(name)) continue;
    const address = `/${previewsFolder}${name}`;
    files.set(address.slice(1), await readFile(join(folder, name)));
    withWords.set(prefix, (withWords.get(prefix) ?? new Map()).set(path, { address, alt }));
  }
  return { files, withWords };
}

const scriptIn = ({ folder }: Pick<Bundles, 'folder'>) => join(folder, 'document-writers', 'draw-link-previews.js');

/** What pictures depend on besides their words: the version of the engine, and the script that calls it. */
export const versionOf = (bundles: Pick<Bundles, 'folder'>): string =>
  `${previewEngine.version} ${readFileSync(scriptIn(bundles), 'utf8')}`;

/** Whether the engine is installed for a site in a folder. */
export const hasEngine = (folder: string): boolean => packageProblem(folder, previewEngine) === undefined;

/** Draws one picture. Throws if the engine fails. */
export async function drawPreview(
  preview: PlannedPreview,
  { source, bundles }: Pick<Options, 'source' | 'bundles'>,
): Promise<Uint8Array> {
  const [drawn] = await drawBatch([preview], scriptIn(bundles), { source });
  if (drawn?.line === undefined) throw new Error(drawn?.failure);
  return pictureOf(drawn.line);
}

/* Draws pictures in a process of its own: the engine may fail with one of them. */
const drawBatch = (
  batch: readonly PlannedPreview[],
  script: string,
  { source, limit }: Pick<Options, 'source' | 'limit'>,
) => printEach(script, batch, (rest) => requestFor(rest, source.folder), limit);

function requestFor(batch: readonly PlannedPreview[], site: string) {
  const fonts = new Map(batch.flatMap((each) => each.fonts).map((font) => [JSON.stringify(font), font]));
  return { site, fonts: [...fonts.values()], pictures: batch.map(({ picture }) => picture) };
}

const pictureOf = (line: string): Uint8Array => Buffer.from(JSON.parse(line).png, 'base64');

/* The cache keeps the pictures of each batch, so an interrupted build has drawn most of them. */
const batchSize = 40;

/* Draws pictures and keeps them. Returns why some are missing. */
async function drawMissing(
  missing: readonly PlannedPreview[],
  script: string,
  cache: BuildCache,
  options: Options,
): Promise<string | undefined> {
  const failures: string[] = [];
  for (let start = 0; start < missing.length && failures.length < maxFailures; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    for (const [index, printed] of (await drawBatch(batch, script, options)).entries())
      if (printed.line === undefined) failures.push(printed.failure);
      else await cache.keep((batch[index] as PlannedPreview).name, pictureOf(printed.line));
  }
  return failures[0];
}

/* Why nothing can be drawn. */
function problemOf([first]: readonly LanguagePages[], folder: string): string | undefined {
  if (first?.site.url === undefined)
    return 'The link previews are missing, because they need the URL of the site. Add "url": "https://example.com/" at the top of the file, or build with --url.';
  const problem = packageProblem(folder, previewEngine);
  return problem && withoutWords([], problem);
}

/* A sentence about pages, or all pages if there are none. */
function withoutWords(paths: readonly string[], reason: string): string {
  const of = paths.length === 0 ? '' : ` of ${new Intl.ListFormat('en').format(firstPages(paths))}`;
  return `The link preview${paths.length === 1 ? `${of} has` : `s${of} have`} no words, because ${reason}`;
}

function missingLetters(missing: ReadonlyMap<string, readonly string[]>): string {
  const letters = [...new Set([...missing.values()].flat())];
  return withoutWords(
    [...missing.keys()],
    `no font of the site has ${quoteFirst(letters)}. Set a font that has them as "headings" in "font" of "theme".`,
  );
}
