/** A list of what `map` makes of each entry; the list itself when that is what was there. */
export function mapEntries<Entry>(list: Entry[], map: (entry: Entry, index: number) => Entry): Entry[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

/** An object of what `map` makes of each value; the object itself when that is what was there. */
export function mapValues<Value>(
  object: Record<string, Value>,
  map: (value: Value, key: string) => Value,
): Record<string, Value> {
  const entries = Object.entries(object);
  const mapped = entries.map(([key, value]) => map(value, key));
  return mapped.every((value, index) => value === entries[index]?.[1])
    ? object
    : Object.fromEntries(entries.map(([key], index) => [key, mapped[index] as Value]));
}
