import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { composeSchema } from '../../schema/compose.ts';
import { entities, namedReferences } from '../../scripts/bundle/one-entity-table.js';
import { sorted } from '../../scripts/bundle/related-grammars.js';
import { schemaOnce } from '../../scripts/bundle/schema-once.js';
import { silentDebug } from '../../scripts/bundle/silent-debug.js';
import { slim } from '../../scripts/bundle/slim-mime-db.js';
import { blocks } from '../../src/blocks/schemas.ts';
import { changeValidator, options, withoutDescriptions } from '../../src/core/validation/compile-validator.ts';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

/* A project of one source, and a bundler that copies it. */
async function project() {
  const folder = await folderOf({ 'src/source.ts': 'first', 'node_modules/vite/package.json': {} });
  await cp(join(root, 'scripts/bundle.js'), join(folder, 'scripts/bundle.js'));
  const { bundle } = await import(pathToFileURL(join(folder, 'scripts/bundle.js')).href);
  const source = join(folder, 'src/source.ts');
  const copy = async (to: string) => {
    await mkdir(to, { recursive: true });
    await writeFile(join(to, 'bundles.json.br'), await readFile(source));
  };
  const cached = async () =>
    (await readdir(join(folder, 'node_modules/.cache/onefolio'))).filter((name) => name.startsWith('bundles-'));
  return { bundle, source, copy, cached };
}

test('bundles again if a source was saved meanwhile, and removes the first result', async () => {
  const { bundle, source, copy, cached } = await project();
  let tries = 0;
  const folder = await bundle(async (to: string) => {
    await copy(to);
    if (tries++ === 0) await writeFile(source, 'second');
  });
  expect(await readFile(join(folder, 'bundles.json.br'), 'utf8')).toBe('second');
  expect(await cached()).toEqual([basename(folder)]);
  await writeFile(source, 'first');
  expect(await readFile(join(await bundle(copy), 'bundles.json.br'), 'utf8')).toBe('first');
});

test('leaves nothing behind if bundling fails', async () => {
  const { bundle, copy, cached } = await project();
  const fail = async (to: string) => {
    await copy(to);
    throw new Error('unexpected token');
  };
  await expect(bundle(fail)).rejects.toThrow('unexpected token');
  expect(await cached()).toEqual([]);
});

test.each(['EACCES', 'EPERM', 'EROFS'])('explains a clone in which this user can not write (%s)', async (code) => {
  const { bundle } = await project();
  const fail = () => Promise.reject(Object.assign(new Error(`${code}: mkdir`), { code }));
  await expect(bundle(fail)).rejects.toThrow(/^this user can't write to .*onefolio\. Run the command once/);
});

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

interface Types {
  [type: string]: { compressible?: boolean };
}
const types: Types = JSON.parse(await readFile(join(root, 'node_modules/mime-db/db.json'), 'utf8'));

test('keeps only whether each type is compressible', () => {
  const slimmed: Types = slim(types);
  for (const [type, { compressible }] of Object.entries(types))
    expect(slimmed[type]).toEqual(compressible === undefined ? undefined : { compressible });
});

test('fails if no type specifies whether it is compressible', () => {
  expect(() => slim({ 'text/plain': { isCompressible: true } })).toThrow('no longer marks compressible types');
});

const ofMarkdown = createRequire(require.resolve('mdast-util-from-markdown'));
const theirs = createRequire(ofMarkdown.resolve('micromark')).resolve('decode-named-character-reference');
const { characterEntities } = await import(createRequire(theirs).resolve('character-entities'));
const { decodeNamedCharacterReference } = await import(
  `data:text/javascript,${encodeURIComponent(namedReferences(pathToFileURL(entities).href))}`
);

test('decodes every character reference like the removed table', () => {
  const names = Object.keys(characterEntities);
  expect(names.length).toBeGreaterThan(2000);
  for (const name of names) expect(decodeNamedCharacterReference(name)).toBe(characterEntities[name]);
});

test('returns nothing for an unknown name', () => {
  for (const name of ['', 'amp2', 'Notin', 'constructor', 'ampx', 'toString'])
    expect(decodeNamedCharacterReference(name)).toBe(false);
});
