import { isRecord } from '../../shared/is-record.ts';
import type { Pointer } from './diagnostic.ts';

/** Splits a pointer into unescaped steps: "/a~1b/0" is ["a/b", "0"]. */
export function stepsOf(pointer: Pointer): string[] {
  const steps = pointer.split('/').slice(1);
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

/** Joins steps to a pointer, with escapes. Large sites need very many pointers, so this is a loop. */
export function pointerOf(steps: readonly (string | number)[]): Pointer {
  let pointer = '';
  for (const step of steps) pointer += `/${typeof step === 'string' && /[~/]/.test(step) ? escapeStep(step) : step}`;
  return pointer;
}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value at these steps of a value; undefined if there is none. */
export const valueIn = (value: unknown, steps: readonly (string | number)[]): unknown =>
  steps.reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), value);
