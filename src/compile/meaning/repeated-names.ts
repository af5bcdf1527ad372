import type { Location, Problem } from '../diagnostic/diagnostic.ts';

/** Every name that was there before, told where it stands the second time; `label` says what to do about it. */
export function repeatedNames(
  code: 'OF202' | 'OF203' | 'OF215' | 'OF216',
  names: { name: string; at: Location }[],
  label: string,
): Problem[] {
  const first = new Map<string, Location>();
  return names.flatMap(({ name, at }) => {
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, at);
      return [];
    }
    return [{ code, at, words: { found: name }, label, related: [{ at: earlier, text: 'used here first' }] }];
  });
}
