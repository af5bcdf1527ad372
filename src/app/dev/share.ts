/** The new value, with every part that has not changed taken from the old one: views of those parts stay as they are. */
export function share<Value>(old: unknown, value: Value): Value {
  if (Object.is(old, value)) return value;
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return value;
  if (Array.isArray(old) !== Array.isArray(value)) return value;
  const names = Object.keys(value);
  let isSame = names.length === Object.keys(old).length;
  const parts = names.map((name) => {
    const before = (old as Record<string, unknown>)[name];
    const part = share(before, (value as Record<string, unknown>)[name]);
    isSame &&= Object.hasOwn(old, name) && Object.is(part, before);
    return part;
  });
  if (isSame) return old as Value;
  return (Array.isArray(value) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as Value;
}
