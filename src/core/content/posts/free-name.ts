/** A name that nothing has yet: itself, or with the first number behind it that makes it one, of a thousand. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; number < 1000 && isTaken(free); number++) free = `${name}-${number}`;
  return free;
}

/** The path of a file that nothing has yet, in the same way: its number comes before its ending. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const [ending = ''] = /\.[^./]*$/.exec(path) ?? [];
  const name = path.slice(0, path.length - ending.length);
  return `${freeName(name, (name) => isTaken(name + ending))}${ending}`;
}
