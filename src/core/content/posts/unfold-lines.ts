import { unspaced, unspacedClosing, unspacedOpening } from '../../text/script.ts';

/**
 * Removes the spaces of a YAML scalar that stand for line breaks between two Chinese or Japanese characters. `source`
 * is the scalar in the file. Spaces within a line stay.
 */
export function unfoldLines(value: string, source: string): string {
  if (!source.includes('\n')) return value;
  const written = source.match(gaps) ?? [];
  // Escapes can add spaces, so the gaps don't correspond.
  if (written.length !== (value.match(gaps) ?? []).length) return value;
  let index = 0;
  return value.replace(gaps, (gap) => (written[index++]?.includes('\n') && gap === ' ' ? '' : gap));
}

const gaps = new RegExp(`(?<=${unspaced}${unspacedClosing})[ \\t\\r\\n]+(?=${unspacedOpening}${unspaced})`, 'gu');
