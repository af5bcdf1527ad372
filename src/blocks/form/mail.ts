import type { FieldData } from './field.tsx';

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
