/**
 * Removes the definitions from the schema in ajv's standalone code, which also contains each of them separately. Throws
 * if a definition isn't found: then ajv generates different code.
 */
export function schemaOnce(code, { definitions }) {
  const [, whole] = /const (\w+) = \{"\$schema":/.exec(code) ?? [];
  const slimmed = Object.entries(definitions).reduce(
    (written, [name, definition]) =>
      written.replace(` = ${literal(definition)};`, () => ` = ${whole}.definitions[${JSON.stringify(name)}];`),
    code,
  );
  if (whole === undefined || slimmed === code)
    throw new Error('ajv writes definitions differently now: update scripts/bundle/schema-once.js');
  return slimmed;
}

/* Formats a value in the way of ajv: JSON's two Unicode line separators are escaped. */
const literal = (value) =>
  JSON.stringify(value)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
