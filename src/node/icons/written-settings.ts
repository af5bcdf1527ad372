import { paintsOf } from './paints.ts';
import { refusedSetting } from './refused.ts';
import { drawn, isLeftOut, ofDrawing } from './shapes.ts';

/**
 * Writes the attributes of a tag, each after a space, with currentColor for every color. `own` are the attributes of
 * this element in addition to those of all; `isDrawing` is true for the first tag. Throws an SvgError for any other
 * attribute.
 */
export function writtenSettings(
  settings: ReadonlyMap<string, string>,
  own: Record<string, RegExp>,
  isDrawing = false,
): string {
  let written = '';
  for (const [name, value] of settings) {
    if (isLeftOut(name) || (isDrawing && ofDrawing.has(name)) || name === 'fill' || name === 'stroke') continue;
    if (!allowed(name, own)?.test(value)) throw refusedSetting(name, value);
    written += ` ${name}="${value.trim().replace(/\s+/g, ' ')}"`;
  }
  for (const [name, colour] of Object.entries(paintsOf(settings)))
    written += ` ${name}="${colour === 'none' ? 'none' : 'currentColor'}"`;
  return written;
}

/* The names are untrusted: "constructor" must not find a property of Object. */
function allowed(name: string, own: Record<string, RegExp>): RegExp | undefined {
  const holder = [own, drawn].find((each) => Object.hasOwn(each, name));
  return holder?.[name];
}
