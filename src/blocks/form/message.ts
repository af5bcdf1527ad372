import type { Labels } from '../../../schema/resolved.ts';
import type { ViewProps } from '../../components/view.ts';
import type { Draft } from './draft.ts';
import type { Outcome } from './form-state.ts';
import { subjectOf } from './subject.ts';

type Block = ViewProps<'form'>['block'];

/** A message that is complete, and where it was written. */
export interface Message {
  form: HTMLFormElement;
  fields: Block['fields'];
  draft: Draft;
  labels: Labels;
  /** The id of what is said of it in a corner of the screen. */
  toast: string;
  /** The field that only machines fill in. */
  honeypot: HTMLInputElement | null;
  /** What a form says, as it is sent. */
  read(form: HTMLFormElement): [name: string, answer: string][];
  /** Says that it was not sent, or may not have been, and why; with the same as a mail, where there is an address. */
  fail(title: string, ...reasons: string[]): Outcome;
}

/** Reads a form: everything that is sent along, the subject with what was answered in it, and not the honeypot. */
export function read(form: HTMLFormElement, subject: string | undefined): [name: string, answer: string][] {
  const answers = new FormData(form);
  answers.delete(honeypotOf(form)?.name ?? '');
  const title = subjectOf(subject, answers);
  if (title !== undefined) answers.set('subject', title);
  return [...answers].map(([name, answer]) => [name, String(answer)]);
}

export const honeypotOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[aria-hidden] input');
