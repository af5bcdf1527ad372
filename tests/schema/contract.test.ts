import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { accepts } from '../../src/blocks/accepts.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith, smallSite } from '../support/sites/site.ts';

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const exported = async (name: string) => JSON.parse(await readFile(join(root, manifest.exports[name]), 'utf8'));
const schema = await exported('./schema');

test('compiles with the default options of ajv, without warnings about anything but union types', () => {
  const said: string[] = [];
  const hear = (line: string) => said.push(line);
  new Ajv({ logger: { log: hear, warn: hear, error: hear } }).compile(schema);
  expect(said.filter((line) => !line.includes('allowUnionTypes'))).toEqual([]);
});

test('is one draft-07 schema without references to other files', () => {
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  const references = [...JSON.stringify(schema).matchAll(/"\$(?:ref|id)":"([^"]*)"/g)].map(([, target]) => target);
  expect(references.filter((target) => !target?.startsWith('#/definitions/'))).toEqual([]);
});

/* Valid sites, and sites with a mistake at every kind of place. */
const sites = [
  smallSite(),
  {},
  [],
  { ...smallSite(), version: 3 },
  { ...smallSite(), colour: 'red' },
  { ...smallSite(), pages: [{ path: 'about', title: 'x', blocks: [] }] },
  ...blocks.flatMap(({ properties }) => {
    const example = exampleOf(properties.type.const);
    const names = Object.keys(example);
    return [
      siteWith(example),
      siteWith({ ...example, unknown: 1 }),
      ...names.map((name) => siteWith({ ...example, [name]: null })),
      ...names.map((name) => siteWith({ ...example, [name]: undefined })),
    ].map((site) => JSON.parse(JSON.stringify(site)));
  }),
];

test('accepts the same sites as Onefolio, with ajv and with another validator', () => {
  const byAjv = new Ajv({ allowUnionTypes: true }).compile(schema);
  const other = new Validator(schema, '7');
  const verdicts = sites.map((site) => accepts(site));
  expect(sites.map((site) => byAjv(site))).toEqual(verdicts);
  expect(sites.map((site) => other.validate(site).valid)).toEqual(verdicts);
  expect(new Set(verdicts).size).toBe(2);
});

test('has the same rules as the schema for editors', async () => {
  const editors = new Ajv({ allowUnionTypes: true, strict: false }).compile(await exported('./schema/editor'));
  expect(sites.map((site) => editors(site))).toEqual(sites.map((site) => accepts(site)));
});
