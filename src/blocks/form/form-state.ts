/** The visible state of a form. */
export interface FormState {
  /** The validation error of each invalid field, by name. */
  errors: ReadonlyMap<string, string>;
  isSending?: boolean;
  outcome?: Outcome;
  /** A selector of the element to focus after rendering. */
  focus?: string;
}

/** The result of sending a message, as text for the page. */
export interface Outcome {
  kind: 'success' | 'error' | 'unknown';
  text: string;
  /** A mail link with the message, if it is possible. */
  mail?: string | null;
  /** A button that copies the message. */
  copy?: { label: string; act(): void };
  /** The label of the submit button while sending is paused. */
  pause?: string;
}
