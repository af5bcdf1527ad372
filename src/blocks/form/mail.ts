import { notify } from '../../parts/notify.ts';
import type { Delivery, Outcome } from './deliver.ts';
import type { FieldData } from './field.tsx';

/** Hands a message over to the visitor's own mail program. Nobody learns whether it is sent from there. */
export function handOver({ fields, mailto, labels, answers }: Delivery): Outcome {
  if (mailto !== null) location.href = mailOf(mailto, fields, answers);
  notify({ kind: 'info', id: 'form', title: labels.mailOpened, text: labels.mailOpenedText });
  return { kind: 'success', hasArrived: false, text: `${labels.mailOpened}. ${labels.mailOpenedText}` };
}

/**
 * A mail link that carries what was typed: the field called "subject" becomes the subject, the others the text,
 * each under its label. Line breaks leave the subject, where they could pass for another header.
 */
export function mailOf(mailto: string, fields: readonly FieldData[], answers: FormData): string {
  const answer = (name: string) => String(answers.get(name) ?? '').trim();
  const subject = fields.some(({ name }) => name === 'subject') ? answer('subject').replace(/[\r\n]+/g, ' ') : '';
  const text = fields
    .filter(({ name }) => name !== 'subject' && answer(name) !== '')
    .map(({ type, name, label }) => (type === 'textarea' ? `\n${answer(name)}` : `${label}: ${answer(name)}`))
    .join('\n')
    .trim();
  const query = [
    ...(subject ? [`subject=${encodeURIComponent(subject)}`] : []),
    `body=${encodeURIComponent(text.replace(/\r?\n|\r/g, '\r\n'))}`,
  ];
  return `${mailto}?${query.join('&')}`;
}
