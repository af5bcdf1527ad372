import type { RichPart, RichText, Time } from '../../schema/rich-text.ts';
import { isRecord } from '../../src/shared/is-record.ts';
import { isRich, partsOf, richText, textAt } from '../../src/shared/rich-text.ts';
import type { CalendarDate } from '../../src/shared/time.ts';

/** A text with several parts. */
export const rich = (...parts: RichPart[]): RichText => richText(parts);

export const strong = (...parts: RichPart[]): RichPart => ({ kind: 'strong', parts });
export const emphasis = (...parts: RichPart[]): RichPart => ({ kind: 'emphasis', parts });
export const code = (text: string): RichPart => ({ kind: 'code', parts: [text] });
export const link = (href: string, ...parts: RichPart[]): RichPart => ({ kind: 'link', href, parts });
export const note = (number: number | string, id = '1', to = '2'): RichPart => ({
  kind: 'note',
  id,
  note: to,
  parts: [String(number)],
});

/** A text in another language. */
export const foreign = (lang: string, dir: 'ltr' | 'rtl', ...parts: RichPart[]): RichText => ({
  rich: [{ kind: 'foreign', lang, dir, parts }],
});

export const year: Time = { kind: 'time', of: 'year' };
export const yearsSince = (since: number): Time => ({ kind: 'time', of: 'yearsSince', year: since });

const signs = { strong: '**', emphasis: '_', code: '`', foreign: '' };

/** A text with one notation for its parts: **strong**, _emphasis_, `code`, [link](/x), ^1^ and {year}. */
export const notationOf = (text: RichText): string => partsOf(text).map(notationOfPart).join('');

function notationOfPart(part: RichPart): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'time') return part.of === 'yearsSince' ? `{yearsSince:${part.year}}` : `{${part.of}}`;
  const inside = part.parts.map(notationOfPart).join('');
  if (part.kind === 'link') return `[${inside}](${part.href})`;
  if (part.kind === 'note') return `^${inside}^`;
  return signs[part.kind] + inside + signs[part.kind];
}

/** Page data with its times replaced by their texts on a date. */
export function onDay<Data>(data: Data, now: CalendarDate): Data {
  if (!isRecord(data)) return data;
  // A text stays a text, and a copy has the type of its source.
  if (isRich(data)) return textAt(data, now) as Data;
  if (Array.isArray(data)) return data.map((each) => onDay(each, now)) as Data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, onDay(value, now)])) as Data;
}
