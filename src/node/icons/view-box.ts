import { SvgError } from './read-svg.ts';

/** The viewBox of an SVG, from the attributes of its first tag. Throws an SvgError if it has no size. */
export function viewBoxOf(attributes: ReadonlyMap<string, string>): string {
  const box = attributes.get('viewBox') ?? `0 0 ${pixels(attributes.get('width'))} ${pixels(attributes.get('height'))}`;
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  if (!isBox) throw new SvgError('it has no valid size, such as viewBox="0 0 24 24"');
  return numbers.join(' ');
}

const pixels = (length = '') => length.replace(/px$/, '');
