import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutNames } from '../../../src/node/bundle/plain-radix.ts';
import { root } from '../../support/root.ts';

const sourceOf = (name: string) => readFileSync(join(root, `node_modules/@radix-ui/${name}/dist/index.mjs`), 'utf8');

test.each(['react-progress', 'react-context', 'react-slot', 'react-primitive'])(
  'takes the names for tools out of %s, and leaves the rest',
  (name) => {
    const [before, after] = [sourceOf(name), withoutNames(sourceOf(name))];
    expect(after).not.toMatch(/ __name\(|displayName = /);
    const exportsOf = (text: string) => /^export \{[^}]*\}/m.exec(text)?.[0];
    expect(exportsOf(after)).toBe(exportsOf(before));
    expect(after.length).toBeLessThan(before.length);
  },
);

test('says so when Radix gives its names in another way', () => {
  expect(() => withoutNames('const Provider = () => null;')).toThrow('Radix no longer names its functions');
});
