import type { Location, Problem } from '../diagnostics/diagnostic.ts';

/** A name, and its location. */
interface Named {
  name: string;
  at: Location;
}

/** Reports every repeated name, with the location of its first use. `advice` is a label, or returns a fix for one name. */
export function repeatedNames<Each extends Named>(
  code: 'OF202' | 'OF203' | 'OF215' | 'OF216',
  names: readonly Each[],
  advice: string | ((each: Each, earlier: Each) => Pick<Problem, 'fix' | 'details'>),
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
      {
        code,
        at,
        details: { found: name },
        related,
        ...(typeof advice === 'string' ? { label: advice } : advice(each, earlier)),
      },
    ];
  });
}
