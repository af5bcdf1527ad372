import type { Figures } from '../../schema/resolved.ts';
import { inDigits } from './in-digits.ts';

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
