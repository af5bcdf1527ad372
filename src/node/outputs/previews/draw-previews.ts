import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../caught-error.ts';
import { installCommand, installedVersion } from '../../installed-package.ts';
import { stateOf } from '../../load/load.ts';
import type { Bundles } from '../../render/bundles.ts';
import type { LanguagePages } from '../../render/compose-page.ts';
import { type PreviewsWithWords, previewsFolder } from '../../render/head-tags.ts';
import { openSealedCache } from '../../sealed-cache.ts';
import type { MakerContext } from '../maker.ts';
import { quoteFirst } from '../quote-first.ts';
import { runPrinter } from '../run-printer.ts';
import { type PlannedPreview, planPreviews } from './plan-previews.ts';

/** The engine that draws link previews: an optional package, because it has 8 MB. Other versions may draw otherwise. */
export const previewEngine = { name: '@takumi-rs/core', version: '2.16.3' };

/** The link previews with words: their files, and the pages that have one, by the prefix of the language. */
export interface DrawnPreviews {
  files: ReadonlyMap<string, Uint8Array>;
  withWords: ReadonlyMap<string, PreviewsWithWords>;
}

interface Options extends Omit<MakerContext, 'bundles'> {
  bundles: Bundles;
  now: Date;
  /** How long the engine may take for the pictures of a batch, in milliseconds. */
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
  const script = join(bundles.folder, 'printers', 'print-previews.js');
  const version = `${previewEngine.version} ${readFileSync(script, 'utf8')}`;
  const previews: PlannedPreview[] = [];
  for (const each of all) {
    const planned = await planPreviews(each, { bundles, publicFolder: source.publicFolder, now, version });
    previews.push(...planned.previews);
    if (planned.missing.size > 0) warn(missingLetters(planned.missing));
  }
  const folder = join(stateOf(source), 'cache', 'previews');
  const cache = await openSealedCache(folder, new Set(previews.map(({ name }) => name)));
  const missing = [...new Map(previews.map((each) => [each.name, each])).values()].filter(
    ({ name }) => !cache.names.has(name),
  );
  const failure = await drawMissing(missing, script, cache, options);
  if (missing.length > 0) await cache.save();
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

/* As many pictures as the engine surely draws within its time. */
const batchSize = 40;
/* A picture with which the engine fails is left out. With a broken engine, all would fail. */
const maxFailures = 3;

/* Draws pictures and keeps them. Returns why some are missing. */
async function drawMissing(
  missing: readonly PlannedPreview[],
  script: string,
  cache: Awaited<ReturnType<typeof openSealedCache>>,
  { source, limit }: Options,
): Promise<string | undefined> {
  const failures: string[] = [];
  for (let start = 0; start < missing.length && failures.length < maxFailures; ) {
    const batch = missing.slice(start, start + batchSize);
    const fonts = new Map(batch.flatMap((each) => each.fonts).map((font) => [JSON.stringify(font), font]));
    const pictures = batch.map(({ picture }) => picture);
    const request = { site: source.folder, fonts: [...fonts.values()], pictures };
    const { lines, failure } = await runPrinter(script, request, limit);
    for (const [index, { name }] of batch.slice(0, lines.length).entries())
      await cache.keep(name, Buffer.from(JSON.parse(lines[index] as string).png, 'base64'));
    const isComplete = lines.length >= batch.length;
    if (!isComplete) failures.push(failure ?? 'it wrote nothing');
    start += isComplete ? batch.length : lines.length + 1;
  }
  return failures[0];
}

/* Why nothing can be drawn. */
function problemOf([first]: readonly LanguagePages[], folder: string): string | undefined {
  if (first?.site.url === undefined)
    return 'The link previews are missing, because they need the URL of the site. Add "url": "https://example.com/" at the top of the file, or build with --url.';
  const { name, version } = previewEngine;
  const installed = installedVersion(folder, name);
  if (installed === version) return undefined;
  const install = `Install it with "${installCommand(folder, [`${name}@${version}`])}".`;
  const reason =
    installed === undefined
      ? `the package "${name}" is not installed.`
      : `version ${installed} of the package "${name}" is installed, and version ${version} is needed.`;
  return withoutWords([], `${reason} ${install}`);
}

/* A sentence about pages, or all pages if there are none. */
function withoutWords(paths: readonly string[], reason: string): string {
  const named = [...paths.slice(0, 3), ...(paths.length > 3 ? [`${paths.length - 3} more pages`] : [])];
  const of = paths.length === 0 ? '' : ` of ${new Intl.ListFormat('en').format(named)}`;
  return `The link preview${paths.length === 1 ? `${of} has` : `s${of} have`} no words, because ${reason}`;
}

function missingLetters(missing: ReadonlyMap<string, readonly string[]>): string {
  const letters = [...new Set([...missing.values()].flat())];
  return withoutWords(
    [...missing.keys()],
    `no font of the site has ${quoteFirst(letters)}. Set a font that has them as "headings" in "font" of "theme".`,
  );
}
