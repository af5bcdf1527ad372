/** The files that coverage counts. */
export const counted = [
  'core',
  'fixes',
  'edit',
  'resume-import',
  'translate',
  'shared',
  'node',
  'doctor',
  'cli',
  'blocks',
  'components',
].map((folder) => `src/${folder}/**/*.{ts,tsx}`);

/** The files whose branches have to be covered completely. */
export const complete = [
  ...['core', 'fixes', 'edit', 'resume-import', 'translate', 'shared'].map((folder) => `src/${folder}/**`),
  ...['index', 'content', 'resume', 'structured-data', 'check-levels', 'check-form-settings'].map(
    (name) => `src/blocks/*/${name}.ts`,
  ),
];
