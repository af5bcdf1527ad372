import type { SourceText, TextProblem } from '../diagnostics/text-problem.ts';

/** A placeholder for the base path of the site in style sheets. */
export const basePlaceholder = 'onefolio-base:';

/** An owner's style sheet, as plain data. */
export interface CustomStyle {
  /** The rules, minified, in the cascade layer "style". */
  text: string;
  /** The files of public/ that it references. */
  files: SourceText[];
  problems: TextProblem[];
}

/** Parses a style sheet: see read-style.ts, which is loaded only for sites that have one. */
export type ReadStyle = (text: string) => CustomStyle;
