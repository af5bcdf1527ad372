import { site as siteSchema } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Location, Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { type Schema, shapeOf } from '../resolve/walk.ts';
import { pointerOf, stepsOf } from '../source/pointer.ts';
import { type ByLanguage, isByLanguage } from './by-language.ts';

/**
 * Where a value of a localised site stands in the site as it is written: "/pages/0/title" is "/pages/0/title/fr" where it
 * has a French text, and "/pages/0/title/en" where the base stands in for it.
 */
export function writtenPlace(written: unknown, pointer: Pointer, language: string, base: string): Pointer {
  const steps: string[] = [];
  let schema: Schema | undefined = siteSchema;
  let here = written;
  const enter = () => {
    if (!schema || !isByLanguage(schema, here)) return;
    const texts = here as ByLanguage;
    const tag = Object.hasOwn(texts, language) ? language : base;
    if (!Object.hasOwn(texts, tag)) return;
    steps.push(tag);
    here = texts[tag];
  };
  for (const step of stepsOf(pointer)) {
    enter();
    const shape: Schema | undefined = schema && isRecord(here) ? shapeOf(schema, here) : schema;
    schema = Array.isArray(here) ? shape?.items : shape?.properties?.[step];
    here = isRecord(here) && Object.hasOwn(here, step) ? here[step] : undefined;
    steps.push(step);
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
    ...(fix && { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, at: moved(edit.at) })) } }),
  };
}
