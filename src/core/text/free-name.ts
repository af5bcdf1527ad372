/** Returns a name that isn't taken: the name itself, or the name with the first free number up to 999. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; number < 1000 && isTaken(free); number++) free = `${name}-${number}`;
  return free;
}

/** Returns a free file path in the same way; the number precedes the extension. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const [ending = ''] = /\.[^./]*$/.exec(path) ?? [];
  const name = path.slice(0, path.length - ending.length);
  return `${freeName(name, (name) => isTaken(name + ending))}${ending}`;
}

/** Creates a function that returns a free name in the same way, and takes it. It tries `wanted` before the numbers. */
export function freeNames(taken: Iterable<string>): (name: string, wanted?: string) => string {
  const used = new Set(taken);
  // The next number for each name: starting at 2 for each of thousands of equal names would take minutes.
  const numbers = new Map<string, number>();
  return (name, wanted = name) => {
    let free = wanted;
    let number = numbers.get(name) ?? 2;
    for (; used.has(free); number++) free = `${name}-${number}`;
    numbers.set(name, number);
    used.add(free);
    return free;
  };
}
