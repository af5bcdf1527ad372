import type { Labels } from '../../../schema/resolved.ts';
import { copy } from '../../components/copy.ts';
import { notify } from '../../components/notify.ts';
import type { ViewProps } from '../../components/view.ts';
import { plain } from '../../shared/marks.ts';
import type { Outcome } from './form-state.ts';
import { subjectOf } from './subject.ts';

type Block = ViewProps<'form'>['block'];

/** A message as a mail has it. */
interface Letter {
  /** One line; empty where there is none. */
  subject: string;
  text: string;
}

/**
 * Hands a message over to the visitor's own mail program. Nobody learns whether there is one, and whether the message is
 * sent from there, so that it can be copied too.
 */
export function openMailProgram(mail: string | null, mailto: string | null, letter: Letter, labels: Labels): Outcome {
  if (mailto !== null) location.href = mail ?? mailto;
  const [title, text] = mail
    ? [labels.mailOpened, labels.mailOpenedText]
    : [labels.mailTooLong, labels.mailTooLongText];
  notify({ kind: mail ? 'info' : 'warning', id: 'form', title, text });
  const whole = [letter.subject, letter.text].filter(Boolean).join('\n\n');
  const act = () => copy(whole, labels, beginningOf(whole), labels.mailTooLongText);
  return { kind: mail ? 'unknown' : 'error', text: `${title}. ${text}`, copy: { label: labels.copyMessage, act } };
}

/* The first line, or as much of it as a notification has room for. */
const beginningOf = (text: string) => text.replace(/\n.*/s, '').replace(/^(.{40}).+/u, '$1…');

/* Some systems hand over nothing at all of a longer address, and say nothing of it. */
const longest = 2000;

/**
 * What was typed, as a mail: the field called "subject" becomes the subject, where the owner has not set one, the others
 * the text, each under its label. Line breaks leave the subject, where they could pass for another header.
 */
export function letterOf(form: HTMLFormElement, { fields, subject }: Pick<Block, 'fields' | 'subject'>): Letter {
  const answers = new FormData(form);
  const answer = (name: string) => String(answers.get(name) ?? '').trim();
  const hasSubject = fields.some(({ name }) => name === 'subject');
  const head = (subjectOf(subject, answers) ?? (hasSubject ? answer('subject') : '')).replace(/[\r\n]+/g, ' ');
  const text = fields
    .filter(({ name }) => name !== 'subject' && answer(name) !== '')
    .map(({ type, name, label }) => (type === 'textarea' ? `\n${answer(name)}` : `${plain(label)}: ${answer(name)}`))
    .join('\n')
    .trim();
  return { subject: head, text };
}

/** A mail link that carries what was typed; null when it would be too long to be handed over, or nobody is written to. */
export function mailOf(
  form: HTMLFormElement,
  { mailto, ...block }: Pick<Block, 'mailto' | 'fields' | 'subject'>,
): string | null {
  if (mailto === null) return null;
  const { subject, text } = letterOf(form, block);
  const query = [
    ...(subject ? [`subject=${encoded(subject)}`] : []),
    `body=${encoded(text.replace(/\r?\n|\r/g, '\r\n'))}`,
  ];
  const mail = `${mailto}?${query.join('&')}`;
  return mail.length > longest ? null : mail;
}

/* Half a character has no address; it becomes the mark for what is lost. */
const encoded = (text: string) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
