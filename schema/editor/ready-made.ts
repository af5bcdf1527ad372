import type { EditorSchema } from './editor-texts.ts';

/** A snippet that an editor inserts: JSON with placeholders, and its description. */
interface Snippet {
  markdownDescription: string;
  body: Record<string, unknown>;
}

/**
 * Converts an example to a snippet. The texts of the object itself become placeholders, in the order of `properties` in
 * its schema; nested texts stay as in the example, because too many placeholders would be tedious.
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

/* Editors insert a text that starts with ^ unchanged; in placeholders \, $ and } are special. */
const fillIn = (text: string, place: number): string =>
  `^"\${${place}:${JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&')}}"`;
