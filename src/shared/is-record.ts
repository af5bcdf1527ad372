/** Whether a value has properties: an object or an array, and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
