import type { Step } from './step.ts';
import { versionOneToTwo } from './version-1-to-2.ts';

/** All steps. */
export const steps: readonly Step[] = [versionOneToTwo];
