import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic, Range } from '../../core/diagnostics/diagnostic.ts';
import type { Locator } from '../../core/source/locate.ts';
import { displayWidth, wrapText } from '../../core/text/wrap-text.ts';

interface Style {
  /** Whether to use colors. They never carry meaning alone. */
  isColored: boolean;
  /** The width of a line in columns. */
  width: number;
  /** The maximum number of diagnostics in the text. */
  limit: number;
}

/** Formats diagnostics with their position, the source line and the fix. `file` is the name of the site file. */
export function formatDiagnostics(diagnostics: Diagnostic[], file: string, locator: Locator, style: Style): string {
  const shown = diagnostics
    .slice(0, style.limit)
    .map((diagnostic) => printDiagnostic(diagnostic, file, locator, style));
  const rest = diagnostics.length - shown.length;
  if (rest > 0) shown.push(`… and ${rest} more not shown`);
  return shown.map((text) => `${text}\n`).join('\n');
}

/** Counts errors and warnings. */
export function countsOf(found: readonly { severity: string }[]): { errors: number; warnings: number } {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: found.length - errors };
}

/** Returns a summary: "2 errors and 1 warning". */
export function summary(diagnostics: readonly { severity: string }[]): string {
  const { errors, warnings } = countsOf(diagnostics);
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  if (errors === 0 && warnings === 0) return 'No problems';
  if (errors === 0) return count(warnings, 'warning');
  return warnings === 0 ? count(errors, 'error') : `${count(errors, 'error')} and ${count(warnings, 'warning')}`;
}

function printDiagnostic(
  diagnostic: Diagnostic,
  site: string,
  locatorOfSite: Locator,
  { isColored, width }: Style,
): string {
  const { severity, code, message, line, column, path, label, help, related } = diagnostic;
  const file = namedFile(diagnostic, site);
  const locator = locatorOfSite.forFile(diagnostic.file);
  const paint = painter(isColored);
  const color = severity === 'error' ? 'red' : 'yellow';
  const places = related.map((place) => ({ ...place, isMain: false }));
  const gutter = Math.max(2, ...[line, ...related.map((place) => place.line)].map((number) => String(number).length));
  const rail = (number?: number) => paint('blue', `${String(number ?? '').padStart(gutter)} │`);
  const lines = [
    `${paint(color, `${severity} ${code}`)}: ${paint('bold', makePrintable(message))}`,
    `${' '.repeat(gutter + 1)}${paint('blue', '┌─')} ${makePrintable(file)}:${line}:${column}`,
  ];
  if (path !== '') lines.push(`${rail()}  ${makePrintable(path)}`);
  const source = [...places, { ...diagnostic, message: '', isMain: true }].sort((a, b) => a.line - b.line);
  for (const place of source) {
    const excerpt = excerptOf(place, locator, width - gutter - 3);
    // A line with both locations is shown once, marked at the main one.
    if (excerpt === null || (!place.isMain && place.line === line)) continue;
    lines.push(`${rail(place.line)} ${excerpt.text}${place.isMain ? '' : paint('cyan', `   ← ${place.message}`)}`);
    if (!place.isMain) continue;
    const carets = `${' '.repeat(excerpt.indent)}${'^'.repeat(excerpt.carets)}`;
    const labelText = makePrintable(label ?? '');
    const isBeside = carets.length + 1 + displayWidth(labelText) <= width - gutter - 3;
    lines.push(`${rail()} ${paint(color, carets)}${labelText && isBeside ? ` ${paint(color, labelText)}` : ''}`);
    if (!isBeside)
      for (const part of wrap(labelText, width - gutter - 4)) lines.push(`${rail()}  ${paint(color, part)}`);
  }
  for (const [index, part] of wrap(makePrintable(help ?? ''), width - gutter - 3).entries())
    lines.push(`${' '.repeat(gutter + 1)}${index === 0 ? `${paint('blue', '=')} ` : '  '}${part}`);
  return lines.join('\n');
}

/* A text with two spaces contains code to paste, and isn't wrapped. */
const wrap = (text: string, width: number): string[] =>
  text.includes('  ') ? [text] : wrapText(text, Math.max(width, 20), 'en');

/* Returns the source line, truncated around the location, and the position of the carets. */
function excerptOf(place: Range, locator: Locator, width: number) {
  const line = locator.line(place.line).replaceAll('\t', ' ');
  if (locator.text === '') return null;
  const room = Math.max(width, 20);
  const start = place.column - 1;
  const end = place.endLine === place.line ? place.endColumn - 1 : line.length;
  const from = Math.max(0, Math.min(start - Math.floor(room / 3), line.length - room));
  const cutStart = from > 0 ? '…' : '';
  const cutEnd = from + room < line.length ? '…' : '';
  const text = makePrintable(`${cutStart}${line.slice(from + cutStart.length, from + room - cutEnd.length)}${cutEnd}`);
  const before = text.slice(0, start - from);
  return {
    text,
    indent: displayWidth(before),
    carets: Math.max(1, displayWidth(text.slice(start - from, end - from))),
  };
}

/** Replaces control characters and direction marks, which can corrupt a terminal. */
export const makePrintable = (text: string) => text.replace(unsafeCharacters, '·');

/** Replaces the same characters with their escapes in JSON. */
export const escapeUnsafe = (text: string) =>
  text.replace(unsafeCharacters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const unsafeCharacters = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Returns the file of a diagnostic as shown to the owner; `site` is the name of the site file. */
export const namedFile = ({ file }: Pick<Diagnostic, 'file'>, site: string): string =>
  file === undefined ? site : join(dirname(site), file);

/** Lists the files of diagnostics for a sentence. */
export function namedFiles(diagnostics: readonly Pick<Diagnostic, 'file'>[], site: string): string {
  const names = [...new Set(diagnostics.map((diagnostic) => namedFile(diagnostic, site)))];
  return names.length > 3 ? `${names.length} files` : names.join(', ').replace(/, ([^,]*)$/, ' and $1') || site;
}

type Format = 'bold' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';

/** Formats a text with a color. */
export type Paint = (format: Format, text: string) => string;

/** Returns a function that adds colors if they are supported. */
export const painter =
  (isColored: boolean): Paint =>
  (format, text) =>
    isColored ? styleText(format, text, { validateStream: false }) : text;

/** Whether a stream supports colors: Node decides by the stream and FORCE_COLOR. */
export function hasColor(stream: NodeJS.WritableStream, env: NodeJS.ProcessEnv): boolean {
  // In Node, FORCE_COLOR overrides NO_COLOR and prints a warning to the same stream.
  return !env.NO_COLOR && styleText('red', '', { stream }) !== '';
}
