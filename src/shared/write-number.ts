import type { Figures } from '../../schema/resolved.ts';

/**
 * Formats a number: 12480.5 as "12,480.5" or "12.480,5", with as many decimals as `model` has. Without separators, uses
 * a decimal point only. Four digits aren't grouped, because they are often a year.
 */
export function writeNumber(
  value: number,
  { group, decimal, zero }: Pick<Figures, 'group' | 'decimal' | 'zero'> = { group: '', decimal: '.' },
  model = value,
): string {
  const [, decimals = ''] = `${model}`.split('.');
  const [whole = '', ...fraction] = value.toFixed(decimals.length).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return inDigits([grouped, ...fraction].join(decimal), zero);
}

/**
 * Converts the digits of a text or a number to the set that starts with `zero`: "12" with "٠" is "١٢". Unchanged
 * without `zero`. Every page includes this, because some numbers are only known in the visitor's browser.
 */
export const inDigits = (text: string | number, zero?: string): string =>
  `${text}`.replace(/\d/g, (digit) =>
    // A string that isn't empty has a first code point.
    zero ? String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit)) : digit,
  );
