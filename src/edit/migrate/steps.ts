import type { Step } from './step.ts';

/** Every step there is, a file each: none, as long as version 1 is the only one. */
export const steps: readonly Step[] = [];
