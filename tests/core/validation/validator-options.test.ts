import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { composeSchema } from '../../../schema/compose.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { changeValidator, options, withoutDescriptions } from '../../../src/core/validation/compile-validator.ts';

const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
ajv.addSchema(withoutDescriptions(composeSchema(blocks)), 'site');
const code = standalone(ajv, { accepts: 'site' });

test('limits the errors of the code that ajv generates', () => {
  expect(changeValidator(code)).toContain('if (errors.length < 20000) errors.push({ instancePath');
});

test.each([
  [/vErrors\.push\(/g, 'errors of a value'],
  [/vErrors\.length = /g, 'errors that are taken back'],
  [/vErrors\.concat\(/g, 'errors of a part'],
  [/errors = vErrors\.length/g, 'the number of errors'],
  [/(func\d+\(\w+\)) >/g, 'the greatest length of a text'],
  [/(func\d+\(\w+\)) </g, 'the least length of a text'],
  [/schemaPath:/g, 'where a rule stands'],
  [/,schema:/g, 'what a rule asks for'],
  [/params:\{pattern: /g, 'the pattern of a text'],
])('fails if ajv no longer generates %s as expected', (written, name) => {
  expect(() => changeValidator(code.replace(written, 'other('))).toThrow(`ajv no longer writes ${name} as it did`);
});

test('findings contain no schema path, schema value or pattern', () => {
  const changed = changeValidator(code);
  for (const part of ['schemaPath', ',schema:', 'params:{pattern']) expect(changed).not.toContain(part);
});

test('removes the descriptions of a schema, but keeps settings named "description"', () => {
  const schema = composeSchema(blocks);
  const plain = withoutDescriptions(schema);
  const descriptions = [schema.description, schema.properties.owner.description, schema.definitions.block.description];
  for (const description of descriptions) {
    expect(JSON.stringify(schema)).toContain(description);
    expect(JSON.stringify(plain)).not.toContain(description);
  }
  expect(Object.keys(plain.properties.pages.items.properties)).toContain('description');
});
