import fc from 'fast-check';

/** The same value as somebody else would write it: other blanks, other ends of lines, other escapes, its names in another order. */
export const layoutOfText = fc
  .record({
    unit: fc.constantFrom('', '  ', '\t', '    ', ' '),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
    isEscaped: fc.boolean(),
    isTurned: fc.boolean(),
    around: fc.constantFrom('', '\n', ' \t\r\n'),
  })
  .map(({ unit, end, mark, isEscaped, isTurned, around }) => (value: unknown): string => {
    const text = JSON.stringify(isTurned ? turned(value) : value, null, unit).replaceAll('\n', end);
    return mark + around + (isEscaped ? escaped(text) : text) + around;
  });

/* Every object begins with its last name. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const copy = {};
  for (const [name, entry] of Object.entries(value).toReversed())
    Object.defineProperty(copy, name, { value: turned(entry), enumerable: true });
  return copy;
}

/* Everything that is not ASCII, and every slash, by its number. */
const escaped = (text: string) =>
  text.replace(/[/\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
