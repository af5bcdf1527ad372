import { westernDigits } from '../../core/text/digits.ts';
import { type Schema, typesIn } from '../../core/validation/schema.ts';

/** A number, and whether the text can only mean this number. */
interface SuggestedNumber {
  number: number;
  isSure: boolean;
  /** The sign after it, for a separate setting. */
  suffix?: string;
}

/**
 * Reads a number that the schema accepts: "4,8", "90 %", "1,500", "12k", or "9/10" scaled to the maximum. A percent or
 * plus sign with another meaning is only read if `hasSuffix`. Undefined if the text contains anything else, or is out
 * of range.
 */
export function suggestNumber(written: string, schema: Schema, hasSuffix = false): SuggestedNumber | undefined {
  if (written.length > 100) return undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const [, figures = '', thousand, unit = ''] =
    /^(.*?[\d.])\s*(k)?\s*(%|\+|°|deg)?$/i.exec(westernDigits(written).trim()) ?? [];
  const isUnit = unit === '' || (unit === '%' ? maximum === 100 : unit !== '+' && maximum === 360);
  const isSuffix = hasSuffix && (unit === '%' || unit === '+');
  const found = isUnit || isSuffix ? read(figures, schema) : undefined;
  if (!found) return undefined;
  const number = thousand === undefined ? found.number : found.number * 1000;
  const isFit = number >= minimum && number <= maximum && (!isIntegerOnly(schema) || Number.isInteger(number));
  const isSure = found.isSure && thousand === undefined && unit === '';
  return isFit ? { number, isSure, ...(isSuffix && { suffix: unit }) } : undefined;
}

function read(text: string, schema: Schema): SuggestedNumber | undefined {
  if (isThousands(text, schema)) return { number: Number(text.replace(/\D/g, '')), isSure: false };
  // A comma before one or two digits is a decimal separator.
  if (/^-?\d+(?:\.\d+|,\d{1,2})?$/.test(text)) return { number: Number(text.replace(',', '.')), isSure: true };
  const [, part = '', of = ''] = /^(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|على|من)\s*(\d+)$/i.exec(text) ?? [];
  return of === '' ? undefined : scaleTo(Number(part.replace(',', '.')), Number(of), schema);
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
  (isIntegerOnly(schema) ? /^\d{1,3}(?:[,.' \u00A0\u202F’]\d{3})+$/ : /^\d{1,3}(?:[,' \u00A0\u202F’]\d{3})+$/).test(
    text,
  );

const isIntegerOnly = ({ type }: Schema): boolean => {
  const types = typesIn(type);
  return types.includes('integer') && !types.includes('number');
};
