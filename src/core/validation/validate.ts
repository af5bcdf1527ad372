import { version, type WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { explain } from './explain.ts';
import type { AjvFinding } from './finding.ts';

/**
 * Proves that a value has the shape of a site. A file of another version is told so, and nothing else. `isInText` tells
 * what is written before a text, and not in the site file.
 */
export function validate(
  registry: BlockRegistry,
  value: unknown,
  isInText: (pointer: Pointer) => boolean,
): { site: WrittenSite } | { problems: Problem[] } {
  const other = otherVersion(value);
  if (other) return { problems: [other] };
  if (registry.accepts(value)) return { site: value };
  // What is refused has errors, and these bring their schema along: that is how ajv is set up.
  return { problems: explain(registry, registry.accepts.errors as AjvFinding[], value, isInText) };
}

/** Says that a file is of a version that is not the known one; nothing when it is, or when it names no version. */
export function otherVersion(value: unknown, known: number = version): Problem | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  const found = value.version;
  // There never was a version of any other number: the shape of the file says so.
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 0 || found === known) return undefined;
  const code = found < known ? 'OF902' : 'OF901';
  return { code, at: { pointer: '/version', part: 'value' }, words: { found, known } };
}
