import { version, type WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { explain } from './explain.ts';
import type { AjvFinding } from './finding.ts';

/**
 * Validates a value against the schema of a site. For a file of another version, reports only the version. `isInText`
 * returns whether a value is in front matter instead of the site file.
 */
export function validate(
  registry: BlockRegistry,
  value: unknown,
  isInText: (pointer: Pointer) => boolean,
): { site: WrittenSite } | { problems: Problem[] } {
  const other = otherVersion(value);
  if (other) return { problems: [other] };
  if (registry.accepts(value)) return { site: value };
  // A rejected value has errors with their schemas, because ajv runs in verbose mode.
  return { problems: explain(registry, registry.accepts.errors as AjvFinding[], value, isInText) };
}

/** Reports a file of another version; undefined if the version matches or is missing. */
export function otherVersion(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  const found = value.version;
  // Other numbers were never versions, so the schema reports them.
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 0 || found === version) return undefined;
  return { code: 'OF901', at: { pointer: '/version', part: 'value' }, details: { found, known: version } };
}
