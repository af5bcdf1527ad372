import { isRecord } from '../shared/is-record.ts';

/** The code of a caught error, such as "ENOENT"; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error.code === 'string' ? error.code : undefined;

/** The message of a caught error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
