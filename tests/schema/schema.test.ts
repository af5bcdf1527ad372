import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeSchema } from '../../schema/compose.ts';
import { icons } from '../../schema/icons.ts';
import { labels } from '../../schema/labels.ts';
import { patternSentences } from '../../schema/pattern-sentences.ts';
import { patterns } from '../../schema/patterns.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { root } from '../support/root.ts';

type Node = Record<string, unknown>;
const schema = composeSchema(blocks) as unknown as Node;

/* Yields every schema inside a schema, with the path to it. */
function* schemas(node: Node, path = ''): Generator<[path: string, node: Node]> {
  yield [path || '/', node];
  for (const key of ['properties', 'definitions'] as const)
    for (const [name, inner] of Object.entries((node[key] ?? {}) as Node))
      yield* schemas(inner as Node, `${path}/${name}`);
  // A text by language refers to the definition of one language, which is listed there.
  const { additionalProperties: named } = node as { additionalProperties?: Node };
  if (named?.properties) yield* schemas(named, `${path}/*`);
  for (const key of ['items', 'if', 'then', 'else'] as const)
    if (node[key]) yield* schemas(node[key] as Node, `${path}/${key}`);
  for (const [index, inner] of ((node.allOf ?? []) as Node[]).entries()) yield* schemas(inner, `${path}/allOf${index}`);
}

/* The keywords that messages, generators and forms support. A new one needs a message and a generator. */
const vocabulary = [
  '$ref',
  '$schema',
  'additionalProperties',
  'allOf',
  // Only in conditions, which reject nothing.
  'anyOf',
  'const',
  'default',
  'definitions',
  'description',
  'else',
  'enum',
  'examples',
  'if',
  'items',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'properties',
  'required',
  'then',
  'title',
  'type',
  'uniqueItems',
];

test('uses a closed set of keywords', () => {
  const used = new Set([...schemas(schema)].flatMap(([, node]) => Object.keys(node)));
  expect([...used].filter((keyword) => !vocabulary.includes(keyword))).toEqual([]);
});

test('has no other keyword beside a $ref', () => {
  for (const [path, node] of schemas(schema))
    if (node.$ref) expect([path, Object.keys(node)]).toEqual([path, ['$ref']]);
});

test('describes every setting with a title and a sentence', () => {
  for (const [path, node] of schemas(schema)) {
    if (/\/(?:if|then|else)\b/.test(path)) continue;
    for (const [name, property] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
      expect([`${path}/${name}`, typeof property.title]).toEqual([`${path}/${name}`, 'string']);
      expect([`${path}/${name}`, String(property.description)]).toEqual([
        `${path}/${name}`,
        expect.stringMatching(/\S.*\.\)?$/),
      ]);
    }
  }
});

test('refuses unknown settings in every object, except notes, texts by language and maps with names from the owner', () => {
  for (const [path, node] of schemas(schema)) {
    const isObject = [node.type].flat().includes('object') && node.title !== 'Block' && !path.endsWith('/if');
    if (!isObject || path === '/notes' || isByLanguage(node) || isNamed(node)) continue;
    expect([path, node.additionalProperties]).toEqual([path, false]);
  }
});

const isNamed = ({ additionalProperties }: Node): boolean => Object(additionalProperties).properties !== undefined;

test('accepts for each language what is allowed without languages', () => {
  const texts = [...schemas(schema)].filter(([, node]) => isByLanguage(node));
  expect(texts.length).toBeGreaterThan(10);
  const definitions = schema.definitions as Record<string, Node>;
  for (const [path, { type, additionalProperties, ...rules }] of texts) {
    const { $ref } = additionalProperties as { $ref: string };
    const one = definitions[$ref.replace('#/definitions/', '')];
    expect([path, type]).toEqual([path, expect.arrayContaining([one?.type])]);
    for (const rule of ['pattern', 'maxLength', 'minItems', 'maxItems'])
      expect([path, rule, rules[rule]]).toEqual([path, rule, one?.[rule]]);
  }
});

const isByLanguage = ({ additionalProperties }: Node): boolean => Object(additionalProperties).$ref !== undefined;

test('has a message for every pattern, and uses no other patterns', () => {
  const known = new Set<string>(Object.values(patterns));
  for (const [path, node] of schemas(schema))
    if (node.pattern) expect([path, known.has(String(node.pattern))]).toEqual([path, true]);
  expect(Object.keys(patternSentences).toSorted()).toEqual(Object.keys(patterns).toSorted());
});

test('limits every number and every text, and describes the items of every list', () => {
  const bounds = { number: ['minimum', 'maximum'], integer: ['minimum', 'maximum'], string: ['maxLength'] };
  const needed: Record<string, string[]> = { ...bounds, array: ['items'], null: ['no such value'] };
  const lacking = [...schemas(schema)].flatMap(([path, node]) => {
    if (node.enum || 'const' in node || node.pattern) return [];
    return (needed[String(node.type)] ?? []).filter((keyword) => !(keyword in node)).map((each) => `${path}: ${each}`);
  });
  expect(lacking).toEqual([]);
});

describe.each(Object.entries(patterns))('the pattern of a %s', (_, pattern) => {
  test.each([
    'a',
    ' ',
    '/',
    '#',
    '-',
    '.',
    'a-',
    'a/',
    '/a',
    '\n',
    '{',
    '@',
    'https://a/',
    'mailto:',
    '\u202E',
    '(',
    '9 ',
  ])('is matched quickly against 100,000 times %j', (unit) => {
    const expression = new RegExp(pattern, 'u');
    for (const text of [unit.repeat(100_000), `${unit.repeat(100_000)}\u0000`, `https://${unit.repeat(100_000)}\n`]) {
      // CPU time, because a busy machine makes wall time meaningless.
      const before = process.cpuUsage();
      expression.test(text);
      const { user, system } = process.cpuUsage(before);
      // The limit is 50 ms. This allows for slow machines; a quadratic pattern needs minutes.
      expect(user + system).toBeLessThan(500_000);
    }
  });
});

test('has one example for every type of block', () => {
  for (const block of blocks) expect(block.examples).toHaveLength(1);
});

test('has a symbol for every icon', async () => {
  const sprite = await readFile(join(root, 'src/node/render/icons/sprite.svg'), 'utf8');
  for (const icon of icons) expect(sprite).toContain(`<symbol id="of-i-${icon}"`);
});

test('gives every label a valid default', () => {
  for (const [name, { default: label, maxLength }] of Object.entries(labels.properties)) {
    expect([name, new RegExp(patterns.label, 'u').test(label)]).toEqual([name, true]);
    expect(label.length).toBeLessThanOrEqual(maxLength);
  }
});
