import type { Diagnostic, Range } from '../../core/diagnostics/diagnostic.ts';
import type { Locator } from '../../core/source/locate.ts';
import { columns } from './columns.ts';
import { namedFile } from './named-file.ts';
import { painter } from './paint.ts';

export interface Style {
  /** Whether colours may be used; they never carry meaning alone. */
  isColoured: boolean;
  /** How many characters fit on a line. */
  width: number;
  /** How many diagnostics are shown before a count stands for the rest. */
  limit: number;
}

/** Diagnostics as a person reads them: what, where, the line itself, and how to fix it. `file` is the name of the site file. */
export function print(diagnostics: Diagnostic[], file: string, locator: Locator, style: Style): string {
  const shown = diagnostics.slice(0, style.limit).map((diagnostic) => printOne(diagnostic, file, locator, style));
  const rest = diagnostics.length - shown.length;
  if (rest > 0) shown.push(`… and ${rest} more not shown`);
  return shown.map((text) => `${text}\n`).join('\n');
}

/** One line that sums up: "2 errors and 1 warning". */
export function summary(diagnostics: Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return summaryOf(errors, diagnostics.length - errors);
}

/** The same, of so many. */
export function summaryOf(errors: number, warnings: number): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  if (errors === 0 && warnings === 0) return 'No problems';
  if (errors === 0) return count(warnings, 'warning');
  return warnings === 0 ? count(errors, 'error') : `${count(errors, 'error')} and ${count(warnings, 'warning')}`;
}

function printOne(diagnostic: Diagnostic, site: string, locatorOfSite: Locator, { isColoured, width }: Style): string {
  const { severity, code, message, line, column, path, label, help, related } = diagnostic;
  const file = namedFile(diagnostic, site);
  const locator = locatorOfSite.forFile(diagnostic.file);
  const paint = painter(isColoured);
  const strong = severity === 'error' ? 'red' : 'yellow';
  const places = related.map((place) => ({ ...place, isMain: false }));
  const gutter = Math.max(2, ...[line, ...related.map((place) => place.line)].map((number) => String(number).length));
  const rail = (number?: number) => paint('blue', `${String(number ?? '').padStart(gutter)} │`);
  const lines = [
    `${paint(strong, `${severity} ${code}`)}: ${paint('bold', visible(message))}`,
    `${' '.repeat(gutter + 1)}${paint('blue', '┌─')} ${visible(file)}:${line}:${column}`,
  ];
  if (path !== '') lines.push(`${rail()}  ${visible(path)}`);
  const source = [...places, { ...diagnostic, message: '', isMain: true }].sort((a, b) => a.line - b.line);
  for (const place of source) {
    const excerpt = excerptOf(place, locator, width - gutter - 3);
    // A line that has both places is shown once, with the later one under it.
    if (excerpt === null || (!place.isMain && place.line === line)) continue;
    lines.push(`${rail(place.line)} ${excerpt.text}${place.isMain ? '' : paint('cyan', `   ← ${place.message}`)}`);
    if (!place.isMain) continue;
    const carets = `${' '.repeat(excerpt.indent)}${'^'.repeat(excerpt.carets)}`;
    const words = visible(label ?? '');
    const isBeside = carets.length + 1 + columns(words) <= width - gutter - 3;
    lines.push(`${rail()} ${paint(strong, carets)}${words && isBeside ? ` ${paint(strong, words)}` : ''}`);
    if (!isBeside) for (const part of wrap(words, width - gutter - 4)) lines.push(`${rail()}  ${paint(strong, part)}`);
  }
  for (const [index, part] of wrap(visible(help ?? ''), width - gutter - 3).entries())
    lines.push(`${' '.repeat(gutter + 1)}${index === 0 ? `${paint('blue', '=')} ` : '  '}${part}`);
  return lines.join('\n');
}

/* A text in lines of a width, broken at blanks. What follows two blanks is there to be pasted: it stays in one piece. */
function wrap(text: string, width: number): string[] {
  if (text.includes('  ')) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && columns(`${last} ${word}`) <= Math.max(width, 20))
      lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== '') lines.push(word);
  }
  return lines;
}

/* The written line, cut to the width around the place that is meant, and where the carets go under it. */
function excerptOf(place: Range, locator: Locator, width: number) {
  const line = locator.line(place.line).replaceAll('\t', ' ');
  if (locator.text === '') return null;
  const room = Math.max(width, 20);
  const start = place.column - 1;
  const end = place.endLine === place.line ? place.endColumn - 1 : line.length;
  const from = Math.max(0, Math.min(start - Math.floor(room / 3), line.length - room));
  const cutStart = from > 0 ? '…' : '';
  const cutEnd = from + room < line.length ? '…' : '';
  const text = visible(`${cutStart}${line.slice(from + cutStart.length, from + room - cutEnd.length)}${cutEnd}`);
  const before = text.slice(0, start - from);
  return {
    text,
    indent: columns(before),
    carets: Math.max(1, columns(text.slice(start - from, end - from))),
  };
}

/** A line as a terminal may show it: marks that turn the writing direction, and control characters, would disturb it. */
export const visible = (text: string) => text.replace(disturbing, '·');

export const disturbing = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
