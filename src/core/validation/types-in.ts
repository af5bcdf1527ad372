/** The types that a value may be of, where a schema names one or several. */
export const typesIn = (type: unknown): string[] => [type ?? []].flat().map(String);
