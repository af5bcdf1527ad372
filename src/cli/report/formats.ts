import { capital } from '../../core/diagnostics/capital.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import type { Coverage } from '../../core/i18n/coverage.ts';
import { namedFile } from './named-file.ts';
import { makePrintable, unsafeCharacters } from './print.ts';

/**
 * Returns the report as JSON, always with the same properties. Includes the translation coverage of a site in several
 * languages.
 */
export function toJson(diagnostics: Diagnostic[], file: string, coverage: readonly Coverage[] = []): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const entries = diagnostics.map(
    ({ code, severity, message, file: own, line, column, endLine, endColumn, pointer, path, fix, related }) => ({
      code,
      severity,
      message,
      file: namedFile({ file: own }, file),
      line,
      column,
      endLine,
      endColumn,
      pointer,
      path,
      fix,
      related,
    }),
  );
  const report = {
    version: 1,
    file,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: entries,
    ...(coverage.length > 0 && { coverage }),
  };
  // JSON doesn't escape some characters that change the text direction of a terminal.
  const written = JSON.stringify(report, null, 2).replace(unsafeCharacters, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${written}\n`;
}

/** Returns annotations that GitHub shows on the lines of a pull request. */
export function toGithub(diagnostics: Diagnostic[], file: string): string {
  return diagnostics
    .map(({ severity, code, message, file: own, line, column, endLine, endColumn, fix }) => {
      const end = endLine === line ? `,endColumn=${endColumn}` : '';
      const place = `file=${property(namedFile({ file: own }, file))},line=${line},col=${column},endLine=${endLine}${end},title=${code}`;
      return `::${severity} ${place}::${escaped(fix ? `${message} ${capital(fix.text)}` : message)}\n`;
    })
    .join('');
}

const escaped = (text: string) => makePrintable(text).replace(/%/g, '%25');
const property = (text: string) => escaped(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
