import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Location, movedFix, type Pointer, type Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../source/pointer.ts';
import { isByLanguage } from '../validation/schema.ts';
import { startIn, stepInto } from '../validation/schema-visitor.ts';

/**
 * Where a value of a localised site stands in the site as it is written: "/pages/0/title" is "/pages/0/title/fr" where it
 * has a French text, and "/pages/0/title/en" where the base stands in for it.
 */
export function writtenPlace(
  registry: BlockRegistry,
  written: unknown,
  pointer: Pointer,
  language: string,
  base: string,
): Pointer {
  const steps: string[] = [];
  let here = startIn(written);
  const go = (step: string) => {
    steps.push(step);
    here = stepInto(registry, here, step);
  };
  const enter = () => {
    const { schema, value } = here;
    if (!schema || !isRecord(value) || !isByLanguage(schema, value)) return;
    const tag = Object.hasOwn(value, language) ? language : base;
    if (Object.hasOwn(value, tag)) go(tag);
  };
  for (const step of stepsOf(pointer)) {
    enter();
    go(step);
  }
  enter();
  return pointerOf(steps);
}

/** A location in a localised site, as it is written; `placeOf` says where a value stands. */
export const asLocated = <At extends Location>(at: At, placeOf: (pointer: Pointer) => Pointer): At =>
  // What stands in a file has its place there; a key is that of the setting.
  'offset' in at || at.part === 'key' ? at : { ...at, pointer: placeOf(at.pointer) };

/** A problem of a localised site, told where it is written. */
export function withSourcePointers(problem: Problem, placeOf: (pointer: Pointer) => Pointer): Problem {
  const moved = <At extends Location>(at: At): At => asLocated(at, placeOf);
  const { related, fix } = problem;
  return {
    ...problem,
    at: moved(problem.at),
    ...(related && { related: related.map((each) => ({ ...each, at: moved(each.at) })) }),
    ...(fix && { fix: movedFix(fix, moved) }),
  };
}
