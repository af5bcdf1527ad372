const number = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:px)?\s*$/;
const numbers = /^[-+\d.eE,\s]*$/;
const path = /^[MmZzLlHhVvCcSsQqTtAa\d.eE+,\s-]*$/;
const moves = /^[\s,]*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE,\s]*\)[\s,]*)*$/;
const rule = /^(?:nonzero|evenodd)$/;

const geometry = (...names: string[]): Record<string, RegExp> =>
  Object.fromEntries(names.map((name) => [name, number]));

/** The elements that icons may contain, each with the patterns of its attributes. A group has none. */
export const shapes: ReadonlyMap<string, Record<string, RegExp>> = new Map([
  ['g', {}],
  ['path', { d: path }],
  ['circle', geometry('cx', 'cy', 'r')],
  ['ellipse', geometry('cx', 'cy', 'rx', 'ry')],
  ['rect', geometry('x', 'y', 'width', 'height', 'rx', 'ry')],
  ['line', geometry('x1', 'y1', 'x2', 'y2')],
  ['polyline', { points: numbers }],
  ['polygon', { points: numbers }],
]);

/** The attributes that every shape and the SVG itself may have, except for colors. */
export const sharedAttributes: Record<string, RegExp> = {
  'fill-rule': rule,
  opacity: number,
  'fill-opacity': number,
  'stroke-opacity': number,
  'stroke-width': number,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'stroke-miterlimit': number,
  'stroke-dasharray': /^(?:none|[-+\d.eE,\s]+)$/,
  'stroke-dashoffset': number,
  transform: moves,
};

/** Whether an attribute doesn't affect the appearance. Such attributes are removed. */
export const isIgnored = (setting: string): boolean =>
  /^(?:id|class|role|version|focusable|clip-rule|xml:space|xmlns(?::.*)?|(?:aria|data)-.*)$/.test(setting);

/** Attributes of the first tag that are removed too. */
export const rootAttributes: ReadonlySet<string> = new Set([
  'viewBox',
  'width',
  'height',
  'preserveAspectRatio',
  'baseProfile',
]);

/** A color without a URL. */
export const anyColor = /^(?:[A-Za-z]+|#[0-9A-Fa-f]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/]*\))$/;
