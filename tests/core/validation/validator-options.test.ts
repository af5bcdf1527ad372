import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { composeSchema } from '../../../schema/compose.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { changeValidator, options, withoutDescriptions } from '../../../src/core/validation/validator-options.ts';

const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
ajv.addSchema(withoutDescriptions(composeSchema(blocks)), 'site');
const code = standalone(ajv, { accepts: 'site' });

test('limits the findings of the code that ajv writes for the schema', () => {
  expect(changeValidator(code)).toContain('if (findings.length < 20000) findings.push(finding);');
});

test.each([
  [/vErrors\.push\(/g, 'findings of a value'],
  [/vErrors\.length = /g, 'findings that are taken back'],
  [/vErrors\.concat\(/g, 'findings of a part'],
  [/errors = vErrors\.length/g, 'the number of findings'],
  [/(func\d+\(\w+\)) >/g, 'the greatest length of a text'],
  [/(func\d+\(\w+\)) </g, 'the least length of a text'],
  [/schemaPath:/g, 'where a rule stands'],
  [/,schema:/g, 'what a rule asks for'],
  [/params:\{pattern: /g, 'the pattern of a text'],
])('fails where ajv writes something else in the place of %s', (written, name) => {
  expect(() => changeValidator(code.replace(written, 'other('))).toThrow(`ajv no longer writes ${name} as it did`);
});

test('says of no finding where in the schema its rule stands, nor again what that asks for', () => {
  const changed = changeValidator(code);
  for (const words of ['schemaPath', ',schema:', 'params:{pattern']) expect(changed).not.toContain(words);
});

test('compiles a schema without what it says of its settings, and keeps the settings of that name', () => {
  const schema = composeSchema(blocks);
  const plain = withoutDescriptions(schema);
  const said = [schema.description, schema.properties.owner.description, schema.definitions.block.description];
  for (const words of said) {
    expect(JSON.stringify(schema)).toContain(words);
    expect(JSON.stringify(plain)).not.toContain(words);
  }
  expect(Object.keys(plain.properties.pages.items.properties)).toContain('description');
});
