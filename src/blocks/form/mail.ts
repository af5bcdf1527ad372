import type { Labels } from '../../../schema/resolved.ts';
import { notify } from '../../parts/notify.ts';
import type { ViewProps } from '../../parts/view.ts';
import type { Outcome } from './form-state.ts';
import { subjectOf } from './subject.ts';

type Block = ViewProps<'form'>['block'];

/** Hands a message over to the visitor's own mail program. Nobody learns whether it is sent from there. */
export function handOver(mail: string | null, mailto: string | null, labels: Labels): Outcome {
  if (mailto !== null) location.href = mail ?? mailto;
  const [title, text] = mail
    ? [labels.mailOpened, labels.mailOpenedText]
    : [labels.mailTooLong, labels.mailTooLongText];
  notify({ kind: mail ? 'info' : 'warning', id: 'form', title, text });
  return { kind: mail ? 'success' : 'error', text: `${title}. ${text}` };
}

/* Some systems hand over nothing at all of a longer address, and say nothing of it. */
const longest = 2000;

/**
 * A mail link that carries what was typed: the field called "subject" becomes the subject, where the owner has not set
 * one, the others the text, each under its label. Line breaks leave the subject, where they could pass for another header.
 * Null when it would be too long to be handed over, or when there is nobody to write to.
 */
export function mailOf(
  form: HTMLFormElement,
  { mailto, fields, subject }: Pick<Block, 'mailto' | 'fields' | 'subject'>,
): string | null {
  if (mailto === null) return null;
  const answers = new FormData(form);
  const answer = (name: string) => String(answers.get(name) ?? '').trim();
  const hasSubject = fields.some(({ name }) => name === 'subject');
  const head = (subjectOf(subject, answers) ?? (hasSubject ? answer('subject') : '')).replace(/[\r\n]+/g, ' ');
  const text = fields
    .filter(({ name }) => name !== 'subject' && answer(name) !== '')
    .map(({ type, name, label }) => (type === 'textarea' ? `\n${answer(name)}` : `${label}: ${answer(name)}`))
    .join('\n')
    .trim();
  const query = [...(head ? [`subject=${encoded(head)}`] : []), `body=${encoded(text.replace(/\r?\n|\r/g, '\r\n'))}`];
  const mail = `${mailto}?${query.join('&')}`;
  return mail.length > longest ? null : mail;
}

/* Half a character has no address; it becomes the mark for what is lost. */
const encoded = (text: string) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
