import { relative } from 'node:path';
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
  else if (found.diagnostics.length > 0) {
    // For a missing file, the full path helps.
    const place = found.diagnostics[0]?.code === 'OF000' ? source.file : file;
    const text = print(found.diagnostics, place, found.locator, {
      isColored: hasColor(io.stderr, io.env),
      // A terminal of unknown width reports 0.
      width: io.stderr.columns || 100,
      limit: isVerbose ? Number.POSITIVE_INFINITY : 20,
    });
    io.stderr.write(`${text}\n${summary(found.diagnostics)} in ${namedFiles(found.diagnostics, file)}\n`);
  }
}

/** Returns the path of a file relative to the current folder, or the absolute path outside it. */
export function shownName(file: string): string {
  const name = relative(process.cwd(), file);
  return name === '' || name.startsWith('..') ? file : name;
}
