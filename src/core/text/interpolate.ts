import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import type { RichSite } from '../../../schema/site.ts';
import { richText } from '../../shared/rich-text.ts';
import { timeParts } from './month-names.ts';
import { ownerFields, ownerText } from './owner-text.ts';
import { isAnswer, isTime, type Piece, type Placeholder, parseTemplate } from './template.ts';

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
  text: RichText;
  /** Its number of characters, in which times count as they are written. */
  length: number;
  /** Placeholders that have no value. */
  unknown: Placeholder[];
  /** Whether the text was cut because it exceeds the maximum length. */
  isTooLong: boolean;
}

/**
 * Replaces the placeholders of a text with the owner's fields, and those of times with times. `parameters` are the names
 * of placeholders that the interface fills, so they stay.
 */
export function interpolate(
  text: string,
  site: Pick<RichSite, 'owner' | 'language' | 'digits'>,
  parameters: readonly string[] = [],
): Interpolated {
  if (!text.includes('{')) return { text, length: text.length, unknown: [], isTooLong: false };
  const budget = { left: maxInterpolated };
  const expanded = expand(text, { site, parameters, expanding: [], budget });
  const unknown = expanded.filter(
    (piece): piece is Placeholder => typeof piece !== 'string' && !isPreserved(piece, parameters),
  );
  const parts = expanded.flatMap((piece): RichPart[] => {
    if (typeof piece === 'string') return [piece];
    return isTime(piece) ? timeParts(piece, site) : [piece.written];
  });
  return {
    text: richText(parts),
    length: maxInterpolated - budget.left,
    unknown,
    isTooLong: budget.left < 0,
  };
}

interface Expansion {
  site: Pick<RichSite, 'owner' | 'language'>;
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
      return expand(value, { site, parameters: [], expanding: [...expanding, field], budget });
    budget.left -= typeof piece === 'string' ? piece.length : piece.written.length;
    return [piece];
  });
}

const isPreserved = (placeholder: Placeholder, parameters: readonly string[]) =>
  isTime(placeholder) ||
  ((placeholder.argument === '' || isAnswer(placeholder)) && parameters.includes(placeholder.name));
