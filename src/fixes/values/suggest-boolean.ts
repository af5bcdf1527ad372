const words = {
  true: 'true yes y on 1 enabled oui ja sí si sim da نعم',
  false: 'false no n off 0 disabled non nein nee não нет لا',
} as const;

const known = new Map(
  Object.entries(words).flatMap(([value, list]) => list.split(' ').map((word) => [word, value === 'true'] as const)),
);

/** What a word or a figure for yes or no means; undefined for any other. */
export const suggestBoolean = (value: unknown): boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' ? known.get(String(value).trim().toLowerCase()) : undefined;
