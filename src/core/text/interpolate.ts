import type { Site } from '../../../schema/site.ts';
import { foreignSign } from '../../shared/marks.ts';
import { dateTemplate } from './calendar.ts';
import { timeInDigits } from './digits.ts';
import { ownerFields, ownerText } from './owner-text.ts';
import { escaped, isAnswer, isTime, type Piece, type Placeholder, pieces } from './template.ts';

/** The times that a text can name in braces, as they are written. */
export const timeFields = ['year', 'today', 'yearsSince:2016', 'yearsSince:2016+1'] as const;

/** No filled text is longer: fields that hold each other's names grow beyond all measure when they are filled. */
export const maxInterpolated = 20_000;

/** All of them together are no longer: a few megabytes of names that stand for long texts would fill the memory. */
export const maxInterpolatedOfAll = 20_000_000;

interface Interpolated {
  text: string;
  /** Whether the text is still a template, because a time is in it. */
  isTimed: boolean;
  /** Placeholders that have no value. */
  unknown: Placeholder[];
  /** Whether it was cut off because it grew too long. */
  isTooLong: boolean;
}

/**
 * Fills the placeholders of a text with the owner's fields. Times stay, so that they are right whenever the page is read.
 * `parameters` are names that stay as well: the interface fills them.
 */
export function interpolate(text: string, site: Site, parameters: readonly string[] = []): Interpolated {
  if (!text.includes('{')) return { text, isTimed: false, unknown: [], isTooLong: false };
  const budget = { left: maxInterpolated };
  const expanded = expand(text, { site, parameters, within: [], budget });
  const unknown = expanded.filter(
    (piece): piece is Placeholder => typeof piece !== 'string' && !isKept(piece, parameters),
  );
  const isTimed = expanded.some((piece) => typeof piece !== 'string' && isTime(piece));
  const words = expanded.map((piece) => {
    if (typeof piece === 'string') return isTimed ? escaped(piece) : piece;
    return piece.name === 'today' && isTime(piece)
      ? dateTemplate(site)
      : isTime(piece)
        ? timeInDigits(piece.written, site)
        : isTimed && !isKept(piece, parameters)
          ? escaped(piece.written)
          : piece.written;
  });
  return { text: words.join(''), isTimed, unknown, isTooLong: budget.left < 0 };
}

interface Expansion {
  site: Site;
  parameters: readonly string[];
  /** The fields that are being filled in. */
  within: string[];
  /** How many more characters there is room for. */
  budget: { left: number };
}

function expand(text: string, { site, parameters, within, budget }: Expansion): Piece[] {
  return pieces(text).flatMap((piece) => {
    if (budget.left < 0) return [];
    const field =
      typeof piece === 'string' || isKept(piece, parameters)
        ? undefined
        : ownerFields.find((name) => name === piece.name && piece.argument === '');
    const value = field && !within.includes(field) ? ownerText(site, field) : undefined;
    if (field && value !== undefined)
      // A part of a text does not say which language it is of.
      return expand(value.replaceAll(foreignSign, ''), { site, parameters: [], within: [...within, field], budget });
    budget.left -= typeof piece === 'string' ? piece.length : piece.written.length;
    return [piece];
  });
}

const isKept = (placeholder: Placeholder, parameters: readonly string[]) =>
  isTime(placeholder) ||
  ((placeholder.argument === '' || isAnswer(placeholder)) && parameters.includes(placeholder.name));
