import { relative } from 'node:path';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import type { Coverage } from '../../core/i18n/coverage.ts';
import type { Checked } from '../../core/pipeline.ts';
import type { Source } from '../../node/load/load.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { toGithub, toJson } from './formats.ts';
import { namedFiles } from './named-file.ts';
import { hasColor } from './paint.ts';
import { print, summary } from './print.ts';

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
  const text = print(diagnostics, place, locator, {
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
