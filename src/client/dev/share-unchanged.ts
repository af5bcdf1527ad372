import { isRecord } from '../../shared/is-record.ts';

/** Returns the new value with equal parts replaced by those of the old one, so that their views don't re-render. */
export function shareUnchanged<Value>(old: unknown, value: Value): Value {
  if (Object.is(old, value)) return value;
  if (!isRecord(old) || !isRecord(value)) return value;
  if (Array.isArray(old) !== Array.isArray(value)) return value;
  const names = Object.keys(value);
  let isSame = names.length === Object.keys(old).length;
  const parts = names.map((name) => {
    const before = old[name];
    const part = shareUnchanged(before, value[name]);
    isSame &&= Object.hasOwn(old, name) && Object.is(part, before);
    return part;
  });
  const built = Array.isArray(value) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]));
  // Every property equals that of the new value.
  return (isSame ? old : built) as Value;
}
