import type { Pointer } from '../diagnostic/diagnostic.ts';

/** The steps of a pointer, escapes undone: "/a~1b/0" is ["a/b", "0"]. */
export function stepsOf(pointer: Pointer): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export const pointerOf = (steps: readonly (string | number)[]): Pointer =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
