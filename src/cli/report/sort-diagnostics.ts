import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';

/** Sorts diagnostics: those of the site file first, then by file, line and column. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (one, other) =>
      compareTexts(one.file ?? '', other.file ?? '') || one.line - other.line || one.column - other.column,
  );

const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
