import type { ShownIcon } from '../../core/compiler-host.ts';
import { firstTag, numbersIn, SvgError, type SvgPart, svgParts, svgSize } from './read-svg.ts';

type Tag = Extract<SvgPart, { kind: 'open' }>;

/* An open tag. */
interface Open {
  name: string;
  paints: Paints;
}

/* The fill and stroke of a shape: "none", "black", or another color as it is written. */
type Paints = Record<'fill' | 'stroke', string>;

/* The maximum depth of nested groups. */
const maxDepth = 30;

/**
 * Converts the text of an SVG to an icon. The result contains only allowed elements and attributes, in the color of the
 * surrounding text. Throws an SvgError if the text isn't an SVG, or contains more than shapes.
 */
export function sanitizeIcon(text: string): ShownIcon {
  const parts = drawnParts(text);
  const { attributes: svgAttributes, isEmpty } = firstTag(parts);
  if (isEmpty) throw new SvgError("it isn't an SVG file");
  const icon = { viewBox: viewBoxOf(svgAttributes), settings: writeAttributes(svgAttributes, true) };
  const openTags: Open[] = [{ name: 'svg', paints: { fill: 'black', stroke: 'none', ...paintsOf(svgAttributes) } }];
  const colors = new Set<string>();
  let written = '';
  for (const part of parts) {
    const inside = openTags.at(-1);
    if (part.kind === 'text') {
      if (part.text.trim() !== '' && !isDescription(inside)) throw new SvgError('text between its shapes', true);
    } else if (!inside) throw new SvgError('it is damaged');
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
  colors.delete('none');
  if (colors.size === 0) throw new SvgError('it has no visible shapes');
  if (colors.size > 1) throw new SvgError('more than one color', true);
  return { ...icon, shapes: written };
}

function* drawnParts(text: string): Generator<Exclude<SvgPart, { kind: 'other' }>> {
  for (const part of svgParts(text))
    if (part.kind === 'other') throw new SvgError(part.what, true);
    else yield part;
}

/* Whether a tag contains text about the drawing, which isn't rendered. */
const isDescription = (tag: Open | undefined) => tag?.name === 'title' || tag?.name === 'desc';

function shapeOf({ name, attributes: svgAttributes, isEmpty }: Tag, inside: Open): string {
  if (!shapes.has(name)) throw new SvgError(tagText(name), true);
  if (inside.name !== 'svg' && inside.name !== 'g') throw new SvgError(`an element inside a <${inside.name}>`, true);
  return `<${name}${writeAttributes(svgAttributes)}${isEmpty ? '/>' : '>'}`;
}

/*
 * Writes the attributes of a tag, each after a space, with currentColor for every color. `isDrawing` is true for the
 * first tag. Throws an SvgError for an unsupported attribute.
 */
function writeAttributes(attributes: ReadonlyMap<string, string>, isDrawing = false): string {
  let written = '';
  for (const [name, value] of attributes) {
    if (isIgnored(name) || (isDrawing && rootAttributes.has(name)) || name === 'fill' || name === 'stroke') continue;
    if (!attributePatterns.get(name)?.test(value)) throw refusedAttribute(name, value);
    written += ` ${name}="${value.trim().replace(/\s+/g, ' ')}"`;
  }
  for (const [name, color] of Object.entries(paintsOf(attributes)))
    written += ` ${name}="${color === 'none' ? 'none' : 'currentColor'}"`;
  return written;
}

/*
 * The fill and stroke in the attributes of a tag. The default color and `currentColor` are both returned as "black".
 * Throws an SvgError for an invalid color.
 */
function paintsOf(attributes: ReadonlyMap<string, string>): Partial<Paints> {
  const paints: Partial<Paints> = {};
  for (const name of ['fill', 'stroke'] as const) {
    const color = attributes.get(name)?.trim();
    if (color === undefined || color === 'inherit') continue;
    if (!anyColor.test(color)) throw refusedAttribute(name, color);
    const plain = color.toLowerCase().replace(/\s/g, '');
    const isNone = plain === 'none' || plain === 'transparent';
    paints[name] = isNone ? 'none' : blacks.has(plain) ? 'black' : plain;
  }
  return paints;
}

const blacks = new Set(['black', 'currentcolor', '#000', '#000000']);

/* The viewBox of an SVG, from the attributes of its first tag. Throws an SvgError if it has no size. */
function viewBoxOf(attributes: ReadonlyMap<string, string>): string {
  const { width = 0, height = 0 } = svgSize(attributes);
  const numbers = numbersIn(attributes.get('viewBox') ?? `0 0 ${width} ${height}`);
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && Math.min(...numbers.slice(2)) > 0;
  if (!isBox) throw new SvgError('it has no valid size, such as viewBox="0 0 24 24"');
  return numbers.join(' ');
}

/* An error for an attribute that icons must not contain. */
const refusedAttribute = (name: string, value: string) => new SvgError(attributeText(name, value), true);

const tagText = (name: string): string =>
  known.has(name) ? `${known.get(name)} (<${name}>)` : `the unsupported element <${name}>`;

const known = new Map([
  ['script', 'a script'],
  ['style', 'a style sheet'],
  ['image', 'an image'],
  ['text', 'text'],
  ['foreignObject', 'page content'],
]);

function attributeText(name: string, value: string): string {
  if (/^on/i.test(name)) return `a script (${name})`;
  if (/(?:^|:)href$/i.test(name) || /url\s*\(/i.test(value)) return `a URL (${name})`;
  return name === 'style' ? 'inline styles (style)' : `an unsupported attribute (${name})`;
}

/* The elements that icons may contain. */
const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

const number = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:px)?\s*$/;
const numericAttributes =
  'cx cy r rx ry x y width height x1 y1 x2 y2 opacity fill-opacity stroke-opacity stroke-width stroke-miterlimit stroke-dashoffset';

/* The attributes that they may have, except for colors. Their names are untrusted: "constructor" must find nothing. */
const attributePatterns: ReadonlyMap<string, RegExp> = new Map([
  ...numericAttributes.split(' ').map((name): [string, RegExp] => [name, number]),
  ['d', /^[MmZzLlHhVvCcSsQqTtAa\d.eE+,\s-]*$/],
  ['points', /^[-+\d.eE,\s]*$/],
  ['transform', /^[\s,]*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE,\s]*\)[\s,]*)*$/],
  ['fill-rule', /^(?:nonzero|evenodd)$/],
  ['stroke-linecap', /^(?:butt|round|square)$/],
  ['stroke-linejoin', /^(?:miter|round|bevel)$/],
  ['stroke-dasharray', /^(?:none|[-+\d.eE,\s]+)$/],
]);

/* Whether an attribute doesn't affect the appearance. Such attributes are removed. */
const isIgnored = (setting: string): boolean =>
  /^(?:id|class|role|version|focusable|clip-rule|xml:space|xmlns(?::.*)?|(?:aria|data)-.*)$/.test(setting);

/* Attributes of the first tag that are removed too. */
const rootAttributes = new Set(['viewBox', 'width', 'height', 'preserveAspectRatio', 'baseProfile']);

/* A color without a URL. */
const anyColor = /^(?:[A-Za-z]+|#[0-9A-Fa-f]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/]*\))$/;
