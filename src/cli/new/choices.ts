/** The professions with a first site of their own, by the values of --as. */
export const professions = {
  developer: 'Developer',
  designer: 'Designer',
  photographer: 'Photographer, architect or artist',
  researcher: 'Researcher or teacher',
  practitioner: 'Practitioner: psychologist, doctor, lawyer …',
  consultant: 'Consultant',
  writer: 'Writer or journalist',
  translator: 'Translator or interpreter',
  student: 'Student',
} as const;

export type Profession = keyof typeof professions;

/** The hosts for a new site, by the values of --host. */
export const hostings = {
  github: 'GitHub Pages',
  netlify: 'Netlify',
  vercel: 'Vercel',
  cloudflare: 'Cloudflare Pages',
  none: 'Another host, or decide later',
} as const;

export type Hosting = keyof typeof hostings;
