import type { MissingProperties } from '../../core/validation/finding.ts';
import type { Schema } from '../../core/validation/schema.ts';

/** What is unknown and what is missing in one object. What an unknown setting stands for is taken from what is missing. */
export type PropertyIssues = Omit<MissingProperties, 'missing'> & { missing: Set<string> };

/** Takes a setting that is there now from those that are missing. It may make another one unnecessary. */
export function removeMissing(name: string, { schema, missing }: PropertyIssues): void {
  missing.delete(name);
  if (schema.if?.required?.includes(name)) for (const other of new Set(schema.else?.required)) missing.delete(other);
}

/** The names of the settings that an object can have. */
export const propertyNames = ({ properties }: Schema) => Object.keys({ ...properties });
