/** Formats JSON for readers: a value that fits on one line is on one line. */
export function legible(value: unknown, indent = '', before = 0): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < 120) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((entry) => `${inner}${legible(entry, inner)}`).join(',\n')}\n${indent}]`;
  const entries = Object.entries(value).map(
    ([name, entry]) => `${inner}"${name}": ${legible(entry, inner, name.length + 4)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([name, entry]) => `"${name}": ${onOneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
