import type { ShownIcon } from '../../core/compiler-host.ts';
import { type Paints, paintsOf } from './paints.ts';
import { SvgError, type SvgPart, svgParts } from './read-svg.ts';
import { refusedTag } from './refused.ts';
import { shapes } from './shapes.ts';
import { viewBoxOf } from './view-box.ts';
import { writtenSettings } from './written-settings.ts';

type Tag = Extract<SvgPart, { kind: 'open' }>;

/* An open tag. */
interface Open {
  name: string;
  paints: Paints;
}

/* The maximum depth of nested groups. */
const deepest = 30;

/**
 * Converts the text of an SVG to an icon. The result contains only allowed elements and attributes, in the color of the
 * surrounding text. Throws an SvgError if the text isn't an SVG, or contains more than shapes.
 */
export function cleanIcon(text: string): ShownIcon {
  const parts = svgParts(text);
  const { settings } = firstTag(parts);
  const icon = { viewBox: viewBoxOf(settings), settings: writtenSettings(settings, {}, true) };
  const around: Open[] = [{ name: 'svg', paints: { fill: 'black', stroke: 'none', ...paintsOf(settings) } }];
  const colours = new Set<string>();
  let written = '';
  for (const part of parts) {
    const inside = around.at(-1);
    if (part.kind === 'text') {
      if (part.text.trim() !== '' && !isWords(inside)) throw new SvgError('text between its shapes', true);
    } else if (!inside || (part.kind === 'close' && part.name !== inside.name)) throw new SvgError('it is damaged');
    else if (part.kind === 'close') {
      around.pop();
      if (around.length > 0 && !isWords(inside)) written += `</${part.name}>`;
    } else {
      const tag = { name: part.name, paints: { ...inside.paints, ...paintsOf(part.settings) } };
      if (!part.isEmpty) around.push(tag);
      if (around.length > deepest) throw new SvgError(`groups nested more than ${deepest} levels deep`, true);
      if (isWords(tag)) continue;
      written += shapeOf(part, inside);
      if (part.name !== 'g') for (const colour of Object.values(tag.paints)) colours.add(colour);
    }
  }
  if (around.length > 0) throw new SvgError('it is truncated');
  colours.delete('none');
  if (colours.size === 0) throw new SvgError('it has no visible shapes');
  if (colours.size > 1) throw new SvgError('more than one color', true);
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
const isWords = (tag: Open | undefined) => tag?.name === 'title' || tag?.name === 'desc';

function shapeOf({ name, settings, isEmpty }: Tag, inside: Open): string {
  const own = shapes.get(name);
  if (!own) throw refusedTag(name);
  if (inside.name !== 'svg' && inside.name !== 'g') throw new SvgError(`an element inside a <${inside.name}>`, true);
  return `<${name}${writtenSettings(settings, own)}${isEmpty ? '/>' : '>'}`;
}
