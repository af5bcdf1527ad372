/** A value of a résumé that was changed or not imported. */
export interface ImportIssue {
  /** The path to the value: ["work", 0, "startDate"]. */
  at: readonly (string | number)[];
  /** What happened to the value. `kept` values are in the notes of the site; `empty` ones had no content. */
  kind: 'left-out' | 'changed' | 'kept' | 'empty';
  /** The reason, or the change: "there is no such month". */
  why: string;
  /** The original value, if it was left out. */
  value?: unknown;
}

/** Receives the issues of an import. */
export type ReportIssue = (issue: ImportIssue) => void;
