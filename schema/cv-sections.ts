/** The sections of a CV, in order. Other sections come before the languages. */
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
