import type { Location, Problem } from '../diagnostics/diagnostic.ts';

/** Something that has a name, and where that is written. */
interface Named {
  name: string;
  at: Location;
}

/**
 * Every name that was there before, told where it stands the second time; `way` says what to do about it, in general or for
 * this one.
 */
export function repeatedNames<Each extends Named>(
  code: 'OF202' | 'OF203' | 'OF215' | 'OF216',
  names: readonly Each[],
  way: string | ((each: Each, earlier: Each) => Pick<Problem, 'fix' | 'words'>),
): Problem[] {
  const first = new Map<string, Each>();
  return names.flatMap((each): Problem[] => {
    const { name, at } = each;
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, each);
      return [];
    }
    const related = [{ at: earlier.at, text: 'first used here' }];
    return [
      { code, at, words: { found: name }, related, ...(typeof way === 'string' ? { label: way } : way(each, earlier)) },
    ];
  });
}
