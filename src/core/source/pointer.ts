import type { Pointer } from '../diagnostics/diagnostic.ts';

/** The steps of a pointer, escapes undone: "/a~1b/0" is ["a/b", "0"]. */
export function stepsOf(pointer: Pointer): string[] {
  const steps = pointer.split('/').slice(1);
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

/** The pointer of some steps, escapes done. Of a large site there are very many. */
export function pointerOf(steps: readonly (string | number)[]): Pointer {
  let pointer = '';
  for (const step of steps) pointer += `/${typeof step === 'string' && /[~/]/.test(step) ? escaped(step) : step}`;
  return pointer;
}

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');
