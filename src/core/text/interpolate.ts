import type { Site } from '../../../schema/site.ts';
import { foreignSign } from '../../shared/marks.ts';
import { dateTemplate } from './calendar.ts';
import { timeInDigits } from './digits.ts';
import { ownerFields, ownerText } from './owner-text.ts';
import { escapeBraces, isAnswer, isTime, type Piece, type Placeholder, parseTemplate } from './template.ts';

/** The time placeholders that a text can contain, as written. */
export const timeFields = ['year', 'today', 'yearsSince:2016', 'yearsSince:2016+1'] as const;

/** The maximum length of an interpolated text. Fields that contain each other's placeholders grow exponentially. */
export const maxInterpolated = 20_000;

/**
 * The maximum length of all interpolated texts of a site together. Without it, a few megabytes of placeholders for long
 * fields would exhaust the memory.
 */
export const maxInterpolatedOfAll = 20_000_000;

interface Interpolated {
  text: string;
  /** Whether the text is still a template, because it contains a time placeholder. */
  isTimed: boolean;
  /** Placeholders that have no value. */
  unknown: Placeholder[];
  /** Whether the text was cut because it exceeds the maximum length. */
  isTooLong: boolean;
}

/**
 * Replaces the placeholders of a text with the owner's fields. Time placeholders stay, because the page fills them when
 * it is read. `parameters` are the names of placeholders that the interface fills, so they stay too.
 */
export function interpolate(text: string, site: Site, parameters: readonly string[] = []): Interpolated {
  if (!text.includes('{')) return { text, isTimed: false, unknown: [], isTooLong: false };
  const budget = { left: maxInterpolated };
  const expanded = expand(text, { site, parameters, expanding: [], budget });
  const unknown = expanded.filter(
    (piece): piece is Placeholder => typeof piece !== 'string' && !isPreserved(piece, parameters),
  );
  const isTimed = expanded.some((piece) => typeof piece !== 'string' && isTime(piece));
  const parts = expanded.map((piece) => {
    if (typeof piece === 'string') return isTimed ? escapeBraces(piece) : piece;
    return piece.name === 'today' && isTime(piece)
      ? dateTemplate(site)
      : isTime(piece)
        ? timeInDigits(piece.written, site)
        : isTimed && !isPreserved(piece, parameters)
          ? escapeBraces(piece.written)
          : piece.written;
  });
  return { text: parts.join(''), isTimed, unknown, isTooLong: budget.left < 0 };
}

interface Expansion {
  site: Site;
  parameters: readonly string[];
  /** The fields whose values are being expanded. */
  expanding: string[];
  /** The number of characters that may still be added. */
  budget: { left: number };
}

function expand(text: string, { site, parameters, expanding, budget }: Expansion): Piece[] {
  return parseTemplate(text).flatMap((piece) => {
    if (budget.left < 0) return [];
    const field =
      typeof piece === 'string' || isPreserved(piece, parameters)
        ? undefined
        : ownerFields.find((name) => name === piece.name && piece.argument === '');
    const value = field && !expanding.includes(field) ? ownerText(site, field) : undefined;
    if (field && value !== undefined)
      // Language marks apply to whole texts, so a value inside another text loses its own.
      return expand(value.replaceAll(foreignSign, ''), {
        site,
        parameters: [],
        expanding: [...expanding, field],
        budget,
      });
    budget.left -= typeof piece === 'string' ? piece.length : piece.written.length;
    return [piece];
  });
}

const isPreserved = (placeholder: Placeholder, parameters: readonly string[]) =>
  isTime(placeholder) ||
  ((placeholder.argument === '' || isAnswer(placeholder)) && parameters.includes(placeholder.name));
