import table from './families.json';

/** The open font families that a site can use, each with the kind of its letters, and its npm package. */
export const families = table as Readonly<Record<string, 'sans' | 'serif'>>;

/** The npm package of a family: "@fontsource-variable/dm-sans" for "DM Sans". */
export const packageOf = (family: string): string =>
  `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;
