/** What is said of one thing in a résumé that did not simply become a part of the site. */
export interface ImportIssue {
  /** The steps to it: ["work", 0, "startDate"]. */
  at: readonly (string | number)[];
  /** What became of it. What is kept stays in the notes of the site; what is empty said nothing. */
  kind: 'left-out' | 'changed' | 'kept' | 'empty';
  /** The reason, or what was done: "there is no such month". */
  why: string;
  /** What is left out, as it was written. */
  value?: unknown;
}

/** Takes in what is to be said. */
export type Tell = (told: ImportIssue) => void;
