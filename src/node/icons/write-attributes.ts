import { isIgnored, rootAttributes, sharedAttributes } from './allowed-attributes.ts';
import { refusedAttribute } from './icon-errors.ts';
import { paintsOf } from './paints.ts';

/**
 * Writes the attributes of a tag, each after a space, with currentColor for every color. `own` are the attributes of
 * this element in addition to those of all; `isDrawing` is true for the first tag. Throws an SvgError for any other
 * attribute.
 */
export function writeAttributes(
  attributes: ReadonlyMap<string, string>,
  elementAttributes: Record<string, RegExp>,
  isDrawing = false,
): string {
  let written = '';
  for (const [name, value] of attributes) {
    if (isIgnored(name) || (isDrawing && rootAttributes.has(name)) || name === 'fill' || name === 'stroke') continue;
    if (!allowed(name, elementAttributes)?.test(value)) throw refusedAttribute(name, value);
    written += ` ${name}="${value.trim().replace(/\s+/g, ' ')}"`;
  }
  for (const [name, color] of Object.entries(paintsOf(attributes)))
    written += ` ${name}="${color === 'none' ? 'none' : 'currentColor'}"`;
  return written;
}

/* The names are untrusted: "constructor" must not find a property of Object. */
function allowed(name: string, elementAttributes: Record<string, RegExp>): RegExp | undefined {
  const holder = [elementAttributes, sharedAttributes].find((each) => Object.hasOwn(each, name));
  return holder?.[name];
}
