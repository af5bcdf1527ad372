import type { Labels } from '../../../schema/resolved.ts';
import { copy } from '../../components/copy-button.tsx';
import { notify } from '../../components/notify.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';
import { type Outcome, subjectOf } from './message.ts';

type Mail = Pick<ViewProps<'form'>['block'], 'mailto' | 'fields' | 'subject'>;

/** A message in the form of an email. */
interface Email {
  /** A single line; may be empty. */
  subject: string;
  text: string;
}

/**
 * Opens the visitor's email app. The page can't find out whether one exists or whether the message is sent, so the
 * message can be copied too.
 */
export function openMailProgram(form: HTMLFormElement, block: Mail, labels: Labels): Outcome {
  const { mailto } = block;
  const mail = mailLinkOf(form, block);
  if (mailto !== null) location.href = mail ?? mailto;
  const [title, text] = mail
    ? [labels.mailOpened, labels.mailOpenedText]
    : [labels.mailTooLong, labels.mailTooLongText];
  notify({ kind: mail ? 'info' : 'warning', id: 'form', title, text });
  const { subject, text: body } = emailOf(form, block);
  const whole = [subject, body].filter(Boolean).join('\n\n');
  const act = () => copy(whole, labels, firstLineOf(whole), labels.mailTooLongText);
  return { kind: mail ? 'unknown' : 'error', text: `${title}. ${text}`, copy: { label: labels.copyMessage, act } };
}

/* The first line, shortened for a notification. */
const firstLineOf = (text: string) => text.replace(/\n.*/s, '').replace(/^(.{40}).+/u, '$1…');

/* Some systems ignore longer mail links without an error. */
const maxLinkLength = 2000;

/*
 * Formats the answers as an email: the field "subject" is the subject, unless the owner has set one, and the others are
 * the text, each under its label. Removes line breaks from the subject, because they could add headers.
 */
function emailOf(form: HTMLFormElement, { fields, subject }: Omit<Mail, 'mailto'>): Email {
  const answers = new FormData(form);
  const answer = (name: string) => String(answers.get(name) ?? '').trim();
  const hasSubject = fields.some(({ name }) => name === 'subject');
  const head = (subjectOf(subject, answers) ?? (hasSubject ? answer('subject') : '')).replace(/[\r\n]+/g, ' ');
  const text = fields
    .filter(({ name }) => name !== 'subject' && answer(name) !== '')
    .map(({ type, name, label }) =>
      type === 'textarea' ? `\n${answer(name)}` : `${plainText(label, today())}: ${answer(name)}`,
    )
    .join('\n')
    .trim();
  return { subject: head, text };
}

/** A mail link that contains the message; null if it would be too long, or there is no recipient. */
export function mailLinkOf(form: HTMLFormElement, { mailto, ...block }: Mail): string | null {
  if (mailto === null) return null;
  const { subject, text } = emailOf(form, block);
  const query = [
    ...(subject ? [`subject=${encoded(subject)}`] : []),
    `body=${encoded(text.replace(/\r?\n|\r/g, '\r\n'))}`,
  ];
  const mail = `${mailto}?${query.join('&')}`;
  return mail.length > maxLinkLength ? null : mail;
}

/* Replaces lone surrogates, which encodeURIComponent doesn't accept. */
const encoded = (text: string) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
