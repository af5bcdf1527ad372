import type { FormattedPart, Rich, RichPart, RichText, WithPlainText } from '../../schema/rich-text.ts';
import { isRecord } from './is-record.ts';
import { type CalendarDate, formatTime, sampleDate } from './time.ts';

/** Whether a value of the page data is a text with formatted parts or times. */
export const isRich = (value: unknown): value is Rich => isRecord(value) && 'rich' in value;

/** Returns the parts of a text. */
export const partsOf = (text: RichText): readonly RichPart[] => (typeof text === 'string' ? [text] : text.rich);

/** Returns the text with these parts: a string, unless one of them is formatted or a time. */
export function richText(parts: readonly RichPart[]): RichText {
  const rich = mergeStrings(parts);
  if (rich.length === 0) return '';
  return rich.length === 1 && typeof rich[0] === 'string' ? rich[0] : { rich };
}

/** Returns parts without adjacent or empty strings. */
export function mergeStrings(parts: readonly RichPart[]): RichPart[] {
  const merged: RichPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part !== '') merged.push(part);
  }
  return merged;
}

/** Joins texts. */
export const concatTexts = (texts: readonly RichText[], separator = ''): RichText =>
  richText(texts.flatMap((text, index) => [...(index > 0 ? [separator] : []), ...partsOf(text)]));

/** Returns a text as a string, without formatting and notes; `now` is the date for times. */
export const plainText = (text: RichText, now: CalendarDate = sampleDate): string =>
  typeof text === 'string' ? text : plainParts(text.rich, now);

const plainParts = (parts: readonly RichPart[], now: CalendarDate): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'time') return formatTime(part, now);
      return part.kind === 'note' ? '' : plainParts(part.parts, now);
    })
    .join('');

/** Removes spaces at the start and the end of a text, but not inside of its formatted parts. */
export function trimText(text: RichText): RichText {
  if (typeof text === 'string') return text.trim();
  const { length } = text.rich;
  return richText(
    text.rich.map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === length - 1 ? start.trimEnd() : start;
    }),
  );
}

/** Whether two texts read the same. */
export const isSameText = (one: RichText | undefined, other: RichText | undefined): boolean =>
  one !== undefined && other !== undefined ? plainText(one) === plainText(other) : one === other;

/** Removes the formatting and the notes of a text. Times stay. */
export const withoutFormatting = (text: RichText): RichText =>
  typeof text === 'string' ? text : richText(text.rich.flatMap(unformatted));

const unformatted = (part: RichPart): RichPart[] => {
  if (typeof part === 'string' || part.kind === 'time') return [part];
  return part.kind === 'note' ? [] : part.parts.flatMap(unformatted);
};

/** The same, but a text in another language stays marked as such. */
export function withLanguageOnly(text: RichText): RichText {
  const foreign = foreignPart(text);
  return foreign ? { rich: [{ ...foreign, parts: partsOf(withoutFormatting(text)) }] } : withoutFormatting(text);
}

/** Returns the part that holds a whole text in another language; undefined for a text in the language of its page. */
export function foreignPart(text: RichText): Extract<RichPart, { kind: 'foreign' }> | undefined {
  const [first] = typeof text === 'string' ? [] : text.rich;
  return typeof first === 'object' && first.kind === 'foreign' ? first : undefined;
}

/** Whether a text has formatted parts. */
export const isFormatted = (text: RichText): boolean =>
  typeof text !== 'string' && text.rich.some((part) => typeof part !== 'string' && part.kind !== 'time');

/** Whether any text in page data contains a time. */
export function hasTime(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return value.kind === 'time' || Object.values(value).some(hasTime);
}

/** Replaces the times of a text with their texts on a date. */
export const textAt = (text: RichText, now: CalendarDate): RichText =>
  typeof text === 'string' ? text : richText(partsAt(text.rich, now));

const partsAt = (parts: readonly RichPart[], now: CalendarDate): RichPart[] =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'time') return formatTime(part, now);
    return { ...part, parts: mergeStrings(partsAt(part.parts, now)) };
  });

/** Replaces all texts of page data with plain ones for a date. */
export function withPlainText<Data>(data: Data, now: CalendarDate): WithPlainText<Data> {
  const map = (value: unknown): unknown => {
    if (!isRecord(value)) return value;
    if (isRich(value)) return plainText(value, now);
    if (Array.isArray(value)) return value.map(map);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]));
  };
  return map(data) as WithPlainText<Data>;
}

/** Replaces strings and formatted parts of a text, from the inside out; times stay. */
export const mapParts = (
  text: RichText,
  mapString: (text: string) => readonly RichPart[],
  mapPart: (part: FormattedPart) => readonly RichPart[] = (part) => [part],
): RichText => richText(typeof text === 'string' ? mapString(text) : mapInside(text.rich, mapString, mapPart));

const mapInside = (
  parts: readonly RichPart[],
  mapString: (text: string) => readonly RichPart[],
  mapPart: (part: FormattedPart) => readonly RichPart[],
): RichPart[] =>
  mergeStrings(
    parts.flatMap((part): readonly RichPart[] => {
      if (typeof part === 'string') return mapString(part);
      if (part.kind === 'time') return [part];
      // The content of code stays unchanged.
      const parts = part.kind === 'code' ? part.parts : mapInside(part.parts, mapString, mapPart);
      return mapPart({ ...part, parts });
    }),
  );
