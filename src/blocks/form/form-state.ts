/** What a form shows of what it is doing. */
export interface FormState {
  /** The name of each field that is not as it should be, and what is wrong with it. */
  errors: ReadonlyMap<string, string>;
  isSending?: boolean;
  outcome?: Outcome;
  /** What gets the focus once this is shown. */
  focus?: string;
}

/** What became of a message, in words for the page. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** The message as a mail, where it can be one. */
  mail?: string | null;
  /** What the button says while nothing can be sent. */
  pause?: string;
}
