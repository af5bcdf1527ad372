import type { Site } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { coverageOf } from '../../core/i18n/missing-translations.ts';
import { cvPages } from '../../core/outputs/cv/compose-cv.ts';
import { paginate } from '../../core/resolve/paginate.ts';
import { resolve } from '../../core/resolve/resolve.ts';
import { isInSrgb, readColor, toHex } from '../../core/text/css-color.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import { buildInstant, hostOf, load, sourceOf } from '../../node/load/load-site.ts';
import { type ColorChange, colorChanges } from '../../node/render/theme/recolor.ts';
import type { Run } from '../arguments.ts';
import { withExamples } from '../example-texts.ts';
import { connectionsLine } from '../report/connections.ts';
import { personalDataLine } from '../report/personal-data.ts';
import { printDiagnostics, shownName } from '../report/print-diagnostics.ts';
import { progressOn } from '../report/progress.ts';
import { coverageTable, withMissingTranslations } from '../report/translation-coverage.ts';

/**
 * Prints all problems of a site; with --fix, applies fixes first. For a valid site, lists the personal data that it
 * publishes, and in several languages the translation coverage. With --complete, missing translations are errors. Exits
 * with 1 if there is an error, and with 0 if there are only warnings.
 */
export const run: Run = async (
  { site, url, format, fix, yes, complete, maxSize, maxBlocks, followLinks, quiet: isQuiet, verbose: isVerbose },
  { root, io },
) => {
  const progress = progressOn(io, isQuiet || format !== 'text');
  const source = sourceOf(site, { url, maxSize, maxBlocks, followLinks, onProgress: progress.report });
  // Fixes can prompt, so the progress line must be gone.
  const loaded = () => load(source).finally(progress.end);
  // Code for fixes is loaded only with --fix. The fixed site is the file after the changes.
  const found = fix
    ? await (await import('../fix-site.ts')).fixSite(await loaded(), source, { format, yes }, root, io)
    : await load(source);
  const coverage = found.written ? coverageOf(registry, found.written) : [];
  const compiled = withExamples(complete ? withMissingTranslations(found, coverage) : found, source.file, root);
  progress.end();
  printDiagnostics({ ...compiled, coverage }, source, io, format, isVerbose);
  if (format === 'text' && !isQuiet && compiled.diagnostics.length === 0) io.stderr.write('No problems found.\n');
  if (format === 'text' && !isQuiet && found.written) {
    const { localized, written } = found;
    const host = hostOf(source);
    const shown = resolve(localized, host);
    const pages = { site: shown, localized, paginated: paginate(registry, shown), cvs: cvPages(localized, host) };
    const now = dayIn(buildInstant(io.env), localized.timeZone);
    for (const line of [personalDataLine(pages, registry, now), connectionsLine(shown), colorLine(written)])
      if (line !== '') io.stderr.write(`${line}\n`);
    if (coverage.length > 0)
      io.stderr.write(`\n${coverageTable(coverage, compiled.written, shownName(source.file), compiled.locator)}`);
  }
  return compiled.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
};

/* Says where a site changes its color, and by how much, in one line for each part; "" if nowhere. */
export function colorLine({ theme: { color, look } = {} }: Pick<Site, 'theme'>): string {
  const read = color === undefined ? null : readColor(color);
  if (color === undefined || !read) return '';
  const changes = colorChanges(read, look);
  const parts = [...new Set(changes.map(({ part }) => part))];
  return [
    ...(isInSrgb(color) ? [] : [`${color} is outside sRGB, so the site shows ${toHex(read)} instead.`]),
    ...parts.map((part) => {
      const inThemes = changes.filter((change) => change.part === part).map(inTheme);
      return `${capital(part)}: ${inThemes.join(', ')}, for enough contrast.`;
    }),
  ].join('\n');
}

/* "31% darker and 12% less saturated in the light theme (#43563b)" */
function inTheme({ points, loss, mode, shown }: ColorChange): string {
  const changes = [
    ...(points === 0 ? [] : [`${Math.abs(points)}% ${points < 0 ? 'darker' : 'lighter'}`]),
    ...(loss === 0 ? [] : [`${loss}% less saturated`]),
  ];
  return `${changes.join(' and ')} in the ${mode} theme (${shown})`;
}
