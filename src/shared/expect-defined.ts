/** Returns a value that can't be missing. Throws with its name if it is missing. */
export function expectDefined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}
