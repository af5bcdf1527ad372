/** Returns the types of a schema as an array. */
export const typesIn = (type: unknown): string[] => [type ?? []].flat().map(String);
