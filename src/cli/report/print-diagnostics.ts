import { relative } from 'node:path';
import { capital } from '../../core/diagnostics/capital.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import type { Coverage } from '../../core/i18n/missing-translations.ts';
import type { Checked } from '../../core/pipeline.ts';
import type { Source } from '../../node/load/load-site.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import {
  countsOf,
  escapeUnsafe,
  formatDiagnostics,
  hasColor,
  makePrintable,
  namedFile,
  namedFiles,
  summary,
} from './format-diagnostics.ts';

type Found = Pick<Checked, 'diagnostics' | 'locator'> & { coverage?: readonly Coverage[] };

/** Prints diagnostics: text to stderr, JSON and annotations to stdout. */
export function printDiagnostics(
  found: Found,
  source: Source,
  io: Io,
  format: Arguments['format'] = 'text',
  isVerbose = false,
): void {
  const file = shownName(source.file);
  if (format === 'json') io.stdout.write(toJson(found.diagnostics, file, found.coverage));
  else if (format === 'github') io.stdout.write(toGithub(found.diagnostics, file));
  else {
    printTexts(found, source, io, isVerbose);
    printTotal(found.diagnostics, source, io);
  }
}

/** Prints diagnostics as text to stderr, without their number. */
export function printTexts({ diagnostics, locator }: Found, source: Source, io: Io, isVerbose: boolean): void {
  if (diagnostics.length === 0) return;
  // For a missing file, the full path helps.
  const place = diagnostics[0]?.code === 'OF000' ? source.file : shownName(source.file);
  const text = formatDiagnostics(diagnostics, place, locator, {
    isColored: hasColor(io.stderr, io.env),
    // A terminal of unknown width reports 0.
    width: io.stderr.columns || 100,
    limit: isVerbose ? Number.POSITIVE_INFINITY : 20,
  });
  io.stderr.write(`${text}\n`);
}

/** What the number of diagnostics depends on. */
export type Counted = Pick<Diagnostic, 'severity' | 'file'>;

/** Prints the number of diagnostics to stderr, if there are any: "1 warning in site.json". */
export function printTotal(diagnostics: readonly Counted[], source: Source, io: Io): void {
  if (diagnostics.length === 0) return;
  io.stderr.write(`${summary(diagnostics)} in ${namedFiles(diagnostics, shownName(source.file))}\n`);
}

/** Returns the path of a file relative to the current folder, or the absolute path outside it. */
export function shownName(file: string): string {
  const name = relative(process.cwd(), file);
  return name === '' || name.startsWith('..') ? file : name;
}

/**
 * Returns the report as JSON, always with the same properties. Includes the translation coverage of a site in several
 * languages.
 */
export function toJson(diagnostics: Diagnostic[], file: string, coverage: readonly Coverage[] = []): string {
  const report = {
    version: 1,
    file,
    ...countsOf(diagnostics),
    // `label` and `help` are parts of the text that `fix` contains.
    diagnostics: diagnostics.map(({ code, severity, message, file: own, label: _, help: __, ...rest }) => ({
      code,
      severity,
      message,
      file: namedFile({ file: own }, file),
      ...rest,
    })),
    ...(coverage.length > 0 && { coverage }),
  };
  // JSON doesn't escape some characters that change the text direction of a terminal.
  return `${JSON.stringify(report, null, 2).split('\n').map(escapeUnsafe).join('\n')}\n`;
}

/** Returns annotations that GitHub shows on the lines of a pull request. */
export function toGithub(diagnostics: Diagnostic[], file: string): string {
  return diagnostics
    .map((diagnostic) => {
      const { severity, code, message, line, column, endLine, endColumn, fix } = diagnostic;
      const end = endLine === line ? `,endColumn=${endColumn}` : '';
      const place = `file=${property(namedFile(diagnostic, file))},line=${line},col=${column},endLine=${endLine}${end},title=${code}`;
      return `::${severity} ${place}::${inAnnotation(fix ? `${message} ${capital(fix.text)}` : message)}\n`;
    })
    .join('');
}

/** A text for the message of an annotation. */
export const inAnnotation = (text: string) => makePrintable(text).replace(/%/g, '%25');
const property = (text: string) => inAnnotation(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
