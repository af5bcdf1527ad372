import type { Schema } from '../../core/resolve/walk.ts';

/** What is unknown and what is missing in one object. */
export interface MissingProperties {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: string[];
  /** Required settings that are missing. What an unknown one stands for is taken from the list. */
  missing: Set<string>;
  /** Whether it is written before a text, and not in the site file. */
  isInText: boolean;
}

/** Takes a setting that is there now from those that are missing. It may make another one unnecessary. */
export function removeMissing(name: string, { schema, missing }: MissingProperties): void {
  missing.delete(name);
  if (schema.if?.required?.includes(name)) for (const other of new Set(schema.else?.required)) missing.delete(other);
}

/** The names of the settings that an object can have. */
export const namesOf = ({ properties }: Schema) => Object.keys({ ...properties });
