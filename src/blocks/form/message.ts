import type { Labels } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';
import type { Draft } from './draft.ts';

type Block = ViewProps<'form'>['block'];

/** A valid message, and the form that it is from. */
export interface Message {
  form: HTMLFormElement;
  fields: Block['fields'];
  draft: Draft;
  labels: Labels;
  /** The id of its notifications. */
  toast: string;
  /** See in-sentences.ts. */
  sentenceEnd: string | undefined;
  /** The field that only bots fill in. */
  honeypot: HTMLInputElement | null;
  /** The values of a form as they are sent. */
  read(form: HTMLFormElement): [name: string, answer: string][];
  /**
   * Reports that the message wasn't sent, or may not have been, and why; includes a mail link if there is an email
   * address.
   */
  fail(title: string, ...reasons: string[]): Outcome;
}

/** The values of a form: additional values included, the subject filled in, without the honeypot. */
export function read(form: HTMLFormElement, subject: RichText | undefined): [name: string, answer: string][] {
  const answers = new FormData(form);
  answers.delete(honeypotOf(form)?.name ?? '');
  const title = subjectOf(subject, answers);
  if (title !== undefined) answers.set('subject', title);
  return [...answers].map(([name, answer]) => [name, String(answer)]);
}

export const honeypotOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[aria-hidden] input');

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

/** The owner's subject with placeholders filled in, as a single line. */
export function subjectOf(template: RichText | undefined, answers: FormData): string | undefined {
  if (template === undefined) return undefined;
  return plainText(template, today())
    .replace(/\{answer:([\w-]+)\}/g, (_, name: string) => String(answers.get(name) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
}
