import { westernDigits } from '../../core/text/western-digits.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';

/** A number, and whether the text can only mean this number. */
interface SuggestedNumber {
  number: number;
  isSure: boolean;
}

/**
 * Reads a number that the schema accepts: "4,8", "90 %", "1,500", "250+ students", or "9/10" scaled to the maximum.
 * Undefined if the text isn't a number, or is out of range.
 */
export function suggestNumber(text: string, schema: Schema): SuggestedNumber | undefined {
  const suggested = text.length > 100 ? undefined : read(westernDigits(text).trim(), schema);
  if (!suggested) return undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const isWhole = isIntegerOnly(schema) ? Number.isInteger(suggested.number) : Number.isFinite(suggested.number);
  return isWhole && suggested.number >= minimum && suggested.number <= maximum ? suggested : undefined;
}

function read(text: string, schema: Schema): SuggestedNumber | undefined {
  const sure = (number: string | number) => ({ number: Number(number), isSure: true });
  const unsure = (number: string | number) => ({ number: Number(number), isSure: false });
  // A comma before one or two digits is a decimal separator.
  if (/^-?\d+,\d{1,2}$/.test(text)) return sure(text.replace(',', '.'));
  const [, part = '', of = ''] = /^(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|على|من)\s*(\d+)$/i.exec(text) ?? [];
  if (of !== '') return scaleTo(Number(part.replace(',', '.')), Number(of), schema);
  if (isThousands(text, schema)) return unsure(text.replace(/\D/g, ''));
  const [, count = '', unit = ''] = /^(-?\d+(?:[.,]\d{1,2})?)\s*(%|\+|k\+?|px|ms)$/i.exec(text) ?? [];
  const times = /^k/i.test(unit) ? 1000 : 1;
  if (unit !== '') return unsure(Number(count.replace(',', '.')) * times);
  const [, first] = /^(\d+)\s*\+?\s+\p{L}[\p{L} ]*$/u.exec(text) ?? [];
  return first === undefined ? undefined : unsure(first);
}

/* Scales a fraction to the maximum of the schema, if that is at most 100. */
function scaleTo(
  part: number,
  whole: number,
  { maximum = Number.POSITIVE_INFINITY }: Schema,
): SuggestedNumber | undefined {
  if (maximum > 100 || whole === 0 || part > whole) return undefined;
  return { number: Math.round((part / whole) * maximum * 10) / 10, isSure: true };
}

const isThousands = (text: string, schema: Schema): boolean =>
  (isIntegerOnly(schema)
    ? /^\d{1,3}(?:[,.' \u00A0\u202F’]\d{3})+\+?$/
    : /^\d{1,3}(?:[,' \u00A0\u202F’]\d{3})+\+?$/
  ).test(text);

const isIntegerOnly = ({ type }: Schema): boolean => {
  const types = typesIn(type);
  return types.includes('integer') && !types.includes('number');
};
