import { paintsOf } from './paints.ts';
import { refusedSetting } from './refused.ts';
import { drawn, isLeftOut, ofDrawing } from './shapes.ts';

/**
 * The settings of a tag as they go into a page, each with a blank before it and every colour that of the words. `own` are
 * those that the tag may have beside what all have; `isDrawing` where it is the first one. Throws an SvgError at any other.
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

/* Every setting has a name that somebody else has chosen: "constructor" is none of them. */
function allowed(name: string, own: Record<string, RegExp>): RegExp | undefined {
  const holder = [own, drawn].find((each) => Object.hasOwn(each, name));
  return holder?.[name];
}
