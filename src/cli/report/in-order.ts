import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';

/** Diagnostics in the order in which they are told: those of the site file first, each file from its beginning to its end. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (one, other) => compared(one.file ?? '', other.file ?? '') || one.line - other.line || one.column - other.column,
  );

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other);
