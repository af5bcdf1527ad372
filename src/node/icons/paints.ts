import { anyColor } from './allowed-attributes.ts';
import { refusedAttribute } from './icon-errors.ts';

/** The fill and stroke of a shape: "none", "black", or another color as it is written. */
export interface Paints {
  fill: string;
  stroke: string;
}

/**
 * The fill and stroke in the attributes of a tag. The default color and `currentColor` are both returned as "black".
 * Throws an SvgError for an invalid color.
 */
export function paintsOf(attributes: ReadonlyMap<string, string>): Partial<Paints> {
  const paints: Partial<Paints> = {};
  for (const name of ['fill', 'stroke'] as const) {
    const color = attributes.get(name)?.trim();
    if (color === undefined || color === 'inherit') continue;
    if (!anyColor.test(color)) throw refusedAttribute(name, color);
    const plain = color.toLowerCase().replace(/\s/g, '');
    const isNone = plain === 'none' || plain === 'transparent';
    paints[name] = isNone ? 'none' : blacks.has(plain) ? 'black' : plain;
  }
  return paints;
}

const blacks = new Set(['black', 'currentcolor', '#000', '#000000']);
