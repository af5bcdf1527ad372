/* Generated from the folders in src/looks/ by `npm run generate`. */

/** The names of all looks. The first one is the default. */
export const looks = ['door', 'letterhead', 'offprint', 'plate', 'poster'] as const;
