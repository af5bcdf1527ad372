import type { ErrorObject } from 'ajv';

/** An error of ajv in verbose mode. */
export type Finding = ErrorObject<string, Record<string, unknown>, Record<string, unknown>>;
