import type { Step } from './step.ts';
import { versionOneToTwo } from './version-1-to-2.ts';

/** Every step there is, a file each. */
export const steps: readonly Step[] = [versionOneToTwo];
