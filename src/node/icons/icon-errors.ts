import { SvgError } from './read-svg.ts';

/** An error for a tag that icons must not contain. */
export const refusedTag = (name: string): SvgError => new SvgError(tagText(name), true);

/** An error for an attribute that icons must not contain. */
export const refusedAttribute = (name: string, value: string): SvgError =>
  new SvgError(attributeText(name, value), true);

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
