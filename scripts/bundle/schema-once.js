/**
 * The code of a validator, which has every definition of the schema twice, in the whole and by itself: here it is taken
 * out of the whole. Throws where there is no such definition: then ajv writes other code.
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

/* As ajv writes an object: two line ends of JSON are none in older scripts. */
const literal = (value) =>
  JSON.stringify(value)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
