import { unspaced, unspacedClosing, unspacedOpening } from '../../text/typography/unspaced.ts';

/**
 * The value of a YAML scalar without the spaces that stand for its line breaks between two characters of Chinese or
 * Japanese, which are written without spaces. `source` is the text of the scalar in the file. Spaces that the owner wrote
 * within a line stay.
 */
export function unfolded(value: string, source: string): string {
  if (!source.includes('\n')) return value;
  const written = source.match(gaps) ?? [];
  // Escapes can write more spaces or fewer.
  if (written.length !== (value.match(gaps) ?? []).length) return value;
  let index = 0;
  return value.replace(gaps, (gap) => (written[index++]?.includes('\n') && gap === ' ' ? '' : gap));
}

const gaps = new RegExp(`(?<=${unspaced}${unspacedClosing})[ \\t\\r\\n]+(?=${unspacedOpening}${unspaced})`, 'gu');
