/** The sections of a CV, in their order. What has no place among them stands before the languages. */
export const cvKinds = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'credentials',
  'publications',
  'volunteering',
  'other',
  'languages',
  'interests',
  'quotes',
] as const;
