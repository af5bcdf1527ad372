/** Adds an entry to a map, or makes it the latest one. Removes the oldest entries if there are more than `most`. */
export function keepLatest<Value>(map: Map<string, Value>, most: number, name: string, value: Value): void {
  // An entry that is set again would keep its place.
  map.delete(name);
  map.set(name, value);
  for (const oldest of [...map.keys()].slice(0, -most)) map.delete(oldest);
}
