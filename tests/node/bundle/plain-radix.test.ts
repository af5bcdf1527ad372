import { expect, test } from 'vitest';
import { plainRadix } from '../../../src/node/bundle/plain-radix.ts';

const { transform } = plainRadix() as unknown as { transform: { handler(code: string): { code: string } } };
const plain = (code: string) => transform.handler(code).code;

test('takes the names that Radix gives out of its files, and leaves all else', () => {
  expect(plain('var A = __name((props) => f(props, "é"), "A"); A.id = 1;')).toBe(
    'var A = ((props) => f(props, "é")); A.id = 1;',
  );
  expect(plain('function a() {}\n__name(a, "a");')).toBe('function a() {}\n(a);');
  expect(plain('A.displayName = part + "Context";\nshow(A);')).toBe('\nshow(A);');
});

test('takes out the names in what has a name itself', () => {
  const code = 'var A = __name(() => { const b = __name(() => 1, "b"); b.displayName = "B"; return b; }, "A");';
  expect(plain(code)).toBe('var A = (() => { const b = (() => 1);  return b; });');
});

test('fails when Radix no longer names its functions in the known way', () => {
  expect(() => plain('function a() {}')).toThrow('Radix has renamed its functions');
});
