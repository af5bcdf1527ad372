import { point } from '../../../schema/parts.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Location, movedFix, type Pointer, type Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../diagnostics/pointer.ts';
import { isByLanguage } from '../validation/schema.ts';
import { startIn, stepInto } from '../validation/schema-visitor.ts';

/**
 * Maps a pointer in a localized site to its source: "/pages/0/title" becomes "/pages/0/title/fr" if a French text
 * exists, and "/pages/0/title/en" if the base is the fallback.
 */
export function localizedToSource(
  registry: BlockRegistry,
  written: unknown,
  pointer: Pointer,
  language: string,
  base: string,
): Pointer {
  const steps: string[] = [];
  let current = startIn(written);
  const go = (step: string) => {
    steps.push(step);
    current = stepInto(registry, current, step);
  };
  const enterLanguage = (step?: string) => {
    // A point with words is a text here.
    if (current.schema === point && step !== 'in') go('text');
    const { schema, value } = current;
    if (!schema || !isRecord(value) || !isByLanguage(schema, value)) return;
    const tag = Object.hasOwn(value, language) ? language : base;
    if (Object.hasOwn(value, tag)) go(tag);
  };
  for (const step of stepsOf(pointer)) {
    enterLanguage(step);
    go(step);
  }
  enterLanguage();
  return pointerOf(steps);
}

/** Maps a location in a localized site to its source with `toSource`, which maps pointers. */
export const mapLocation = <At extends Location>(at: At, toSource: (pointer: Pointer) => Pointer): At =>
  // Locations in files don't change, and neither do keys.
  'offset' in at || at.part === 'key' ? at : { ...at, pointer: toSource(at.pointer) };

/** Maps the locations of a problem in a localized site to their sources with `toSource`. */
export function withSourcePointers(problem: Problem, toSource: (pointer: Pointer) => Pointer): Problem {
  const moved = <At extends Location>(at: At): At => mapLocation(at, toSource);
  const { related, fix } = problem;
  return {
    ...problem,
    at: moved(problem.at),
    ...(related && { related: related.map((each) => ({ ...each, at: moved(each.at) })) }),
    ...(fix && { fix: movedFix(fix, moved) }),
  };
}
