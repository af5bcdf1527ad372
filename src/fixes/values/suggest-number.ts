import { westernDigits } from '../../core/text/western-digits.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';

/** A number, and whether the text can mean no other. */
export interface SuggestedNumber {
  number: number;
  isSure: boolean;
}

/**
 * The number that a text means where the schema has one: "4,8", "90 %", "9/10" of what is the most there, "1,500",
 * "250+ students". Undefined where it is none, or out of the range.
 */
export function suggestNumber(text: string, schema: Schema): SuggestedNumber | undefined {
  const found = text.length > 100 ? undefined : read(westernDigits(text).trim(), schema);
  if (!found) return undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const isWhole = isOfWhole(schema) ? Number.isInteger(found.number) : Number.isFinite(found.number);
  return isWhole && found.number >= minimum && found.number <= maximum ? found : undefined;
}

function read(text: string, schema: Schema): SuggestedNumber | undefined {
  const sure = (number: string | number) => ({ number: Number(number), isSure: true });
  const perhaps = (number: string | number) => ({ number: Number(number), isSure: false });
  // A comma before one or two figures is no sign between thousands.
  if (/^-?\d+,\d{1,2}$/.test(text)) return sure(text.replace(',', '.'));
  const [, part = '', of = ''] = /^(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|على|من)\s*(\d+)$/i.exec(text) ?? [];
  if (of !== '') return ofMost(Number(part.replace(',', '.')), Number(of), schema);
  if (isThousands(text, schema)) return perhaps(text.replace(/\D/g, ''));
  const [, count = '', unit = ''] = /^(-?\d+(?:[.,]\d{1,2})?)\s*(%|\+|k\+?|px|ms)$/i.exec(text) ?? [];
  const times = /^k/i.test(unit) ? 1000 : 1;
  if (unit !== '') return perhaps(Number(count.replace(',', '.')) * times);
  const [, first] = /^(\d+)\s*\+?\s+\p{L}[\p{L} ]*$/u.exec(text) ?? [];
  return first === undefined ? undefined : perhaps(first);
}

/* A part of a whole, where the most that there can be is known, and small enough to be a scale. */
function ofMost(
  part: number,
  whole: number,
  { maximum = Number.POSITIVE_INFINITY }: Schema,
): SuggestedNumber | undefined {
  if (maximum > 100 || whole === 0 || part > whole) return undefined;
  return { number: Math.round((part / whole) * maximum * 10) / 10, isSure: true };
}

const isThousands = (text: string, schema: Schema): boolean =>
  (isOfWhole(schema) ? /^\d{1,3}(?:[,.' \u00A0\u202F’]\d{3})+\+?$/ : /^\d{1,3}(?:[,' \u00A0\u202F’]\d{3})+\+?$/).test(
    text,
  );

const isOfWhole = ({ type }: Schema): boolean => {
  const types = typesIn(type);
  return types.includes('integer') && !types.includes('number');
};
