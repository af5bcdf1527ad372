import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** Replaces a file system call in all code until the test ends. */
export function insteadOf<Name extends keyof typeof promises>(
  name: Name,
  make: (original: (typeof promises)[Name]) => (...words: never[]) => unknown,
): void {
  const original = promises[name];
  const put = (call: unknown) => {
    Object.assign(promises, { [name]: call });
    syncBuiltinESMExports();
  };
  put(make(original));
  onTestFinished(() => put(original));
}
