import { refusedSetting } from './refused.ts';
import { anyColour } from './shapes.ts';

/** The colours of a shape: "none", "black", or another one as it is written. */
export interface Paints {
  fill: string;
  stroke: string;
}

/**
 * The colours that the settings of a tag give. Black is what is meant by none and by that of the words, so all of them
 * are told by one name. Throws an SvgError at what is no colour.
 */
export function paintsOf(settings: ReadonlyMap<string, string>): Partial<Paints> {
  const paints: Partial<Paints> = {};
  for (const name of ['fill', 'stroke'] as const) {
    const colour = settings.get(name)?.trim();
    if (colour === undefined || colour === 'inherit') continue;
    if (!anyColour.test(colour)) throw refusedSetting(name, colour);
    const plain = colour.toLowerCase().replace(/\s/g, '');
    const isNone = plain === 'none' || plain === 'transparent';
    paints[name] = isNone ? 'none' : blacks.has(plain) ? 'black' : plain;
  }
  return paints;
}

const blacks = new Set(['black', 'currentcolor', '#000', '#000000']);
