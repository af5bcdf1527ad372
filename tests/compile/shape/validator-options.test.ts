import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { composeSchema } from '../../../schema/compose.ts';
import { changeValidator, options } from '../../../src/compile/shape/validator-options.ts';

const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
ajv.addSchema(composeSchema(), 'site');
const code = standalone(ajv, { accepts: 'site' });

test('limits the findings of the code that ajv writes for the schema', () => {
  expect(changeValidator(code)).toContain('vErrors.length < 20000 && vErrors.push(');
});

test.each([
  [/vErrors\.push\(/g, 'findings of a value'],
  [/vErrors\.length = /g, 'findings that are taken back'],
  [/vErrors\.concat\(/g, 'findings of a part'],
  [/errors = vErrors\.length/g, 'the number of findings'],
  [/(func\d+\(\w+\)) >/g, 'the greatest length of a text'],
  [/(func\d+\(\w+\)) </g, 'the least length of a text'],
])('fails where ajv writes something else in the place of %s', (written, name) => {
  expect(() => changeValidator(code.replace(written, 'other('))).toThrow(`ajv no longer writes ${name} as it did`);
});
