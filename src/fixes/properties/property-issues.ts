import type { MissingProperties } from '../../core/validation/finding.ts';
import type { Schema } from '../../core/validation/schema.ts';

/**
 * The unknown and the missing settings of an object. If an unknown setting provides a missing one, it is removed from
 * `missing`.
 */
export type PropertyIssues = Omit<MissingProperties, 'missing'> & { missing: Set<string> };

/** Removes a setting from the missing ones, and also those that it replaces. */
export function removeMissing(name: string, { schema, missing }: PropertyIssues): void {
  missing.delete(name);
  if (schema.if?.required?.includes(name)) for (const other of new Set(schema.else?.required)) missing.delete(other);
}

/** Returns the names of the supported settings. */
export const propertyNames = ({ properties }: Schema) => Object.keys({ ...properties });
