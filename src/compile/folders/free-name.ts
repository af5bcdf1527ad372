/** A name that nothing has yet: itself, or with the first number behind it that makes it one. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`;
  return free;
}
