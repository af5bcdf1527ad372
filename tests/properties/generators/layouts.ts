import fc from 'fast-check';

/** The same value in another layout: other spaces, line ends, escapes and order of names. */
export const layoutOfText = fc
  .record({
    unit: fc.constantFrom('', '  ', '\t', '    ', ' '),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
    isEscaped: fc.boolean(),
    isReversed: fc.boolean(),
    padding: fc.constantFrom('', '\n', ' \t\r\n'),
  })
  .map(({ unit, end, mark, isEscaped, isReversed, padding }) => (value: unknown): string => {
    const text = JSON.stringify(isReversed ? reversed(value) : value, null, unit).replaceAll('\n', end);
    return mark + padding + (isEscaped ? escaped(text) : text) + padding;
  });

/* Reverses the order of the names in every object. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = {};
  for (const [name, entry] of Object.entries(value).toReversed())
    Object.defineProperty(copy, name, { value: reversed(entry), enumerable: true });
  return copy;
}

/* Escapes everything that is not ASCII, and every slash. */
const escaped = (text: string) =>
  text.replace(/[/\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
