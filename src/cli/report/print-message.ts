import type { Received } from '../../node/serve/inbox.ts';
import { escapeUnsafe } from './format-diagnostics.ts';

/** The maximum length of a value, and the maximum number of fields. */
const [maxLength, maxFields] = [500, 100];

/**
 * Formats a form submission: one line per field, and values of several lines below their name. Senders can't write
 * control characters to the terminal, or a name that looks like another message.
 */
export function printMessage({ id, fields }: Received): string {
  const lines = fields.slice(0, maxFields).map(([name, value]) => {
    const isLong = value.length > maxLength;
    const shown = isLong ? `${value.slice(0, maxLength)} … (${value.length} characters)` : value;
    const [first = '', ...others] = shown.split(/\r\n|\r|\n/).map(escapeUnsafe);
    return `  ${escapeUnsafe(name)}:${others.length > 0 ? ['', first, ...others].join('\n    ') : ` ${first}`}`;
  });
  const more = fields.length > maxFields ? [`  … and ${fields.length - maxFields} more fields`] : [];
  return [`Message received (${escapeUnsafe(id)})`, ...lines, ...more].join('\n');
}
