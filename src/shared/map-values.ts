/** Maps the entries of a list. Returns the same list if no entry changes. */
export function mapEntries<Entry>(list: Entry[], map: (entry: Entry, index: number) => Entry): Entry[] {
  let copy: Entry[] | undefined;
  for (let index = 0; index < list.length; index++) {
    // The index is within the bounds of a dense list.
    const entry = list[index] as Entry;
    const mapped = map(entry, index);
    if (mapped === entry) continue;
    copy ??= [...list];
    copy[index] = mapped;
  }
  return copy ?? list;
}

/** Maps the values of an object. Returns the same object if no value changes. */
export function mapValues<Value>(
  object: Record<string, Value>,
  map: (value: Value, key: string) => Value,
): Record<string, Value> {
  let copy: Record<string, Value> | undefined;
  for (const key of Object.keys(object)) {
    // The key is from Object.keys.
    const value = object[key] as Value;
    const mapped = map(value, key);
    if (mapped === value) continue;
    copy ??= { ...object };
    copy[key] = mapped;
  }
  return copy ?? object;
}
