import type { ShownIcon } from '../../compile/compiler-host.ts';
import { SvgError, type SvgPart, svgParts } from './read-svg.ts';
import { anyColour, drawn, isLeftOut, ofDrawing, shapes } from './shapes.ts';

type Tag = Extract<SvgPart, { kind: 'open' }>;

/* How deep groups may lie in each other. */
const deepest = 30;

/**
 * Makes an icon of the text of an SVG. It is written anew of what is allowed, in the colour of the words beside it, so
 * nothing else can get through. Throws an SvgError where the text is no SVG, or has more in it than shapes.
 */
export function cleanIcon(text: string): ShownIcon {
  const parts = svgParts(text);
  const root = firstTag(parts);
  const colours = new Set<string>();
  const box = viewBoxOf(root);
  const settings = settingsOf(root);
  const whole = { fill: 'black', stroke: 'none', ...paintsOf(root) };
  const around = [{ name: root.name, paints: whole }];
  let written = '';
  for (const part of parts) {
    const { name, paints } = around.at(-1) ?? { name: '', paints: whole };
    if (part.kind === 'text') {
      if (part.text.trim() !== '' && !isWords(name)) throw new SvgError('text between its shapes', true);
      continue;
    }
    if (name === '') throw new SvgError('it is damaged');
    if (part.kind === 'close') {
      if (part.name !== name) throw new SvgError('it is damaged');
      around.pop();
      if (!isWords(name) && around.length > 0) written += `</${name}>`;
      continue;
    }
    if (isWords(part.name)) {
      if (!part.isEmpty) around.push({ name: part.name, paints });
      continue;
    }
    const said = settingsOf(part, name);
    const own = { ...paints, ...paintsOf(part) };
    if (part.name !== 'g') for (const colour of Object.values(own)) if (colour !== 'none') colours.add(colour);
    written += `<${part.name}${said}${part.isEmpty ? '/>' : '>'}`;
    if (!part.isEmpty) around.push({ name: part.name, paints: own });
    if (around.length > deepest) throw new SvgError(`groups that lie more than ${deepest} deep in each other`, true);
  }
  if (around.length > 0) throw new SvgError('it is cut off');
  if (colours.size === 0) throw new SvgError('nothing is drawn in it');
  if (colours.size > 1) throw new SvgError('more than one colour', true);
  return { viewBox: box, settings, shapes: written };
}

function firstTag(parts: Generator<SvgPart>): Tag {
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const part = next.value;
    if (part.kind === 'text' && part.text.trim() === '') continue;
    if (part.kind === 'open' && part.name === 'svg' && !part.isEmpty) return part;
    break;
  }
  throw new SvgError('it is no SVG');
}

/* Words about the drawing, which are not drawn. */
const isWords = (name: string) => name === 'title' || name === 'desc';

/* What a tag says of how it looks, as it goes into the sprite. */
function settingsOf(tag: Tag, around?: string): string {
  const own = around === undefined ? {} : shapes.get(tag.name);
  if (!own) throw new SvgError(elementInWords(tag.name), true);
  if (around !== undefined && around !== 'svg' && around !== 'g')
    throw new SvgError(`something inside a <${around}>`, true);
  let written = '';
  for (const [name, value] of tag.settings) {
    if (isLeftOut(name) || (around === undefined && ofDrawing.has(name))) continue;
    if (name === 'fill' || name === 'stroke') continue;
    const allowed = Object.hasOwn(own, name) ? own[name] : Object.hasOwn(drawn, name) ? drawn[name] : undefined;
    if (!allowed?.test(value)) throw new SvgError(settingInWords(name, value), true);
    written += ` ${name}="${value.trim().replace(/\s+/g, ' ')}"`;
  }
  const paints = Object.entries(paintsOf(tag)).map(
    ([name, colour]) => ` ${name}="${colour === 'none' ? 'none' : 'currentColor'}"`,
  );
  return written + paints.join('');
}

/* The colours that a tag gives, black by one name: it is what is meant by none, and by that of the words. */
function paintsOf({ settings }: Tag): { fill?: string; stroke?: string } {
  const paints: { fill?: string; stroke?: string } = {};
  for (const name of ['fill', 'stroke'] as const) {
    const colour = settings.get(name)?.trim();
    if (colour === undefined || colour === 'inherit') continue;
    if (!anyColour.test(colour)) throw new SvgError(settingInWords(name, colour), true);
    const plain = colour.toLowerCase().replace(/\s/g, '');
    const isNone = plain === 'none' || plain === 'transparent';
    paints[name] = isNone ? 'none' : /^(?:black|currentcolor|#000|#000000)$/.test(plain) ? 'black' : plain;
  }
  return paints;
}

function viewBoxOf({ settings }: Tag): string {
  const box = settings.get('viewBox') ?? `0 0 ${pixels(settings.get('width'))} ${pixels(settings.get('height'))}`;
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  if (!isBox) throw new SvgError('it does not say how large it is (viewBox="0 0 24 24")');
  return numbers.join(' ');
}

const pixels = (length = '') => length.replace(/px$/, '');

function elementInWords(name: string): string {
  const known: Record<string, string> = {
    script: 'a script',
    style: 'a style sheet',
    image: 'a picture',
    text: 'letters',
    foreignObject: 'a part of a page',
  };
  return Object.hasOwn(known, name) ? `${known[name]} (<${name}>)` : `the tag <${name}>`;
}

function settingInWords(name: string, value: string): string {
  if (/^on/i.test(name)) return `a script (${name})`;
  if (/(?:^|:)href$/i.test(name) || /url\s*\(/i.test(value)) return `an address (${name})`;
  if (name === 'style') return 'styles (style)';
  return `a setting that no shape needs (${name})`;
}
