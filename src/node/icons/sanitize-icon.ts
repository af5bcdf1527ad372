import type { ShownIcon } from '../../core/compiler-host.ts';
import { shapes } from './allowed-attributes.ts';
import { refusedTag } from './icon-errors.ts';
import { type Paints, paintsOf } from './paints.ts';
import { SvgError, type SvgPart, svgParts } from './read-svg.ts';
import { viewBoxOf } from './view-box.ts';
import { writeAttributes } from './write-attributes.ts';

type Tag = Extract<SvgPart, { kind: 'open' }>;

/* An open tag. */
interface Open {
  name: string;
  paints: Paints;
}

/* The maximum depth of nested groups. */
const maxDepth = 30;

/**
 * Converts the text of an SVG to an icon. The result contains only allowed elements and attributes, in the color of the
 * surrounding text. Throws an SvgError if the text isn't an SVG, or contains more than shapes.
 */
export function sanitizeIcon(text: string): ShownIcon {
  const parts = svgParts(text);
  const { attributes: svgAttributes } = firstTag(parts);
  const icon = { viewBox: viewBoxOf(svgAttributes), settings: writeAttributes(svgAttributes, {}, true) };
  const openTags: Open[] = [{ name: 'svg', paints: { fill: 'black', stroke: 'none', ...paintsOf(svgAttributes) } }];
  const colors = new Set<string>();
  let written = '';
  for (const part of parts) {
    const inside = openTags.at(-1);
    if (part.kind === 'text') {
      if (part.text.trim() !== '' && !isDescription(inside)) throw new SvgError('text between its shapes', true);
    } else if (!inside || (part.kind === 'close' && part.name !== inside.name)) throw new SvgError('it is damaged');
    else if (part.kind === 'close') {
      openTags.pop();
      if (openTags.length > 0 && !isDescription(inside)) written += `</${part.name}>`;
    } else {
      const tag = { name: part.name, paints: { ...inside.paints, ...paintsOf(part.attributes) } };
      if (!part.isEmpty) openTags.push(tag);
      if (openTags.length > maxDepth) throw new SvgError(`groups nested more than ${maxDepth} levels deep`, true);
      if (isDescription(tag)) continue;
      written += shapeOf(part, inside);
      if (part.name !== 'g') for (const color of Object.values(tag.paints)) colors.add(color);
    }
  }
  if (openTags.length > 0) throw new SvgError('it is truncated');
  colors.delete('none');
  if (colors.size === 0) throw new SvgError('it has no visible shapes');
  if (colors.size > 1) throw new SvgError('more than one color', true);
  return { ...icon, shapes: written };
}

function firstTag(parts: Generator<SvgPart>): Tag {
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const part = next.value;
    if (part.kind === 'text' && part.text.trim() === '') continue;
    if (part.kind === 'open' && part.name === 'svg' && !part.isEmpty) return part;
    break;
  }
  throw new SvgError("it isn't an SVG file");
}

/* Whether a tag contains text about the drawing, which isn't rendered. */
const isDescription = (tag: Open | undefined) => tag?.name === 'title' || tag?.name === 'desc';

function shapeOf({ name, attributes: svgAttributes, isEmpty }: Tag, inside: Open): string {
  const elementAttributes = shapes.get(name);
  if (!elementAttributes) throw refusedTag(name);
  if (inside.name !== 'svg' && inside.name !== 'g') throw new SvgError(`an element inside a <${inside.name}>`, true);
  return `<${name}${writeAttributes(svgAttributes, elementAttributes)}${isEmpty ? '/>' : '>'}`;
}
