import { expect, test } from 'vitest';
import { pointerOf } from '../../src/core/diagnostics/pointer.ts';
import { everything, places } from '../support/sites/everything.ts';
import { compileSite } from '../support/sites/site.ts';

const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype).filter((name) => name !== 'length'),
  ...Object.getOwnPropertyNames(Function.prototype),
];
const names = [...new Set([...inherited, 'prototype', 'then', 'toJSON', '$ref', '$$typeof'])];

const site = everything();
// The notes of the owner and the variants of the CV accept any name.
const objects = places(site).filter(
  ({ value, schema }) => schema.properties && typeof value === 'object' && value !== null,
);

test.each(names.filter((name) => !objects.some(({ value }) => Object.hasOwn(value as object, name))))(
  'rejects a setting called "%s" in every object',
  (name) => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const { site: found, diagnostics } = compileSite(withEverywhere(name, '{"polluted": "yes"}'));
    expect(found).toBeNull();
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual(
      [...objects.map(({ steps }) => [...steps, name]), ['outputs', 'variants', name, 'polluted']]
        .map((steps) => `OF104 ${pointerOf(steps)}`)
        .sort(),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  },
);

test('reports a duplicate inherited name, even if it is escaped', () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    for (const again of [name, `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`]) {
      const { diagnostics } = compileSite(`{"a": {"${name}": 1, "${again}": 2}}`);
      expect(diagnostics).toMatchObject([{ code: 'OF003', pointer: `/a/${name}` }]);
    }
});

/* The site with one more setting at the end of every object, as text: assigning "__proto__" would set the prototype. */
function withEverywhere(name: string, value: string): string {
  const write = (part: unknown): string => {
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const entries = Object.entries(part).map(([key, entry]) => `${JSON.stringify(key)}:${write(entry)}`);
    return `{${[...entries, `${JSON.stringify(name)}:${value}`].join(',\n')}}`;
  };
  const { notes: _, ...others } = site;
  return write(others);
}
