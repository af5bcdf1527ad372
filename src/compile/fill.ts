import type { Site } from '../../schema/site.ts';
import { dateTemplate } from './calendar.ts';
import { escaped, type Hole, isTime, type Piece, pieces } from './template.ts';

/** The owner's fields that a text can name in braces. */
export const ownerFields = ['name', 'title', 'email', 'phone', 'location', 'summary'] as const;

/** The times that a text can name in braces, as they are written. */
export const timeFields = ['year', 'today', 'yearsSince:2016', 'yearsSince:2016+1'] as const;

export interface Filled {
  text: string;
  /** Whether the text is still a template, because a time is in it. */
  isTimed: boolean;
  /** Holes that nothing fills. */
  unknown: Hole[];
}

/**
 * Fills the holes of a text with the owner's fields. Times stay, so that they are right whenever the page is read.
 * `parameters` are names that stay as well: the interface fills them.
 */
export function fill(text: string, site: Site, parameters: readonly string[] = []): Filled {
  if (!text.includes('{')) return { text, isTimed: false, unknown: [] };
  const expanded = expand(text, site, parameters, []);
  const unknown = expanded.filter((piece): piece is Hole => typeof piece !== 'string' && !isKept(piece, parameters));
  const isTimed = expanded.some((piece) => typeof piece !== 'string' && isTime(piece));
  const words = expanded.map((piece) => {
    if (typeof piece === 'string') return isTimed ? escaped(piece) : piece;
    return piece.name === 'today' && isTime(piece) ? dateTemplate(site.language) : piece.written;
  });
  return { text: words.join(''), isTimed, unknown };
}

function expand(text: string, site: Site, parameters: readonly string[], within: string[]): Piece[] {
  return pieces(text).flatMap((piece) => {
    if (typeof piece === 'string' || isKept(piece, parameters)) return [piece];
    const field = ownerFields.find((name) => name === piece.name && piece.argument === '');
    const value = field && !within.includes(field) ? site.owner[field] : undefined;
    return field && value !== undefined ? expand(value, site, [], [...within, field]) : [piece];
  });
}

const isKept = (hole: Hole, parameters: readonly string[]) =>
  isTime(hole) || (hole.argument === '' && parameters.includes(hole.name));
