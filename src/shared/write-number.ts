import type { Separators } from '../../schema/resolved.ts';

/** A number as it is read: 12480.5 as "12,480.5" or "12.480,5". Four digits stay together, for they are often a year. */
export function writeNumber(value: number, { group, decimal }: Separators, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** How many digits a number is written with after the point; three at most. */
export const decimalsOf = (value: number): number => {
  const [, fraction = ''] = String(value).split('.');
  return Math.min(3, fraction.length);
};
