import { relative } from 'node:path';
import type { Coverage } from '../../core/i18n/coverage.ts';
import type { Checked } from '../../core/pipeline.ts';
import type { Source } from '../../node/load/load.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { toGithub, toJson } from './formats.ts';
import { namedFiles } from './named-file.ts';
import { hasColour } from './paint.ts';
import { print, summary } from './print.ts';

type Found = Pick<Checked, 'diagnostics' | 'locator'> & { coverage?: readonly Coverage[] };

/** Writes what was found: text to stderr for people, JSON and annotations to stdout for programs. */
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
    // Whoever looks for a file wants to know where it was looked for.
    const place = found.diagnostics[0]?.code === 'OF000' ? source.file : file;
    const text = print(found.diagnostics, place, found.locator, {
      isColoured: hasColour(io.stderr, io.env),
      // A terminal that does not know its width says 0.
      width: io.stderr.columns || 100,
      limit: isVerbose ? Number.POSITIVE_INFINITY : 20,
    });
    io.stderr.write(`${text}\n${summary(found.diagnostics)} in ${namedFiles(found.diagnostics, file)}\n`);
  }
}

/** A file as the owner would name it from where they are. */
export function shownName(file: string): string {
  const name = relative(process.cwd(), file);
  return name === '' || name.startsWith('..') ? file : name;
}
