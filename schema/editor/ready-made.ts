import type { EditorSchema } from './editor-words.ts';

/** What an editor inserts: JSON with places to fill in, and what it says of it. */
interface Snippet {
  markdownDescription: string;
  body: Record<string, unknown>;
}

/**
 * An example as a snippet. The texts of the object itself, as its schema's `properties` have them, are the places to
 * fill in, one after the other; what lies deeper is as the example has it, because nobody wants to pass thirty places.
 */
export function readyMade(
  example: Record<string, unknown>,
  properties: Record<string, EditorSchema>,
  markdownDescription: string,
): Snippet {
  let place = 0;
  const body = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      typeof value === 'string' && (properties[name]?.pattern || properties[name]?.allOf)
        ? fillIn(value, ++place)
        : value,
    ]),
  );
  return { markdownDescription, body };
}

/* Editors take a text that begins with ^ as it stands; inside a place \, $ and } mean something. */
const fillIn = (text: string, place: number): string =>
  `^"\${${place}:${JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&')}}"`;
