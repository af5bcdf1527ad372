import { isRecord } from '../shared/is-record.ts';

/** The code of what was caught, such as "ENOENT"; undefined where it has none. */
export const codeOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error.code === 'string' ? error.code : undefined;

/** What was caught says this of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
