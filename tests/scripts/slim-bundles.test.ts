import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { composeSchema } from '../../schema/compose.ts';
import { sorted } from '../../scripts/bundle/related-grammars.js';
import { schemaOnce } from '../../scripts/bundle/schema-once.js';
import { silentDebug } from '../../scripts/bundle/silent-debug.js';
import { blocks } from '../../src/blocks/schemas.ts';
import { changeValidator, options, withoutDescriptions } from '../../src/core/validation/validator-options.ts';

const require = createRequire(import.meta.url);
const schema = withoutDescriptions(composeSchema(blocks));
const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
ajv.addSchema(schema, 'site');
const code = changeValidator(standalone(ajv, { accepts: 'site' }));

test('includes every definition of the schema only once in the validator', () => {
  const slimmed = schemaOnce(code, schema);
  for (const definition of Object.values(schema.definitions)) {
    const written = JSON.stringify(definition).slice(0, 400);
    if (written.length < 400) continue;
    expect(slimmed.split(written).length).toBe(2);
    expect(code.split(written).length).toBe(3);
  }
});

test('fails if ajv generates different code', () => {
  expect(() => schemaOnce(code.replaceAll(' = {', '={'), schema)).toThrow('writes definitions differently');
  expect(() => schemaOnce(code, { definitions: {} })).toThrow('writes definitions differently');
});

test('orders similar grammars next to each other, and includes all of them', async () => {
  const list = await readFile(join(dirname(require.resolve('lowlight')), 'lib/common.js'), 'utf8');
  const lines = sorted(list).split('\n');
  expect(lines.slice(0, 3).map((line) => /languages\/(\w+)/.exec(line)?.[1])).toEqual(['css', 'less', 'scss']);
  expect(lines.toSorted()).toEqual(list.split('\n').toSorted());
  expect(() => sorted(list.replace(/^.*languages\/less.*$/m, ''))).toThrow('no longer imports less');
});

test('removes the debug output of the compression package', async () => {
  const { load } = silentDebug();
  expect(createRequire(require.resolve('compression')).resolve('debug')).toMatch(load.filter.id);
  const module = { exports: (_: string) => (_: string) => {} };
  new Function('module', load.handler().code)(module);
  expect(module.exports('compression')('no compression: %s')).toBeUndefined();
});
