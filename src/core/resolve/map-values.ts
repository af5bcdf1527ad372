/** A list of what `map` makes of each entry; the list itself when that is what was there. */
export function mapEntries<Entry>(list: Entry[], map: (entry: Entry, index: number) => Entry): Entry[] {
  let copy: Entry[] | undefined;
  for (let index = 0; index < list.length; index++) {
    // There is one: the index is that of a list without holes.
    const entry = list[index] as Entry;
    const mapped = map(entry, index);
    if (mapped === entry) continue;
    copy ??= [...list];
    copy[index] = mapped;
  }
  return copy ?? list;
}

/** An object of what `map` makes of each value; the object itself when that is what was there. */
export function mapValues<Value>(
  object: Record<string, Value>,
  map: (value: Value, key: string) => Value,
): Record<string, Value> {
  let copy: Record<string, Value> | undefined;
  for (const key of Object.keys(object)) {
    // The key is one of its own.
    const value = object[key] as Value;
    const mapped = map(value, key);
    if (mapped === value) continue;
    copy ??= { ...object };
    copy[key] = mapped;
  }
  return copy ?? object;
}
