/** Returns the values that aren't undefined. */
export const defined = <Value>(...values: (Value | undefined)[]): Value[] =>
  values.filter((value): value is Value => value !== undefined);

/** Removes empty arrays and undefined values from an object. */
export const omitEmpty = <Any extends object>(object: Any): Any =>
  // Only optional properties can be empty or undefined.
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Any;
