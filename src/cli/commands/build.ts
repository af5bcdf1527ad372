import { buildWarnings } from '../../core/checks/build-warnings.ts';
import { unpublishedPages } from '../../core/resolve/pages/published.ts';
import { inOrder } from '../../core/source/to-diagnostics.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import { buildSite } from '../../node/build-site.ts';
import { languagePages } from '../../node/language-pages.ts';
import { describeUrlSource, detectHost, type HostedUrl, readCname } from '../../node/load/detect-host.ts';
import { buildInstant, hostOf, load, type Source, sourceOf } from '../../node/load/load-site.ts';
import { BusyError } from '../../node/publish/lock.ts';
import { readBundles } from '../../node/render/bundles.ts';
import type { Arguments, CommandContext, Run } from '../arguments.ts';
import { withRefusedExamples } from '../example-texts.ts';
import type { Io } from '../io.ts';
import { outputFolder } from '../output-folder.ts';
import { describeWithoutSharp, listPages, reportMissing, summarize } from '../report/build-summary.ts';
import { personalDataLine } from '../report/personal-data.ts';
import { type Counted, printTexts, printTotal, shownName } from '../report/print-diagnostics.ts';
import { type Progress, progressOn } from '../report/progress.ts';

/* The exit code if another build is running: EX_TEMPFAIL, "try again later". */
const busy = 75;

/** Builds a site as static pages. If the site has errors, the last output stays unchanged. */
export const run: Run = async (args, surroundings) => {
  const { io } = surroundings;
  const { site: file, out, url, maxSize, maxBlocks, followLinks, quiet } = args;
  const hosted = detectHost(io.env, readCname(file));
  const progress = progressOn(io, quiet);
  const source = sourceOf(file, {
    url,
    fallbackUrl: hosted?.url,
    maxSize,
    maxBlocks,
    makesCopies: true,
    onProgress: progress.report,
    followLinks,
  });
  const folder = outputFolder(out, source);
  try {
    return await buildInto(folder, source, args, hosted, surroundings, progress);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    io.error(`onefolio build: ${error.message}`);
    return busy;
  } finally {
    progress.end();
  }
};

async function buildInto(
  folder: string,
  source: Source,
  { url, hsts, precompress, allowPlaceholders, quiet: isQuiet, verbose: isVerbose }: Arguments,
  hosted: HostedUrl | null,
  { root, bundles, io }: CommandContext,
  progress: Progress,
): Promise<number> {
  const now = buildInstant(io.env);
  const printAddress = (address: string) =>
    isQuiet || io.print(`Building for ${address} (${describeUrlSource(address, url, hosted)})`);
  const compiled = await loadAndReport(source, printAddress, allowPlaceholders ? null : root, io, {
    isVerbose,
    progress,
  });
  if (!compiled) return 1;
  const { reported, languages } = compiled;
  const [main] = languages;
  const { localized } = main;

  const started = performance.now();
  const target = {
    bundles: await readBundles(bundles),
    source,
    languages,
    out: folder,
    now,
    onProgress: progress.report,
    isStrict: hsts,
    precompresses: precompress,
    isNetlify: io.env.NETLIFY === 'true',
    vercel: io.env.VERCEL === '1' ? process.cwd() : undefined,
  };
  // The number includes the warnings of the build.
  const built = await buildSite(target).catch((error) => {
    printTotal(reported, source, io);
    throw error;
  });
  progress.end();
  printTotal([...reported, ...(await reportMissing(built.missing, source, io, isVerbose))], source, io);
  for (const warning of built.warnings) io.error(warning);
  if (isQuiet) return 0;
  const withoutSharp = describeWithoutSharp(built.withoutSharp, source.folder);
  if (withoutSharp !== '') io.error(withoutSharp);
  const missing = unpublishedPages(localized, now);
  if (missing.length > 0) io.print(`Not published yet:\n${listFirst(missing)}`);
  const summary = {
    ...built,
    pages: languages.map(({ site }) => site.pages.length),
    languages: languages.map(({ site }) => site.language),
    images: source.pictureCache.count,
    cvs: main.cvs?.length ?? 0,
    seconds: (performance.now() - started) / 1000,
    folder: shownName(folder),
  };
  io.print(summarize(summary));
  const personal = personalDataLine(main, hostOf(source).blocks, dayIn(now, localized.timeZone), built.files);
  if (personal !== '') io.print(`\n${personal}`);
  if (isVerbose) io.print(`\n${listPages(built.files, folder)}`);
  return 0;
}

/* Returns the first lines, and the number of the others. */
function listFirst(lines: readonly string[]): string {
  const more = lines.length - maxListed;
  const shown = more > 0 ? [...lines.slice(0, maxListed), `and ${more} more`] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}

const maxListed = 10;

/* A separate function, so that the text of a large file is freed before rendering. */
async function loadAndReport(
  source: Source,
  printAddress: (url: string) => void,
  root: string | null,
  io: Io,
  { isVerbose, progress }: { isVerbose: boolean; progress: Progress },
) {
  const found = await load(source);
  progress.end();
  // A site without a URL is only a trial.
  const isPublished = found.localized?.url !== undefined && root !== null;
  const compiled = isPublished ? withRefusedExamples(found, source.file, root) : found;
  if (compiled.localized?.url !== undefined) printAddress(compiled.localized.url);
  const host = hostOf(source);
  const diagnostics = [...buildWarnings(host.blocks, compiled), ...compiled.diagnostics].sort(inOrder);
  printTexts({ ...compiled, diagnostics }, source, io, isVerbose);
  if (!compiled.written || compiled.diagnostics.some(({ severity }) => severity === 'error')) {
    printTotal(diagnostics, source, io);
    return null;
  }
  return {
    reported: diagnostics.map(({ severity, file }): Counted => ({ severity, ...(file !== undefined && { file }) })),
    languages: languagePages(compiled, host),
  };
}
